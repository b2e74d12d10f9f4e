import { databaseName } from './place.ts'

/** Deletes the whole database, readable or not. Rejects when even that is impossible. */
export function eraseDatabase(): Promise<void> {
  // Not through Dexie: while the data cannot be opened, that works in memory.
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => reject(request.error ?? new Error('the database cannot be deleted')))
  })
}
