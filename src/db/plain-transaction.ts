import { type DeadLetter, type NewMutation, type QueuedMutation, type Account, type Device, type Row, type Tx } from '#sync/store.ts'
import type { synced } from './place.ts'
import { readOnce } from './read-once.ts'

type Table = (typeof synced)[number]

/**
 * One transaction on the tables that Dexie made (`database.ts`), in the browser's own words. What it writes is not waited for: a
 * write that fails aborts the transaction, and its error is that of the transaction. Nothing is read twice: on a slow device each
 * answer that is waited for is felt.
 */
function transactionOn(transaction: IDBTransaction): Tx {
  const table = (name: Table) => transaction.objectStore(name)
  const index = (name: Table, by: string) => table(name).index(by)
  /** Asked for by everything that writes. */
  let device: Promise<Device | undefined> | undefined
  const accounts = readOnce<Account | undefined>()
  const known = readOnce<Row | undefined>()
  const lanes = readOnce<QueuedMutation[]>()
  const forgetLanes = (mutations: readonly NewMutation[]) => {
    for (const { owner, entity, key } of mutations) lanes.forget([owner, entity, key])
  }

  return {
    device: () => (device ??= readDevice(table('device'))),
    async putDevice(next) {
      device = Promise.resolve(next)
      table('device').put({ ...next, id: 'device' })
    },
    account: (owner) => accounts.ask([owner], () => settled<Account | undefined>(table('accounts').get(owner))),
    async putAccount(account) {
      accounts.forget([account.owner])
      table('accounts').put(account)
    },

    rows: (entity, owner, keys) =>
      Promise.all(keys.map((key) => known.ask([owner, entity, key], () => settled<Row | undefined>(table(entity).get([owner, key]))))),
    allRows: (entity, owner) => settled<Row[]>(table(entity).getAll(allOf(owner))),
    tombstones: (entity, owner) => settled<Row[]>(index(entity, '[owner+tombstone]').getAll([owner, 1])),
    async putRows(entity, rows) {
      // What has no such field is not indexed, so the index holds the few deleted rows only.
      for (const row of rows) {
        known.forget([row.owner, entity, row.key])
        table(entity).put(row.deleted ? { ...row, tombstone: 1 } : unmarked(row))
      }
    },
    async removeRows(entity, owner, keys) {
      for (const key of keys) {
        known.forget([owner, entity, key])
        table(entity).delete([owner, key])
      }
    },

    mutations: async (owner) => inOrder(await settled<QueuedMutation[]>(index('outbox', 'owner').getAll(owner))),
    lane: (...lane) =>
      lanes.ask(lane, async () => inOrder(await settled<QueuedMutation[]>(index('outbox', '[owner+entity+key]').getAll(lane)))),
    mutation: (mutationId) => settled<QueuedMutation | undefined>(index('outbox', 'mutationId').get(mutationId)),
    mutationsAt: (numbers) => Promise.all(numbers.map((n) => settled<QueuedMutation | undefined>(table('outbox').get(n)))),
    async backlog(owner) {
      const [count, oldest, next] = await Promise.all([
        settled(index('outbox', 'owner').count(owner)),
        // Of several records under one key an index gives the first written; one that takes another's place keeps its age.
        settled<QueuedMutation | undefined>(index('outbox', 'owner').get(owner)),
        settled<QueuedMutation | undefined>(index('outbox', '[owner+nextAttemptAt]').get(allOf(owner))),
      ])
      return { count, oldestAt: oldest?.enqueuedAt ?? null, nextAttemptAt: next?.nextAttemptAt ?? null }
    },
    async addMutations(mutations: readonly NewMutation[]) {
      forgetLanes(mutations)
      for (const mutation of mutations) table('outbox').add(mutation)
    },
    async putMutations(mutations) {
      forgetLanes(mutations)
      for (const mutation of mutations) table('outbox').put(mutation)
    },
    async removeMutations(numbers) {
      lanes.forget()
      for (const n of numbers) table('outbox').delete(n)
    },

    deadLetters: (owner) => settled<DeadLetter[]>(index('dead', 'owner').getAll(owner)),
    async putDeadLetter(letter) {
      table('dead').put(letter)
    },
    async removeDeadLetter(mutationId) {
      table('dead').delete(mutationId)
    },
  }
}

async function readDevice(table: IDBObjectStore): Promise<Device | undefined> {
  const found = await settled<(Device & { id: 'device' }) | undefined>(table.get('device'))
  if (found === undefined) return undefined
  const { id: _, ...device } = found
  return device
}

const inOrder = (mutations: readonly QueuedMutation[]): QueuedMutation[] => mutations.toSorted((a, b) => a.n - b.n)

/** All keys that begin with this owner: an array sorts after every text and number. */
const allOf = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []])

function unmarked(row: Row & { tombstone?: unknown }): Row {
  const { tombstone: _, ...rest } = row
  return rest
}

/** The outcome of one request. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

/**
 * Does the work in the transaction and ends it. Resolves with what the work came to once everything is on disk; rejects with nothing
 * changed when the work or the browser fails.
 */
export function completed<T>(transaction: IDBTransaction, work: (tx: Tx) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let value: Promise<T>
    transaction.addEventListener('complete', () => resolve(value))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('the transaction was aborted', 'AbortError')))
    value = work(transactionOn(transaction))
    value.then(
      // Left alone it would first wait until this thread has heard of every write.
      () => canEnd(() => transaction.commit()),
      (error: unknown) => {
        // Otherwise it was over before, and why is not for the work to say.
        if (canEnd(() => transaction.abort())) reject(error)
      },
    )
  })
}

/** False when it is over already: it had nothing to do, a write of it failed, the connection was lost. */
function canEnd(end: () => void): boolean {
  try {
    end()
    return true
  } catch {
    return false
  }
}
