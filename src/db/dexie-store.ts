import { Dexie } from 'dexie'
import type { Durability, Store } from '#sync/store.ts'
import type { Database } from './database.ts'
import { isNamed } from './error-names.ts'
import { synced } from './place.ts'
import { completed } from './plain-transaction.ts'
import { noting, tell, type Written } from './written.ts'

/**
 * The engine's store on the connection Dexie keeps, for pages (the worker has `plain-database.ts`). Its transactions are the browser's
 * own, with far less work around each request than Dexie's; Dexie's views, here and in other tabs, hear of what they wrote. A
 * connection the browser closed by itself (iOS does, after a suspend) is opened again once.
 */
export function dexieStore(database: Database): Store {
  async function begin(mode: 'readonly' | 'readwrite', durability: Durability = 'strict'): Promise<IDBTransaction> {
    if (!database.isOpen()) await database.open()
    const start = () => database.backendDB().transaction([...synced], mode, { durability })
    try {
      return start()
    } catch (error) {
      if (!isNamed(error, ['InvalidStateError'])) throw error
      database.close({ disableAutoOpen: false })
      await database.open()
      return start()
    }
  }
  return {
    async transact(work, durability) {
      const written: Written = { rows: [], tables: new Set() }
      const result = await completed(await begin('readwrite', durability), (tx) => work(noting(tx, written)))
      tell(database, written)
      return result
    },
    read: async (work) => completed(await begin('readonly'), work),
  }
}

/** The keys of all rows of one owner. */
export const rangeOf = (owner: string): [[string, unknown], [string, unknown]] => [
  [owner, Dexie.minKey],
  [owner, Dexie.maxKey],
]
