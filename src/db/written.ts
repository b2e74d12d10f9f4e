import { Dexie, type ObservabilitySet, RangeSet } from 'dexie'
import { type EntityName, entityNames } from '#contract/sync.ts'
import type { Row, Tx } from '#sync/store.ts'
import type { Database } from './database.ts'
import type { synced } from './place.ts'

type Table = (typeof synced)[number]

/** A row as a transaction left it; `row` is undefined where it was removed. */
interface WrittenRow {
  entity: EntityName
  owner: string
  key: string
  row: Row | undefined
}

/** What one transaction wrote. */
export interface Written {
  rows: WrittenRow[]
  tables: Set<Table>
}

/** The same transaction, noting in `written` what it writes. */
export function noting(tx: Tx, { rows, tables }: Written): Tx {
  const writing =
    <Given extends unknown[]>(table: Table, write: (...given: Given) => Promise<void>) =>
    (...given: Given): Promise<void> => {
      tables.add(table)
      return write(...given)
    }
  return {
    ...tx,
    putRows(entity, news) {
      for (const row of news) rows.push({ entity, owner: row.owner, key: row.key, row })
      return tx.putRows(entity, news)
    },
    removeRows(entity, owner, keys) {
      for (const key of keys) rows.push({ entity, owner, key, row: undefined })
      return tx.removeRows(entity, owner, keys)
    },
    putDevice: writing('device', tx.putDevice),
    putAccount: writing('accounts', tx.putAccount),
    addMutations: writing('outbox', tx.addMutations),
    putMutations: writing('outbox', tx.putMutations),
    removeMutations: writing('outbox', tx.removeMutations),
    putDeadLetter: writing('dead', tx.putDeadLetter),
    removeDeadLetter: writing('dead', tx.removeDeadLetter),
  }
}

/** Of more rows of one entity than this, views are not told one by one. */
const fewRows = 50

const rowsBehind = new WeakMap<ObservabilitySet, readonly WrittenRow[]>()

/** Tells Dexie's views in this tab and all others what was written, in Dexie's terms. */
export function tell(database: Database, { rows, tables }: Written): void {
  const parts: ObservabilitySet = {}
  for (const entity of entityNames) {
    const keys = rows.filter((row) => row.entity === entity).map(({ owner, key }): [string, string] => [owner, key])
    if (keys.length > 0)
      Object.assign(parts, partsOf(database, entity, keys.length > fewRows ? everything() : new RangeSet().addKeys(keys)))
  }
  for (const table of tables) Object.assign(parts, partsOf(database, table, everything()))
  if (Object.keys(parts).length === 0) return
  rowsBehind.set(parts, rows)
  Dexie.on.storagemutated.fire(parts)
}

/** The rows of one list behind news of this tab's own, as they are now, so that they need not be read; undefined when another tab tells. */
export function rowsToldIn(parts: ObservabilitySet, entity: EntityName, owner: string): Row[] | undefined {
  const ours = rowsBehind.get(parts)?.filter((told) => told.entity === entity && told.owner === owner)
  if (ours === undefined) return undefined
  return [...new Map(ours.map(({ key, row }) => [key, row])).values()].filter((row) => row !== undefined)
}

const everything = () => new RangeSet(-Infinity, [[]])

/** Which places of its indexes a row has left and taken nobody has looked up: all of them have changed. */
function partsOf(database: Database, table: Table, primary: ReturnType<typeof everything>): ObservabilitySet {
  const place = `idb://${database.name}/${table}/`
  const indexes = [...database[table].schema.indexes.map(({ name }) => name), ':dels']
  return { [place]: primary, ...Object.fromEntries(indexes.map((name) => [place + name, everything()])) }
}
