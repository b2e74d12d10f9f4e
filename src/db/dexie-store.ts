import { Dexie } from 'dexie'
import { entityNames } from '#contract/sync.ts'
import type { Operation } from '#sync/operation.ts'
import type { Row, Store, Tx } from '#sync/store.ts'
import type { Database } from './database.ts'

const synced = [...entityNames, 'outbox', 'dead', 'device', 'accounts'] as const

/**
 * The engine's store on a database, used by page and worker alike. A connection the browser closed by itself (iOS does, after
 * a suspend) is opened again once.
 */
export function dexieStore(database: Database): Store {
  const tx = transactionOn(database)
  async function run<T>(mode: 'r' | 'rw', work: (tx: Tx) => Promise<T>): Promise<T> {
    if (!database.isOpen()) await database.open()
    // An async function, not one that returns a promise: only in the former does Dexie keep the transaction open over every await.
    return database.transaction(mode, [...synced], async () => work(tx))
  }
  return { transact: (work) => run('rw', work), read: (work) => run('r', work) }
}

/** The keys of all rows of one owner. */
export const rangeOf = (owner: string): [[string, unknown], [string, unknown]] => [
  [owner, Dexie.minKey],
  [owner, Dexie.maxKey],
]

/** Dexie knows the running transaction by itself, so one object serves them all. */
function transactionOn(database: Database): Tx {
  const allRows = (entity: (typeof entityNames)[number], owner: string): Promise<Row[]> =>
    database[entity]
      .where(':id')
      .between(...rangeOf(owner))
      .toArray()
  return {
    async device() {
      const found = await database.device.get('device')
      if (found === undefined) return undefined
      const { clientId, last, confirmed, offsetMs, minWriterVersion } = found
      return { clientId, last, confirmed, offsetMs, minWriterVersion }
    },
    async putDevice(device) {
      await database.device.put({ ...device, id: 'device' })
    },
    account: (owner) => database.accounts.get(owner),
    async putAccount(account) {
      await database.accounts.put(account)
    },

    rows: (entity, owner, keys) => database[entity].bulkGet(keys.map((key): [string, string] => [owner, key])),
    allRows,
    tombstones: async (entity, owner) => (await allRows(entity, owner)).filter(({ deleted }) => deleted),
    async putRows(entity, rows) {
      await database[entity].bulkPut(rows)
    },
    removeRows: (entity, owner, keys) => database[entity].bulkDelete(keys.map((key): [string, string] => [owner, key])),

    operations: (owner) => database.outbox.where('owner').equals(owner).sortBy('n'),
    lane: (owner, entity, key) => database.outbox.where('[owner+entity+key]').equals([owner, entity, key]).sortBy('n'),
    operation: (mutationId) => database.outbox.where('mutationId').equals(mutationId).first(),
    async addOperations(operations) {
      await database.outbox.bulkAdd([...operations] as Operation[])
    },
    async putOperations(operations) {
      await database.outbox.bulkPut(operations)
    },
    removeOperations: (numbers) => database.outbox.bulkDelete([...numbers]),

    deadLetters: (owner) => database.dead.where('owner').equals(owner).toArray(),
    async putDeadLetter(letter) {
      await database.dead.put(letter)
    },
    removeDeadLetter: (mutationId) => database.dead.delete(mutationId),
  }
}
