import { readFile } from 'node:fs/promises'
import { IDBFactory } from 'fake-indexeddb'

/** A database as a released version of the app left it: its native version, its stores and what was in them. */
export interface FrozenDatabase {
  name: string
  version: number
  stores: Record<
    string,
    {
      keyPath: string | string[]
      autoIncrement?: boolean
      indexes?: Record<string, { keyPath: string | string[]; unique?: boolean }>
      rows: object[]
    }
  >
}

/** What a released version left behind. The placeholder `@ada` becomes the id of a real member. */
export async function frozenDatabase(version: number, ada: string): Promise<FrozenDatabase> {
  const text = await readFile(new URL(`../fixtures/databases/version-${version}.json`, import.meta.url), 'utf8')
  return JSON.parse(text.replaceAll('@ada', ada))
}

/** A disk with the database that a released version left behind. */
export async function frozenDisk(version: number, ada: string): Promise<IDBFactory> {
  const disk = new IDBFactory()
  await leaveDatabase(await frozenDatabase(version, ada), disk)
  return disk
}

/** Makes the database. Also runs in a page, of which it needs nothing else. */
export async function leaveDatabase({ name, version, stores }: FrozenDatabase, disk = indexedDB): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = disk.open(name, version)
    request.addEventListener('upgradeneeded', () => {
      for (const [table, { keyPath, autoIncrement = false, indexes = {}, rows }] of Object.entries(stores)) {
        const store = request.result.createObjectStore(table, { keyPath, autoIncrement })
        for (const [index, { keyPath: path, unique = false }] of Object.entries(indexes)) store.createIndex(index, path, { unique })
        for (const row of rows) store.put(row)
      }
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('it did not open')))
  })
  database.close()
}

/** Opens a database without Dexie; rejects when the upgrade is aborted. */
export function openNative(
  disk: IDBFactory,
  name: string,
  version: number,
  upgrade: (request: IDBOpenDBRequest) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = disk.open(name, version)
    request.addEventListener('upgradeneeded', () => upgrade(request))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('it did not open')))
  })
}
