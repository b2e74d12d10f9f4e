import { Dexie, type EntityTable, type Table } from 'dexie'
import { entityNames, type EntityName } from '#contract/sync.ts'
import type { DeadLetter, Operation } from '#sync/operation.ts'
import type { Account, Device, Row } from '#sync/store.ts'

/** Who is signed in on this device, for the service worker, which cannot read local storage. */
export interface AuthRow {
  id: 'session'
  owner: string
  token: string
}

type RowTables = Record<EntityName, Table<Row, [owner: string, key: string]>>

/** Everything a person keeps, each key beginning with its owner (sync protocol 1.2). */
export type Database = Dexie &
  RowTables & {
    outbox: EntityTable<Operation, 'n'>
    dead: Table<DeadLetter, string>
    device: Table<Device & { id: 'device' }, string>
    accounts: Table<Account, string>
    auth: Table<AuthRow, string>
  }

const databaseName = 'matinee'
/** An open that takes longer than this is stuck behind another tab or a broken disk. */
const openTimeoutMs = 5000

/** The database could not be opened in time or at all; nothing was read or written. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

const stores: Record<string, string> = {
  ...Object.fromEntries(entityNames.map((entity) => [entity, '[owner+key]'])),
  outbox: '++n, &mutationId, owner, [owner+entity+key]',
  dead: 'mutationId, owner',
  device: 'id',
  accounts: 'owner',
  auth: 'id',
}

/**
 * Opens the database; every write is strictly durable, for it is a person's decision. `onOutdated` is called when a newer version
 * of the app wants to upgrade it: this connection closes at once, never blocking the upgrade, and the page should be reloaded.
 * Rejects with {@link DatabaseUnavailable} instead of hanging.
 */
export async function openDatabase(onOutdated: () => void, name = databaseName): Promise<Database> {
  const database = new Dexie(name, { chromeTransactionDurability: 'strict' }) as Database
  database.version(1).stores(stores)
  database.on('versionchange', () => {
    database.close({ disableAutoOpen: true })
    onOutdated()
    // Keeps Dexie from warning on the console: the page says it in words.
    return false
  })
  database.on('blocked', () => false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it did not open in time')), openTimeoutMs)
  })
  try {
    await Promise.race([database.open(), tooLong])
    return database
  } catch (cause) {
    database.close()
    throw new DatabaseUnavailable('The data on this device cannot be opened. Close other tabs of the app and reload.', { cause })
  } finally {
    clearTimeout(timer)
  }
}
