import { Dexie } from 'dexie'
import { clearKey, momentOf, type ShelfName } from '#contract/sync.ts'
import { byCode } from '#domain/order.ts'
import { stampMs } from '#sync/clock.ts'
import type { Row } from '#sync/store.ts'
import { visibleRows } from '#sync/merge.ts'
import type { Database } from './database.ts'
import { rowsOfOwner } from './dexie-store.ts'
import { momentIndex } from './schema.ts'

/** Reads rows by their keys; those there are, in the order asked for. */
export async function rowsOf(database: Database, name: ShelfName, owner: string, keys: readonly string[]): Promise<Row[]> {
  const rows = await database[name].bulkGet(keys.map((key): [string, string] => [owner, key]))
  return rows.filter((row) => row !== undefined)
}

/** All visible rows of a shelf, newest first: for what needs everything, such as an export. */
export async function allRowsOf(database: Database, name: ShelfName, owner: string): Promise<Row[]> {
  const rows = await rowsOfOwner(database, name, owner).toArray()
  return visibleRows(name, rows).toSorted((a, b) => orderOf(b) - orderOf(a) || byCode(b.key, a.key))
}

/** The newest rows, from the index: in a few milliseconds, however long the list is. Those that do not say their moment are missing. */
export async function newestRowsOf(database: Database, name: ShelfName, owner: string, count: number): Promise<Row[]> {
  const table = database[name]
  return database.transaction('r', table, async () => {
    const rows = await inMomentOrder(database, name, owner).reverse().limit(count).toArray()
    const clear = await table.get([owner, clearKey])
    return visibleRows(name, clear === undefined ? rows : [...rows, clear])
  })
}

/** The rows of an owner that say their moment, oldest first, or those of them after a moment. */
const inMomentOrder = (database: Database, name: ShelfName, owner: string, after?: number) =>
  database[name].where(momentIndex(name)).between([owner, after ?? Dexie.minKey], [owner, Dexie.maxKey], false)

/** Rows of other clients may not say when they were saved; their stamp does. */
export const orderOf = ({ value, stamp }: Row): number => momentOf(value) ?? stampMs(stamp)

interface Order {
  newestFirst: string[]
  /** Whether each change can be placed by itself; not where one row decides about others. */
  simple: boolean
}

/** More rows than this without a place in the index, and reading everything is quicker. */
const fewUnplaced = 50

/**
 * All keys in their order, from the index alone. What has no place in it is deleted, or it must be read to be put in its place: a row
 * that does not say its moment. Where one row hides older ones (a cleared history), all are read.
 */
export async function orderOfKeys(database: Database, name: ShelfName, owner: string): Promise<Order> {
  return database.transaction('r', database[name], async () => {
    const [all, ordered] = await Promise.all([
      rowsOfOwner(database, name, owner).primaryKeys(),
      inMomentOrder(database, name, owner).primaryKeys(),
    ])
    const newestFirst = ordered.map(([, key]) => key).reverse()
    if (all.length === ordered.length) return { newestFirst, simple: true }
    const placed = new Set(newestFirst)
    const unplaced = all.map(([, key]) => key).filter((key) => !placed.has(key))
    const rows = (await rowsOf(database, name, owner, unplaced)).filter(({ deleted }) => !deleted)
    if (rows.length > fewUnplaced || rows.some(({ key }) => key === clearKey)) {
      return { newestFirst: (await allRowsOf(database, name, owner)).map(({ key }) => key), simple: false }
    }
    for (const row of rows.toSorted((a, b) => orderOf(b) - orderOf(a))) {
      const newer = await inMomentOrder(database, name, owner, orderOf(row)).count()
      newestFirst.splice(newer + rows.filter((other) => orderOf(other) > orderOf(row)).length, 0, row.key)
    }
    return { newestFirst, simple: true }
  })
}
