import { isDeepStrictEqual } from 'node:util'
import { openDatabase } from '#db/database.ts'
import { dexieStore } from '#db/dexie-store.ts'
import { openPlainDatabase } from '#db/plain-database.ts'
import type { Store, Tx } from '#sync/store.ts'
import { type Commit, type Disk, emptyDisk } from './disk.ts'
import { memoryStore } from './memory-store.ts'
import type { VirtualTime } from './virtual-time.ts'
import type { Storage } from './world.ts'

let opened = 0

/**
 * A device's database as the app has it, and beside it the store in memory: every call goes to both, and both must say the same. The
 * page has Dexie and the worker the plain store, on one and the same database. Time stands still while they work.
 */
export async function deviceTwin(
  time: VirtualTime,
  committed: (commit: Commit, disk: Disk) => void,
): Promise<Storage & { close: () => void }> {
  const name = `simulated-${++opened}`
  const database = await time.real(() => openDatabase(() => undefined, name))
  const plain = await time.real(() => openPlainDatabase(name, () => undefined))
  if (plain === undefined) throw new Error('the worker cannot use the database the page made')
  const disk = emptyDisk()
  const memory = memoryStore(committed, disk)
  const beside = (shipped: Store): Store => ({
    transact: (work, durability) =>
      time.real(() => memory.transact((inMemory) => shipped.transact((tx) => work(twin(tx, inMemory)), durability))),
    read: (work) => time.real(() => memory.transact((inMemory) => shipped.read((tx) => work(twin(tx as Tx, inMemory))))),
  })
  return {
    page: beside(dexieStore(database)),
    worker: beside(plain.store),
    disk,
    close() {
      plain.close()
      void database.delete()
    },
  }
}

/** A transaction on both. */
const twin = (tx: Tx, inMemory: Tx): Tx =>
  new Proxy(tx, {
    get: (target, name) => {
      const call: unknown = Reflect.get(target, name)
      const other: unknown = Reflect.get(inMemory, name)
      if (typeof call !== 'function' || typeof other !== 'function') return call
      return async (...given: unknown[]) => {
        const result: unknown = await Reflect.apply(call, target, given)
        const expected: unknown = await Reflect.apply(other, inMemory, given)
        if (!isDeepStrictEqual(plain(result), plain(expected)))
          throw new Error(`${String(name)}: the database says ${JSON.stringify(plain(result))}, memory ${JSON.stringify(plain(expected))}`)
        return result
      }
    },
  })

/** What only one of the two notes: for an index, or for the other's maps. */
const ownNotes: ReadonlySet<string> = new Set(['tombstone', 'entity', 'id'])

/** Without that, and in one order: lists of records have none of their own. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name, field]) => field !== undefined && !ownNotes.has(name))
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
}
