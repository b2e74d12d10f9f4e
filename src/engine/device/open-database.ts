import { type Database, DatabaseUnavailable, OpenTimeout, openDatabase } from '#db/database.ts'
import { isNamed } from '#db/error-names.ts'
import { databaseName } from '#db/place.ts'
import { databaseOutdated } from '#state/app-update.ts'
import { storageTrouble } from '#state/storage-trouble.ts'

/** What browsers say that have no database to give: private windows, blocked cookies, embedded pages. */
const refusals = ['MissingAPIError', 'SecurityError', 'InvalidStateError']

/**
 * Opens the database of this device, or one in memory where there is none or it is broken, and says so. Rejects with
 * DatabaseUnavailable while another tab is in the way: that passes.
 */
export async function openAnyDatabase(): Promise<Database> {
  try {
    const database = await openDatabase(onOutdated, databaseName, onBlocked)
    storageTrouble.blocked = false
    return database
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    if (error.cause instanceof OpenTimeout) {
      onBlocked()
      throw error
    }
    storageTrouble.broken = !isNamed(error.cause, refusals)
    const { moveToMemory } = await import('#db/memory.ts')
    moveToMemory()
    const database = await openDatabase(onOutdated)
    storageTrouble.inMemory = true
    return database
  }
}

function onOutdated(): void {
  databaseOutdated.yes = true
}

function onBlocked(): void {
  storageTrouble.blocked = true
}
