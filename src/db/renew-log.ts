import { settled } from './plain-database.ts'

/** A database that is made to be deleted. */
const shortLived = 'matinee-log'

/**
 * Has Chromium begin a new log for the databases of this origin, which takes it about 6 ms. A browser that is killed may leave half a
 * record at the end of the log. The next one writes on behind it, and the one after that finds the log damaged and deletes every
 * database. Deleting any database makes Chromium write what the log holds into a table and begin a new one (decision 45). Never rejects;
 * other browsers keep each database in a file of its own and notice nothing.
 */
export async function renewLog(): Promise<void> {
  try {
    const made = await settled(indexedDB.open(shortLived))
    made.close()
    await settled(indexedDB.deleteDatabase(shortLived))
  } catch {
    // Where there is no database, or none more, there is no log to save.
  }
}
