import { Dexie, type EntityTable, type Table } from 'dexie'
import type { EntityName } from '#contract/sync.ts'
import type { Account, DeadLetter, Durability, QueuedMutation, Row } from '#sync/store.ts'
import { DatabaseUnavailable, OpenTimeout } from './errors.ts'
import { renewLog } from './renew-log.ts'
import { databaseName, type DeviceRow, type MetaRow } from './schema.ts'
import { versions } from './versions.ts'

type RowTables = Record<EntityName, Table<Row, [owner: string, key: string]>>

/** One connection to everything a person keeps, each key beginning with its owner (sync protocol 1.2). */
export type Connection = Dexie &
  RowTables & {
    outbox: EntityTable<QueuedMutation, 'n'>
    dead: Table<DeadLetter, string>
    device: Table<DeviceRow, string>
    accounts: Table<Account, string>
    meta: Table<MetaRow, string>
  }

/**
 * The database: a connection whose writes are strictly durable, for they are a person's decisions. Dexie sets the durability per
 * connection, so a second one, opened when it is first used, takes the writes that a power cut may undo.
 */
export type Database = Connection & { relaxed: Connection }

/** Other tabs let go of an old version within milliseconds; one that has not by now is frozen. */
const blockedAfterMs = 1000
/** An open that takes longer than this is stuck behind another tab or a broken disk. */
const openTimeoutMs = 5000

/**
 * Opens the database. `onOutdated` is called when a newer version of the app wants to upgrade it: this page's connections close at
 * once, never blocking the upgrade, and the page should be reloaded. `onBlocked` is called when another tab keeps an older version
 * open. Rejects with {@link DatabaseUnavailable} instead of hanging; its cause is what the browser said.
 */
export async function openDatabase(
  onOutdated: () => void,
  name = databaseName,
  onBlocked: () => void = () => undefined,
): Promise<Database> {
  let blocked: ReturnType<typeof setTimeout> | undefined
  const open = async (declare: Declare): Promise<Database> => {
    const relaxed = connectionTo(name, 'relaxed', declareNewest, () => undefined)
    const database = Object.assign(connectionTo(name, 'strict', declare, onOutdated), { relaxed })
    // Also when the browser closed it, or Dexie for the back-forward cache: never is only the second one open.
    database.on('close', () => relaxed.close({ disableAutoOpen: false }))
    database.on('blocked', () => {
      blocked ??= setTimeout(onBlocked, blockedAfterMs)
      return false
    })
    try {
      await openInTime(database)
      return database
    } catch (cause) {
      database.close()
      throw cause
    }
  }
  try {
    return await open(declareNewest).catch((error: unknown) => {
      if (error instanceof OlderDatabase) return open(declareAll)
      throw error
    })
  } catch (cause) {
    throw new DatabaseUnavailable('The data on this device cannot be opened. Close other tabs of the app and reload.', { cause })
  } finally {
    clearTimeout(blocked)
  }
}

/** Tells a connection the versions of the database. */
type Declare = (connection: Dexie) => void

const declareAll: Declare = (connection) => {
  for (const [index, { stores, upgrade }] of versions.entries()) {
    const version = connection.version(index + 1).stores(stores)
    if (upgrade) version.upgrade(upgrade)
  }
}

/** The database was made by an older version of the app, and needs every version in turn. */
class OlderDatabase extends Error {}

/**
 * A new database, or one of the newest version, needs that one only: with each version it is told Dexie reads the tables of all before it again,
 * which takes a phone a tenth of a second.
 */
const declareNewest: Declare = (connection) =>
  void connection
    .version(versions.length)
    .stores(Object.assign({}, ...versions.map(({ stores }) => stores)))
    .upgrade(() => {
      throw new OlderDatabase('This database is older.')
    })

function connectionTo(name: string, durability: Durability, declare: Declare, onOutdated: () => void): Connection {
  // Dexie's cache of answers does not notice what the worker writes.
  const connection = new Dexie(name, { chromeTransactionDurability: durability, cache: 'disabled' }) as Connection
  declare(connection)
  connection.on('versionchange', () => {
    connection.close({ disableAutoOpen: true })
    onOutdated()
    // Keeps Dexie from warning on the console: the page says it in words.
    return false
  })
  return connection
}

/** Opens a connection, or opens it again after it was closed; rejects with {@link OpenTimeout} when that takes too long. */
export async function openInTime(database: Database): Promise<void> {
  // Not waited for: what is read meanwhile is the same, and what is written ends up in the new log as well.
  void renewLog()
  await inTime(database.open())
}

/** What the work comes to; rejects with {@link OpenTimeout} when it takes longer than a database may to open. */
export async function inTime<T>(work: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OpenTimeout('it did not open in time')), openTimeoutMs)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
