import type { Database } from './database.ts'

/** Lets the worker act for this owner; a fresh session lifts the pause a lost one had set. */
export function keepAuth(database: Database, owner: string, token: string): Promise<void> {
  return database.transaction('rw', database.auth, database.accounts, async () => {
    await database.auth.put({ id: 'session', owner, token })
    await database.accounts.where('owner').equals(owner).modify({ paused: null })
  })
}

/** Signs the worker out. The owner's rows and queue stay, sealed until the same person signs in again (decision T15). */
export const dropAuth = (database: Database): Promise<void> => database.auth.delete('session')
