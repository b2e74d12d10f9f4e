import type { Account, DeadLetter, Device, QueuedMutation, Row, Store, Tx } from '#sync/store.ts'
import type { DeviceIdentity } from '#sync/identity.ts'
import { readingOnce } from './reading-once.ts'
import { databaseName, deletionsId, type DeletionsRow, oldestUsable, storedRow, synced } from './schema.ts'

/** The database of this device without Dexie, which would more than double the service worker. */
export interface PlainDatabase {
  store: Store
  /** Who is signed in on this device; null when nobody is. */
  session: () => Promise<DeviceIdentity['session']>
  close: () => void
}

/**
 * Opens the database as the page left it. Undefined where there is none, or one of an older version: making and upgrading it is
 * the page's business, and there is nothing to send before. `changed` is called after each transaction that wrote, for Dexie does
 * not notice it. An upgrade by a page ends the connection at once. Rejects when the browser cannot open it.
 */
export async function openPlainDatabase(name: string, changed: () => void): Promise<PlainDatabase | undefined> {
  const database = await openExisting(name)
  if (database === undefined) return undefined
  if (database.version < oldestUsable) {
    database.close()
    return undefined
  }
  database.addEventListener('versionchange', () => database.close())
  const store: Store = {
    async transact(work, durability = 'strict') {
      const transaction = database.transaction([...synced], 'readwrite', { durability })
      const result = await completed(transaction, work)
      changed()
      return result
    },
    read: (work) => completed(database.transaction([...synced], 'readonly'), work),
  }
  return {
    store,
    session: async () => (await store.read((tx) => tx.device()))?.identity?.session ?? null,
    close: () => database.close(),
  }
}

/** Opened without a version, a database that is missing would be made; that is broken off. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    let isMissing = false
    request.addEventListener('upgradeneeded', () => {
      isMissing = true
      request.transaction?.abort()
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => (isMissing ? resolve(undefined) : reject(request.error)))
  })
}

/** Deletes the whole database, readable or not: Dexie would first open it. Rejects when even that is impossible. */
export function eraseDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => reject(request.error ?? new Error('the database cannot be deleted')))
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
    value = work(readingOnce(transactionOn(transaction)))
    value.catch((error: unknown) => {
      // Otherwise it was over before, and why is not for the work to say.
      if (isAborted(transaction)) reject(error)
    })
  })
}

/** False when it was over already: it had nothing to do, a write of it failed, the connection was lost. */
function isAborted(transaction: IDBTransaction): boolean {
  try {
    transaction.abort()
    return true
  } catch {
    return false
  }
}

type Table = (typeof synced)[number]

/** What it writes is not waited for: a write that fails aborts the transaction, and its error is that of the transaction. */
function transactionOn(transaction: IDBTransaction): Tx {
  const table = (name: Table) => transaction.objectStore(name)
  const index = (name: Table, by: string) => table(name).index(by)
  return {
    async device() {
      const found = await settled<(Device & { id: 'device' }) | undefined>(table('device').get('device'))
      if (found === undefined) return undefined
      const { id: _, ...device } = found
      return device
    },
    async putDevice(device) {
      table('device').put({ ...device, id: 'device' })
    },
    account: (owner) => settled<Account | undefined>(table('accounts').get(owner)),
    async putAccount(account) {
      table('accounts').put(account)
    },

    rows: (entity, owner, keys) => Promise.all(keys.map((key) => settled<Row | undefined>(table(entity).get([owner, key])))),
    allRows: (entity, owner) => settled<Row[]>(table(entity).getAll(allOf(owner))),
    tombstones: (entity, owner) => settled<Row[]>(index(entity, '[owner+tombstone]').getAll([owner, 1])),
    async putRows(entity, rows) {
      for (const row of rows) table(entity).put(storedRow(row))
    },
    async removeRows(entity, owner, keys) {
      for (const key of keys) table(entity).delete([owner, key])
    },
    deletions: async (owner) => (await settled<DeletionsRow | undefined>(table('device').get(deletionsId(owner))))?.deletions ?? [],
    async putDeletions(owner, deletions) {
      table('device').put({ id: deletionsId(owner), deletions } satisfies DeletionsRow)
    },

    mutations: async (owner) => inOrder(await settled<QueuedMutation[]>(index('outbox', 'owner').getAll(owner))),
    lane: async (...lane) => inOrder(await settled<QueuedMutation[]>(index('outbox', '[owner+entity+key]').getAll(lane))),
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
    async addMutations(mutations) {
      for (const mutation of mutations) table('outbox').add(mutation)
    },
    async putMutations(mutations) {
      for (const mutation of mutations) table('outbox').put(mutation)
    },
    async removeMutations(numbers) {
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

const inOrder = (mutations: readonly QueuedMutation[]): QueuedMutation[] => mutations.toSorted((a, b) => a.n - b.n)

/** All keys that begin with this owner: an array sorts after every text and number. */
const allOf = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []])

/** The outcome of one request. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
