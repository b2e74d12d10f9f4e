import type { Table, Transaction } from 'dexie'
import { entities } from '#contract/entities.ts'
import { entityNames, type ShelfName } from '#contract/sync.ts'
import type { Row } from '#sync/store.ts'

/** The name of the database that holds everything a person keeps. */
export const databaseName = 'matinee'

/** The browser's number of the oldest version whose tables and indexes today's code needs; Dexie counts in tens. */
export const oldestUsable = 30

/** The tables the engine's transactions span. */
export const synced = [...entityNames, 'outbox', 'dead', 'device', 'accounts'] as const

/** What the database holds for itself: `epoch` tells that it was not emptied, `ballast` is space to give up when the disk is full. */
export interface MetaRow {
  id: 'epoch' | 'ballast'
  value: string | Uint8Array
}

const row = '[owner+key]'
/** With an index of the few rows that are deleted (the store marks them). */
const marked = `${row}, [owner+tombstone]`
/** With one more in the order of the list; what was deleted has no value and no place in it. */
const byMoment = (shelf: ShelfName): string => `${marked}, ${momentIndex(shelf)}`

/** The index that orders a shelf, oldest first. */
export const momentIndex = (shelf: ShelfName): string => `[owner+value.${entities[shelf].moment}]`

interface Version {
  /** The keys and indexes by table; null removes it. */
  stores: Record<string, string | null>
  /** What becomes of the data; it may add to the outbox or a dead letter, never take from them. */
  upgrade?: (tx: Transaction) => PromiseLike<unknown>
}

/** What each version of the database added, oldest first, each key beginning with its owner; a released one is never changed. */
export const versions: Version[] = [
  {
    stores: {
      favorites: row,
      preferences: row,
      outbox: '++n, &mutationId, owner, [owner+entity+key]',
      dead: 'mutationId, owner',
      device: 'id',
      accounts: 'owner',
      auth: 'id',
    },
  },
  {
    stores: {
      favorites: byMoment('favorites'),
      watchlist: byMoment('watchlist'),
      watch_history: byMoment('watch_history'),
      continue_watching: marked,
      preferences: marked,
      outbox: '++n, &mutationId, owner, [owner+entity+key], [owner+nextAttemptAt]',
      meta: 'id',
    },
    upgrade: (tx) => Promise.all(['favorites', 'preferences'].map((table) => markTombstones(tx.table(table)))),
  },
  { stores: { title_notes: marked } },
  // Who is signed in is in the record of the device.
  { stores: { auth: null } },
]

const markTombstones = (table: Table<Row & { tombstone?: 1 }>): PromiseLike<number> =>
  table.filter(({ deleted }) => deleted).modify({ tombstone: 1 })

/** A row as it is stored: only the deleted ones have the field, so that its index holds these few. */
export const storedRow = (row: Row): Row & { tombstone?: 1 } => {
  const { tombstone: _, ...rest }: Row & { tombstone?: 1 } = row
  return row.deleted ? { ...rest, tombstone: 1 } : rest
}
