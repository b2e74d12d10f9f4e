import { cmp, Dexie, type IndexableType, type ObservabilitySet, RangeSet } from 'dexie'
import type { EntityName } from '#contract/sync.ts'
import type { Row } from '#sync/store.ts'
import type { Database } from './database.ts'
import type { synced } from './schema.ts'

/** The primary keys of the records that changed, or `all` when they are not known one by one. */
export type ChangedKeys = readonly IndexableType[] | 'all'

/**
 * Calls `changed` after every transaction that wrote to a table, in any tab, with the keys it wrote. What the worker wrote is not
 * reported here (see {@link queryAgain}). Returns what ends it.
 */
export function onChange(database: Database, table: (typeof synced)[number], changed: (keys: ChangedKeys) => void): () => void {
  // As Dexie's types describe it: the primary keys of a table stand under the empty name of an index.
  const primaryKeys = `idb://${database.name}/${table}/`
  const onMutated = (parts: ObservabilitySet): void => {
    if ('all' in parts) return changed('all')
    const ranges = parts[primaryKeys]
    if (ranges !== undefined) changed(keysIn(RangeSet(ranges)))
  }
  Dexie.on('storagemutated', onMutated)
  return () => Dexie.on.storagemutated.unsubscribe(onMutated)
}

function keysIn(ranges: RangeSet): ChangedKeys {
  const keys: IndexableType[] = []
  for (const { from, to } of ranges) {
    if (cmp(from, to) !== 0) return 'all'
    keys.push(from)
  }
  return keys
}

/** A row as a transaction left it; `row` is undefined where it was removed. */
export interface WrittenRow {
  entity: EntityName
  owner: string
  key: string
  row: Row | undefined
}

const writtenHere = new Set<(database: string, rows: readonly WrittenRow[]) => void>()

/**
 * Calls `changed` with the rows of one list that the engine of this tab has just committed, so that they need not be read: right after
 * {@link onChange} has reported their keys. Returns what ends it.
 */
export function onRowsWritten(
  database: Database,
  entity: EntityName,
  owner: string,
  changed: (rows: readonly WrittenRow[]) => void,
): () => void {
  const hear = (name: string, rows: readonly WrittenRow[]): void => {
    const found = rows.filter((row) => row.entity === entity && row.owner === owner)
    if (name === database.name && found.length > 0) changed(found)
  }
  writtenHere.add(hear)
  return () => writtenHere.delete(hear)
}

/** Says what a transaction of this tab has committed. */
export function announceRows({ name }: { name: string }, rows: readonly WrittenRow[]): void {
  for (const hear of writtenHere) hear(name, rows)
}

/** Lets every view look again: after the database was opened anew, or changed by the worker, which Dexie does not notice. */
export function queryAgain(): void {
  // As Dexie does it when a page returns from the back-forward cache.
  Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) })
}
