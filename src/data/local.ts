import { type Database, openDatabase } from '#db/database.ts'
import { dexieStore } from '#db/dexie-store.ts'
import { deviceClock, deviceRandom } from '#platform/clock.ts'
import { databaseOutdated } from '#state/app-update.ts'
import type { WritePorts } from '#sync/ports.ts'
import type { Store } from '#sync/store.ts'

export interface Local {
  database: Database
  store: Store
  ports: WritePorts
}

/** Opens the database of this device. Rejects with DatabaseUnavailable. */
export async function createLocal(): Promise<Local> {
  const database = await openDatabase(() => {
    databaseOutdated.yes = true
  })
  return { database, store: dexieStore(database), ports: { clock: deviceClock, random: deviceRandom } }
}
