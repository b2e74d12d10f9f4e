import { Dexie, type PromiseExtended, type Transaction } from 'dexie'
import type { EntityName } from '#contract/sync.ts'
import type { QueuedMutation, Store, Tx } from '#sync/store.ts'
import { announceRows, type WrittenRow } from './changes.ts'
import type { Connection, Database } from './database.ts'
import { readingOnce } from './reading-once.ts'
import { deletionsId, storedRow, synced } from './schema.ts'

/**
 * The engine's store in Dexie's transactions, for pages (the worker has `plain-database.ts`). Live queries, here and in other tabs, hear
 * from Dexie what it wrote.
 */
export function dexieStore(database: Database): Store {
  return {
    transact: (work, durability) => transact(durability === 'relaxed' ? database.relaxed : database, 'rw', work),
    read: (work) => transact(database, 'r', work),
  }
}

async function transact<T>(connection: Connection, mode: 'r' | 'rw', work: (tx: Tx) => Promise<T>): Promise<T> {
  let begun: Transaction | undefined
  const written: WrittenRow[] = []
  // An async function, not one that returns a promise: only in the former does Dexie keep the transaction open over every await.
  const committed = connection.transaction(mode, [...synced], async (transaction) => {
    begun = transaction
    return inTransaction(connection, work, written)
  })
  const result = await committed.catch((error: unknown) => {
    // Why the browser ended it says more than that a request was cut short by that.
    throw begun?.idbtrans.error ?? error
  })
  announceRows(connection, written)
  return result
}

/** Does the work in the running transaction; rejects, and so ends it, when one of its writes fails. `written` gets the rows it leaves. */
async function inTransaction<T>(connection: Connection, work: (tx: Tx) => Promise<T>, written: WrittenRow[]): Promise<T> {
  const writes: PromiseExtended<unknown>[] = []
  const result = await work(readingOnce(transactionOn(connection, writes, written)))
  await Dexie.Promise.all(writes)
  return result
}

const keysOf = (owner: string, keys: readonly string[]) => keys.map((key): [string, string] => [owner, key])

/** Its writes are not waited for one by one, but collected in `writes`; the rows among them in `written`. */
function transactionOn(database: Connection, writes: PromiseExtended<unknown>[], written: WrittenRow[]): Tx {
  const begin = async (write: PromiseExtended<unknown>): Promise<void> => {
    // Seen when all of them are waited for.
    write.catch(() => undefined)
    writes.push(write)
  }
  const outboxOf = (owner: string) => database.outbox.where('owner').equals(owner)
  return {
    async device() {
      const found = await database.device.get('device')
      if (found?.id !== 'device') return undefined
      const { id: _, ...device } = found
      return device
    },
    putDevice: (device) => begin(database.device.put({ ...device, id: 'device' })),
    account: (owner) => database.accounts.get(owner),
    putAccount: (account) => begin(database.accounts.put(account)),

    rows: (entity, owner, keys) => database[entity].bulkGet(keysOf(owner, keys)),
    allRows: (entity, owner) => rowsOfOwner(database, entity, owner).toArray(),
    tombstones: (entity, owner) => database[entity].where('[owner+tombstone]').equals([owner, 1]).toArray(),
    putRows(entity, rows) {
      for (const row of rows) written.push({ entity, owner: row.owner, key: row.key, row })
      return begin(database[entity].bulkPut(rows.map(storedRow)))
    },
    removeRows(entity, owner, keys) {
      for (const key of keys) written.push({ entity, owner, key, row: undefined })
      return begin(database[entity].bulkDelete(keysOf(owner, keys)))
    },
    async deletions(owner) {
      const found = await database.device.get(deletionsId(owner))
      return found !== undefined && 'deletions' in found ? found.deletions : []
    },
    putDeletions: (owner, deletions) => begin(database.device.put({ id: deletionsId(owner), deletions })),

    mutations: (owner) => outboxOf(owner).sortBy('n'),
    lane: (...lane) => database.outbox.where('[owner+entity+key]').equals(lane).sortBy('n'),
    mutation: (mutationId) => database.outbox.where('mutationId').equals(mutationId).first(),
    mutationsAt: (numbers) => database.outbox.bulkGet([...numbers]),
    async backlog(owner) {
      const [count, oldest, next] = await Promise.all([
        outboxOf(owner).count(),
        // Of several records under one key an index gives the first written; one that takes another's place keeps its age.
        outboxOf(owner).first(),
        database.outbox.where('[owner+nextAttemptAt]').between([owner, Dexie.minKey], [owner, Dexie.maxKey]).first(),
      ])
      return { count, oldestAt: oldest?.enqueuedAt ?? null, nextAttemptAt: next?.nextAttemptAt ?? null }
    },
    addMutations: (mutations) => begin(database.outbox.bulkAdd(mutations as readonly QueuedMutation[])),
    putMutations: (mutations) => begin(database.outbox.bulkPut(mutations)),
    removeMutations: (numbers) => begin(database.outbox.bulkDelete([...numbers])),

    deadLetters: (owner) => database.dead.where('owner').equals(owner).toArray(),
    putDeadLetter: (letter) => begin(database.dead.put(letter)),
    removeDeadLetter: (mutationId) => begin(database.dead.delete(mutationId)),
  }
}

/** All rows of one entity that one owner has. */
export const rowsOfOwner = (connection: Connection, entity: EntityName, owner: string) =>
  connection[entity].where(':id').between([owner, Dexie.minKey], [owner, Dexie.maxKey])
