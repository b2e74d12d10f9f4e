import type { EntityName } from '#contract/sync.ts'
import { type QueuedMutation, type Store, type Tx } from '#sync/store.ts'
import { type Change, type Commit, type Disk, emptyDisk, idOf } from './disk.ts'

/** A store in memory: transactions one after the other, all or nothing. `committed` sees what each of them did. */
export function memoryStore(committed: (commit: Commit, disk: Disk) => void = () => undefined, disk: Disk = emptyDisk()): Store {
  let queue: Promise<unknown> = Promise.resolve()
  let lastNumber = 0

  /** Written in place, with the way back: nobody else reads meanwhile. */
  async function run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const journal = journalOf(disk)
    const lastBefore = lastNumber
    try {
      const result = await work(transactionOn(disk, journal, () => ++lastNumber))
      const commit = journal.commit()
      if (commit !== undefined) committed(commit, disk)
      return result
    } catch (error) {
      journal.undo()
      // As IndexedDB does with its own numbers.
      lastNumber = lastBefore
      throw error
    }
  }

  function transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const next = queue.then(() => run(work))
    queue = next.catch(() => undefined)
    return next
  }

  return { transact, read: transact }
}

interface Journal {
  noteDevice: () => void
  set: <K, V>(map: Map<K, V>, id: K, value: V | undefined) => void
  commit: () => Commit | undefined
  undo: () => void
}

function journalOf(disk: Disk): Journal {
  const { device } = disk
  let wroteDevice = false
  const touched = new Map<Map<unknown, unknown>, Map<unknown, unknown>>()
  const changes = <K, V>(map: Map<K, V>): Change<V>[] =>
    [...(touched.get(map as Map<unknown, unknown>) ?? [])].map(([id, before]) => ({
      before: before as V | undefined,
      after: map.get(id as K),
    }))
  return {
    noteDevice() {
      wroteDevice = true
    },
    set(map, id, value) {
      const before = touched.get(map) ?? new Map<unknown, unknown>()
      touched.set(map, before)
      if (!before.has(id)) before.set(id, map.get(id))
      if (value === undefined) map.delete(id)
      else map.set(id, value)
    },
    commit() {
      if (!wroteDevice && touched.size === 0) return undefined
      return {
        device: { before: device, after: disk.device },
        accounts: changes(disk.accounts),
        rows: changes(disk.rows),
        outbox: changes(disk.outbox),
        dead: changes(disk.dead),
      }
    },
    undo() {
      disk.device = device
      for (const [map, before] of touched)
        for (const [id, value] of before)
          if (value === undefined) map.delete(id)
          else map.set(id, value)
    },
  }
}

function transactionOn(disk: Disk, { set, noteDevice }: Journal, nextNumber: () => number): Tx {
  const rowsOf = (entity: EntityName, owner: string) =>
    [...disk.rows.values()].filter((row) => row.entity === entity && row.owner === owner)
  // What an undone transaction had removed comes back at the end of the map.
  const mutationsOf = (owner: string): QueuedMutation[] =>
    [...disk.outbox.values()].filter((mutation) => mutation.owner === owner).sort((a, b) => a.n - b.n)
  return {
    device: async () => disk.device,
    async putDevice(device) {
      noteDevice()
      disk.device = device
    },
    account: async (owner) => disk.accounts.get(owner),
    async putAccount(account) {
      set(disk.accounts, account.owner, account)
    },
    rows: async (entity, owner, keys) => keys.map((key) => disk.rows.get(idOf(owner, entity, key))),
    allRows: async (entity, owner) => rowsOf(entity, owner),
    tombstones: async (entity, owner) => rowsOf(entity, owner).filter(({ deleted }) => deleted),
    async putRows(entity, rows) {
      for (const row of rows) set(disk.rows, idOf(row.owner, entity, row.key), { ...row, entity })
    },
    async removeRows(entity, owner, keys) {
      for (const key of keys) set(disk.rows, idOf(owner, entity, key), undefined)
    },
    deletions: async (owner) => disk.deletions.get(owner) ?? [],
    async putDeletions(owner, deletions) {
      set(disk.deletions, owner, deletions)
    },
    mutations: async (owner) => mutationsOf(owner),
    lane: async (owner, entity, key) => mutationsOf(owner).filter((mutation) => mutation.entity === entity && mutation.key === key),
    mutation: async (mutationId) => [...disk.outbox.values()].find((mutation) => mutation.mutationId === mutationId),
    mutationsAt: async (numbers) => numbers.map((n) => disk.outbox.get(n)),
    async backlog(owner) {
      const waiting = mutationsOf(owner)
      return {
        count: waiting.length,
        oldestAt: waiting[0]?.enqueuedAt ?? null,
        nextAttemptAt: waiting.length === 0 ? null : Math.min(...waiting.map(({ nextAttemptAt }) => nextAttemptAt)),
      }
    },
    async addMutations(mutations) {
      for (const mutation of mutations) {
        const n = nextNumber()
        set(disk.outbox, n, { ...mutation, n })
      }
    },
    async putMutations(mutations) {
      for (const mutation of mutations) set(disk.outbox, mutation.n, mutation)
    },
    async removeMutations(numbers) {
      for (const n of numbers) set(disk.outbox, n, undefined)
    },
    deadLetters: async (owner) => [...disk.dead.values()].filter((letter) => letter.owner === owner),
    async putDeadLetter(letter) {
      set(disk.dead, letter.mutationId, letter)
    },
    async removeDeadLetter(mutationId) {
      set(disk.dead, mutationId, undefined)
    },
  }
}
