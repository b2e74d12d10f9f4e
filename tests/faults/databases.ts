import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { type EntityName, entityNames } from '#contract/sync.ts'
import { type DeadLetter, type QueuedMutation, type Row } from '#sync/store.ts'

/** Everything a browser profile keeps of its people. */
export type DeviceDump = Record<EntityName, Row[]> & { outbox: QueuedMutation[]; dead: DeadLetter[] }

/** Reads the device's database beside the app, in a page of its origin; null when there is none. */
export async function dumpDevice(page: Page): Promise<DeviceDump | null> {
  return page.evaluate(readEverything, [...entityNames, 'outbox', 'dead']) as Promise<DeviceDump | null>
}

/** Runs in the page. Never makes a database, never waits for an upgrade. */
async function readEverything(tables: string[]): Promise<Record<string, unknown[]> | null> {
  const database = await new Promise<IDBDatabase | null>((opened) => {
    const asked = indexedDB.open('matinee')
    asked.addEventListener('upgradeneeded', () => asked.transaction?.abort())
    asked.addEventListener('success', () => opened(asked.result))
    asked.addEventListener('error', () => opened(null))
  }).catch(() => null)
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

/** One row of the server that is not deleted. */
interface KeptRow {
  owner: string
  entity: EntityName
  key: string
}

/** What the server holds, read from its SQLite file beside it. */
export interface ServerDump {
  kept: KeptRow[]
  /** How many changes it has carried out for each owner. */
  applied: Map<string, number>
}

export function dumpServer(dataDir: string): ServerDump {
  const database = new DatabaseSync(join(dataDir, 'matinee.sqlite'), { readOnly: true, timeout: 5000 })
  try {
    const rows = (sql: string) => database.prepare(sql).all() as Record<string, string | number>[]
    return {
      kept: entityNames.flatMap((entity) =>
        rows(`select user_id, key from ${entity} where deleted = 0`).map((row) => ({
          owner: String(row['user_id']),
          entity,
          key: String(row['key']),
        })),
      ),
      applied: new Map(
        rows('select user_id, count(*) as changes from applied_mutations group by user_id').map((row) => [
          String(row['user_id']),
          Number(row['changes']),
        ]),
      ),
    }
  } finally {
    database.close()
  }
}
