import { readFile } from 'node:fs/promises'
import { IDBFactory } from 'fake-indexeddb'

/** A database as a released version of the app left it: its native version, its stores and what was in them. */
interface FrozenDatabase {
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

/** A disk with the database a released version left behind. The placeholder `@ada` becomes the id of a real member. */
export async function frozenDisk(version: number, ada: string): Promise<IDBFactory> {
  const text = await readFile(new URL(`../fixtures/databases/version-${version}.json`, import.meta.url), 'utf8')
  const frozen = JSON.parse(text.replaceAll('@ada', ada)) as FrozenDatabase
  const disk = new IDBFactory()
  const database = await openNative(disk, frozen.name, frozen.version, (request) => layOut(request.result, frozen, request))
  database.close()
  return disk
}

function layOut(database: IDBDatabase, { stores }: FrozenDatabase, { transaction }: IDBOpenDBRequest): void {
  for (const [name, { keyPath, autoIncrement = false, indexes = {}, rows }] of Object.entries(stores)) {
    const store = database.createObjectStore(name, { keyPath, autoIncrement })
    for (const [index, { keyPath: path, unique = false }] of Object.entries(indexes)) store.createIndex(index, path, { unique })
    for (const row of rows) transaction?.objectStore(name).put(row)
  }
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
