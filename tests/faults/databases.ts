import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { type EntityName, entityNames, type Stamp } from '#contract/sync.ts'
import { storagePrefixes } from '#platform/storage-keys.ts'
import type { Account, DeadLetter, QueuedMutation, Row } from '#sync/store.ts'

/** Everything a browser profile keeps of its people. */
export type DeviceDump = Record<EntityName, Row[]> & { outbox: QueuedMutation[]; dead: DeadLetter[]; accounts: Account[] }

/** Reads the device's database beside the app, in a page of its origin; null when there is none, or the browser refuses all. Throws when it cannot open it. */
export async function dumpDevice(page: Page): Promise<DeviceDump | null> {
  return page.evaluate(readEverything, [...entityNames, 'outbox', 'dead', 'accounts']) as Promise<DeviceDump | null>
}

/** How many decisions the journal of the device holds: made, and not in its database yet. */
export const journalled = (page: Page): Promise<number> =>
  page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length, storagePrefixes.decided)

/** Runs in the page. Never makes a database, never waits for an upgrade. */
async function readEverything(tables: string[]): Promise<Record<string, unknown[]> | null> {
  const database = await new Promise<IDBDatabase | null>((opened, failed) => {
    const asked = indexedDB.open('matinee')
    let isNew = false
    asked.addEventListener('upgradeneeded', () => {
      isNew = true
      asked.transaction?.abort()
    })
    asked.addEventListener('success', () => opened(asked.result))
    asked.addEventListener('error', () => (isNew ? opened(null) : failed(asked.error)))
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'SecurityError') return null
    throw error
  })
  if (database === null) return null
  try {
    const there = tables.filter((table) => database.objectStoreNames.contains(table))
    const reading = database.transaction(there)
    const read = (table: string): Promise<[string, unknown[]]> =>
      new Promise((found, failed) => {
        const request = reading.objectStore(table).getAll()
        request.addEventListener('success', () => found([table, request.result]))
        request.addEventListener('error', () => failed(request.error))
      })
    return { ...Object.fromEntries(tables.map((table) => [table, []])), ...Object.fromEntries(await Promise.all(there.map(read))) }
  } finally {
    database.close()
  }
}

/** One row of the server; a deleted one keeps its key and its stamp. */
interface ServerRow {
  owner: string
  entity: EntityName
  key: string
  value: unknown
  deleted: boolean
  stamp: Stamp
  /** The account's number with which it was written. */
  seq: number
}

/** What the server holds, read from its SQLite file beside it. */
export interface ServerDump {
  rows: ServerRow[]
  /** How many changes it has carried out for each owner. */
  applied: Map<string, number>
  /** The epoch of each account. */
  epochs: Map<string, string>
}

export function dumpServer(dataDir: string): ServerDump {
  const database = new DatabaseSync(join(dataDir, 'matinee.sqlite'), { readOnly: true, timeout: 5000 })
  try {
    const rows = (sql: string) => database.prepare(sql).all() as Record<string, string | number | null>[]
    return {
      rows: entityNames.flatMap((entity) =>
        rows(`select user_id, key, value, deleted, stamp, seq from ${entity}`).map(({ user_id, key, value, deleted, stamp, seq }) => ({
          owner: String(user_id),
          entity,
          key: String(key),
          value: value == null ? null : (JSON.parse(String(value)) as unknown),
          deleted: deleted === 1,
          stamp: String(stamp),
          seq: Number(seq),
        })),
      ),
      applied: new Map(
        rows('select user_id, count(*) as changes from applied_mutations group by user_id').map((row) => [
          String(row['user_id']),
          Number(row['changes']),
        ]),
      ),
      epochs: new Map(rows('select user_id, epoch from sync_accounts').map((row) => [String(row['user_id']), String(row['epoch'])])),
    }
  } finally {
    database.close()
  }
}
