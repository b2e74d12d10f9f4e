import type { Store } from '#sync/store.ts'
import type { AuthRow } from './database.ts'
import { oldestUsable, synced } from './place.ts'
import { completed, settled } from './plain-transaction.ts'

/** The database of this device without Dexie: small, for a worker that is started for one event. */
export interface PlainDatabase {
  store: Store
  /** Who is signed in on this device. */
  auth: () => Promise<AuthRow | undefined>
  close: () => void
}

/**
 * Opens the database as the page left it. Undefined where there is none, or one of an older version: making and upgrading it is
 * the page's business, and there is nothing to send before. `changed` is called after each transaction that wrote, for Dexie does
 * not hear of it. An upgrade by a page ends the connection at once. Rejects when the browser cannot open it.
 */
export async function openPlainDatabase(name: string, changed: () => void): Promise<PlainDatabase | undefined> {
  const database = await openExisting(name)
  if (database === undefined) return undefined
  if (database.version < oldestUsable) {
    database.close()
    return undefined
  }
  database.addEventListener('versionchange', () => database.close())
  const store: Store = {
    async transact(work, durability = 'strict') {
      const transaction = database.transaction([...synced], 'readwrite', { durability })
      const result = await completed(transaction, work)
      changed()
      return result
    },
    read: (work) => completed(database.transaction([...synced], 'readonly'), work),
  }
  return {
    store,
    auth: () => settled(database.transaction('auth').objectStore('auth').get('session') as IDBRequest<AuthRow | undefined>),
    close: () => database.close(),
  }
}

/** Opened without a version, a database that is missing would be made; that is broken off. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    let isMissing = false
    request.addEventListener('upgradeneeded', () => {
      isMissing = true
      request.transaction?.abort()
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => (isMissing ? resolve(undefined) : reject(request.error)))
  })
}
