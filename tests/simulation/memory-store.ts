import type { EntityName } from '#contract/sync.ts'
import type { DeadLetter, Operation } from '#sync/operation.ts'
import type { Account, Device, Row, Store, Tx } from '#sync/store.ts'

/** Everything one device has on disk. Records are never changed in place, so a shallow copy is a snapshot. */
export interface Disk {
  device: Device | undefined
  accounts: Map<string, Account>
  rows: Map<string, Row & { entity: EntityName }>
  outbox: Map<number, Operation>
  dead: Map<string, DeadLetter>
  lastNumber: number
}

const emptyDisk = (): Disk => ({
  device: undefined,
  accounts: new Map(),
  rows: new Map(),
  outbox: new Map(),
  dead: new Map(),
  lastNumber: 0,
})

const copyOf = (disk: Disk): Disk => ({
  ...disk,
  accounts: new Map(disk.accounts),
  rows: new Map(disk.rows),
  outbox: new Map(disk.outbox),
  dead: new Map(disk.dead),
})

export interface MemoryStore extends Store {
  disk: () => Disk
}

/** A store in memory: transactions one after the other, all or nothing. `committed` sees every commit, before and after. */
export function memoryStore(committed: (before: Disk, after: Disk) => void = () => undefined): MemoryStore {
  let disk = emptyDisk()
  let queue: Promise<unknown> = Promise.resolve()

  function transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const run = async (): Promise<T> => {
      const draft = copyOf(disk)
      const result = await work(transactionOn(draft))
      const before = disk
      disk = draft
      committed(before, draft)
      return result
    }
    const next = queue.then(run)
    queue = next.catch(() => undefined)
    return next
  }

  return { transact, read: transact, disk: () => disk }
}

const idOf = (entity: EntityName, owner: string, key: string): string => `${owner}/${entity}/${key}`

function transactionOn(disk: Disk): Tx {
  const rowsOf = (entity: EntityName, owner: string) =>
    [...disk.rows.values()].filter((row) => row.entity === entity && row.owner === owner)
  const operationsOf = (owner: string) =>
    [...disk.outbox.values()].filter((operation) => operation.owner === owner).sort((a, b) => a.n - b.n)
  return {
    device: async () => disk.device,
    async putDevice(device) {
      disk.device = device
    },
    account: async (owner) => disk.accounts.get(owner),
    async putAccount(account) {
      disk.accounts.set(account.owner, account)
    },
    rows: async (entity, owner, keys) => keys.map((key) => disk.rows.get(idOf(entity, owner, key))),
    allRows: async (entity, owner) => rowsOf(entity, owner),
    tombstones: async (entity, owner) => rowsOf(entity, owner).filter(({ deleted }) => deleted),
    async putRows(entity, rows) {
      for (const row of rows) disk.rows.set(idOf(entity, row.owner, row.key), { ...row, entity })
    },
    async removeRows(entity, owner, keys) {
      for (const key of keys) disk.rows.delete(idOf(entity, owner, key))
    },
    operations: async (owner) => operationsOf(owner),
    lane: async (owner, entity, key) => operationsOf(owner).filter((operation) => operation.entity === entity && operation.key === key),
    operation: async (mutationId) => [...disk.outbox.values()].find((operation) => operation.mutationId === mutationId),
    async addOperations(operations) {
      for (const operation of operations) disk.outbox.set(++disk.lastNumber, { ...operation, n: disk.lastNumber })
    },
    async putOperations(operations) {
      for (const operation of operations) disk.outbox.set(operation.n, operation)
    },
    async removeOperations(numbers) {
      for (const n of numbers) disk.outbox.delete(n)
    },
    deadLetters: async (owner) => [...disk.dead.values()].filter((letter) => letter.owner === owner),
    async putDeadLetter(letter) {
      disk.dead.set(letter.mutationId, letter)
    },
    async removeDeadLetter(mutationId) {
      disk.dead.delete(mutationId)
    },
  }
}
