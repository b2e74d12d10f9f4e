import { Dexie, type EntityTable, type Table, type Transaction } from 'dexie'
import type { EntityName } from '#contract/sync.ts'
import { momentFields, type ShelfName } from '#domain/library/shelf-order.ts'
import { type DeadLetter, type QueuedMutation, type Account, type Device, type Row } from '#sync/store.ts'
import { databaseName } from './place.ts'

/** Who is signed in on this device, for the service worker, which cannot read local storage. */
export interface AuthRow {
  id: 'session'
  owner: string
  token: string
}

/** What the database holds for itself: `epoch` tells that it was not emptied, `ballast` is room for a bad day. */
export interface MetaRow {
  id: 'epoch' | 'ballast'
  value: string | Uint8Array
}

type RowTables = Record<EntityName, Table<Row, [owner: string, key: string]>>

/** Everything a person keeps, each key beginning with its owner (sync protocol 1.2). */
export type Database = Dexie &
  RowTables & {
    outbox: EntityTable<QueuedMutation, 'n'>
    dead: Table<DeadLetter, string>
    device: Table<Device & { id: 'device' }, string>
    accounts: Table<Account, string>
    auth: Table<AuthRow, string>
    meta: Table<MetaRow, string>
  }

/** Other tabs let go of an old version within milliseconds; one that has not by now is frozen. */
const blockedAfterMs = 1000
/** An open that takes longer than this is stuck behind another tab or a broken disk. */
const openTimeoutMs = 5000

/** The database could not be opened in time or at all; nothing was read or written. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** Stuck behind another tab or a broken disk. */
export class OpenTimeout extends Error {
  override name = 'OpenTimeout'
}

const row = '[owner+key]'
/** With an index of the few rows that are deleted (the store marks them). */
const marked = `${row}, [owner+tombstone]`
/** With one more in the order of the list; what was deleted has no value and no place in it. */
const byMoment = (shelf: ShelfName): string => `${marked}, ${momentIndex(shelf)}`

/** The index that orders a shelf, oldest first. */
export const momentIndex = (shelf: ShelfName): string => `[owner+value.${momentFields[shelf]}]`

interface Version {
  stores: Record<string, string>
  /** What becomes of the data; it may add to a queue or a dead letter, never take from them. */
  upgrade?: (tx: Transaction) => PromiseLike<unknown>
}

/** What each version of the database added, oldest first; a released one is never changed. */
const versions: readonly Version[] = [
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
]

const markTombstones = (table: Table<Row & { tombstone?: 1 }>): PromiseLike<number> =>
  table.filter(({ deleted }) => deleted).modify({ tombstone: 1 })

/**
 * Opens the database; every write is strictly durable, for it is a person's decision. `onOutdated` is called when a newer version
 * of the app wants to upgrade it: this connection closes at once, never blocking the upgrade, and the page should be reloaded.
 * `onBlocked` is called when another tab keeps an older version open. Rejects with {@link DatabaseUnavailable} instead of hanging;
 * its cause is what the browser said.
 */
export async function openDatabase(
  onOutdated: () => void,
  name = databaseName,
  onBlocked: () => void = () => undefined,
): Promise<Database> {
  // Dexie's cache of answers does not hear of what the engine writes past it.
  const database = new Dexie(name, { chromeTransactionDurability: 'strict', cache: 'disabled' }) as Database
  for (const [index, { stores, upgrade }] of versions.entries()) {
    const version = database.version(index + 1).stores(stores)
    if (upgrade) version.upgrade(upgrade)
  }
  database.on('versionchange', () => {
    database.close({ disableAutoOpen: true })
    onOutdated()
    // Keeps Dexie from warning on the console: the page says it in words.
    return false
  })
  let blocked: ReturnType<typeof setTimeout> | undefined
  database.on('blocked', () => {
    blocked ??= setTimeout(onBlocked, blockedAfterMs)
    return false
  })
  try {
    await openInTime(database)
    return database
  } catch (cause) {
    database.close()
    throw new DatabaseUnavailable('The data on this device cannot be opened. Close other tabs of the app and reload.', { cause })
  } finally {
    clearTimeout(blocked)
  }
}

/** Opens a connection, or opens it again after it was closed; rejects when that takes too long. */
export async function openInTime(database: Database): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OpenTimeout('it did not open in time')), openTimeoutMs)
  })
  try {
    await Promise.race([database.open(), tooLong])
  } finally {
    clearTimeout(timer)
  }
}
