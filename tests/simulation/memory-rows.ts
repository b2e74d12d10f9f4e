import { type Change, type Stamp, entityNames, type EntityName } from '#contract/sync.ts'
import type { EntityRow } from '#server/db/schema.ts'
import { holdingOf, nothing, plus } from '#server/sync/holding.ts'
import type { AppliedMutation, SyncAccount, SyncRows } from '#server/sync/sync-rows.ts'
import type { SimulatedRows } from './simulated-server.ts'
import { wins } from '#sync/merge.ts'

/** All that the server holds of one member. */
interface Book {
  account: SyncAccount
  mutations: Map<string, AppliedMutation>
  rows: Record<EntityName, Map<string, EntityRow>>
}

/**
 * The server's database in memory: what the SQL repositories do, in maps (a differential test holds the two together). Transactions
 * run one after the other; a refused one leaves nothing.
 */
export function memoryRows(): SimulatedRows {
  const books = new Map<string, Book>()
  let epochs = 0
  let queue: Promise<unknown> = Promise.resolve()
  const newEpoch = () => `epoch-${++epochs}`

  function bookOf(userId: string): Book {
    const known = books.get(userId)
    if (known !== undefined) return known
    const account = { seq: 0, epoch: newEpoch(), purge_stamp: '', floor: 0, used_rows: 0, used_bytes: 0, tombstones: 0 }
    const book = {
      account,
      mutations: new Map(),
      rows: Object.fromEntries(entityNames.map((entity) => [entity, new Map()])) as Book['rows'],
    }
    books.set(userId, book)
    return book
  }

  async function run<T>(work: (rows: SyncRows) => Promise<T>): Promise<T> {
    const undo: (() => void)[] = []
    try {
      return await work(rowsOn(bookOf, newEpoch, undo))
    } catch (error) {
      for (const step of undo.reverse()) step()
      throw error
    }
  }

  return {
    rows: rowsOn(bookOf, newEpoch, []),
    transact(_userId, work) {
      const next = queue.then(() => run(work))
      queue = next.catch(() => undefined)
      return next
    },
    async backUp(userId) {
      const saved = copyOf(bookOf(userId))
      return async ({ isTold = true } = {}) => {
        const book = copyOf(saved)
        books.set(userId, { ...book, account: { ...book.account, ...(isTold && { epoch: newEpoch() }) } })
      }
    },
    peek(userId) {
      const book = bookOf(userId)
      return { epoch: book.account.epoch, changes: changesIn(book, 0) }
    },
  }
}

const copyOf = ({ account, mutations, rows }: Book): Book => ({
  account: { ...account },
  mutations: new Map(mutations),
  rows: Object.fromEntries(entityNames.map((entity) => [entity, new Map(rows[entity])])) as Book['rows'],
})

function changesIn({ rows }: Book, after: number): Change[] {
  const found: Change[] = []
  for (const entity of entityNames)
    for (const { key, value, deleted, stamp, seq } of rows[entity].values())
      if (seq > after) found.push({ entity, key, value: valueOf(value), deleted: deleted === 1, stamp, seq })
  return found.sort((a, b) => a.seq - b.seq)
}

/** `undo` collects the way back, step by step. */
function rowsOn(bookOf: (userId: string) => Book, newEpoch: () => string, undo: (() => void)[]): SyncRows {
  function put<V>(map: Map<string, V>, key: string, value: V | undefined): void {
    const before = map.get(key)
    undo.push(() => (before === undefined ? map.delete(key) : map.set(key, before)))
    if (value === undefined) map.delete(key)
    else map.set(key, value)
  }
  function change(account: SyncAccount, next: Partial<SyncAccount>): void {
    const before = { ...account }
    undo.push(() => Object.assign(account, before))
    Object.assign(account, next)
  }
  return {
    async bumpSeq(userId, count) {
      const { account } = bookOf(userId)
      change(account, { seq: account.seq + count })
      return { ...account }
    },
    findAccount: async (userId) => ({ ...bookOf(userId).account }),
    async renewEpoch(userId, from) {
      const { account } = bookOf(userId)
      if (account.epoch === from) change(account, { epoch: newEpoch() })
    },
    findAppliedMutation: async (userId, mutationId) => bookOf(userId).mutations.get(mutationId),
    async insertAppliedMutation(userId, mutation) {
      const { mutations } = bookOf(userId)
      if (mutations.has(mutation.mutation_id)) throw new Error(`${mutation.mutation_id} was carried out before`)
      put(mutations, mutation.mutation_id, mutation)
    },
    async forgetMutations(userId, seq) {
      const { mutations } = bookOf(userId)
      for (const mutation of mutations.values()) if (mutation.seq <= seq) put(mutations, mutation.mutation_id, undefined)
    },
    async changeAccount(userId, { purge_stamp, floor, used_rows, used_bytes, tombstones }) {
      change(bookOf(userId).account, { purge_stamp, floor, used_rows, used_bytes, tombstones })
    },
    findRow: async (entity, userId, key) => bookOf(userId).rows[entity].get(key),
    async upsertIfWinning(entity, row) {
      const held = bookOf(row.user_id).rows[entity]
      const current = held.get(row.key)
      if (current !== undefined && !wins(contender(row), contender(current))) return false
      const keepsPlace = current !== undefined && current.deleted === 0
      put(held, row.key, keepsPlace ? { ...row, created_at: current.created_at } : row)
      return true
    },
    async highestStamp(entity, userId) {
      return [...bookOf(userId).rows[entity].values()]
        .map(({ stamp }) => stamp)
        .sort()
        .at(-1)
    },
    async deleteUpTo(entity, userId, stamp, keptKey) {
      const held = bookOf(userId).rows[entity]
      const removed = [...held.values()].filter((row) => row.stamp <= stamp && row.key !== keptKey)
      for (const { key } of removed) put(held, key, undefined)
      return removed.map(holdingOf).reduce(plus, nothing)
    },
    listTombstones: async (userId) =>
      Object.values(bookOf(userId).rows)
        .flatMap((held) => [...held.values()])
        .filter(({ deleted }) => deleted === 1)
        .map(({ stamp, seq, updated_at }) => ({ stamp, seq, updated_at }))
        .sort((a, b) => b.seq - a.seq),
    async deleteTombstones(userId, seq) {
      for (const held of Object.values(bookOf(userId).rows))
        for (const row of held.values()) if (row.deleted === 1 && row.seq <= seq) put(held, row.key, undefined)
    },
    async listChanges(userId, after, limit) {
      return changesIn(bookOf(userId), after).slice(0, limit)
    },
    async countRows(userId) {
      return changesIn(bookOf(userId), -1).length
    },
    async listStamps(entity, userId) {
      const found: { key: string; stamp: Stamp }[] = []
      for (const { key, stamp, deleted } of bookOf(userId).rows[entity].values()) if (deleted === 0) found.push({ key, stamp })
      return found
    },
  }
}

const contender = ({ stamp, deleted }: EntityRow) => ({ stamp, deleted: deleted === 1 })

const valueOf = (value: string | null): unknown => (value === null ? null : JSON.parse(value))
