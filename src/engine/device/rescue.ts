import { dropBallast } from '#db/ballast.ts'
import { type Database, openInTime } from '#db/database.ts'
import type { Rescue } from '#db/resilient-store.ts'
import { queryAgain } from '#db/watch.ts'
import { dropCache } from '#platform/caches.ts'
import { cacheNames } from '#product/cache-names.ts'
import { databaseOutdated } from '#state/app-update.ts'
import { storageTrouble } from '#state/storage-trouble.ts'
import type { WritePorts } from '#sync/ports.ts'
import { recoverLost } from './recover-lost.ts'
import { requestSync } from '#engine/sync.ts'

/** After the browser closed the connection by itself it is opened again this soon, and when that fails (a full disk) as often (ms). */
const reopenAfterMs = { first: 500, again: 3000 }

/** What makes room for a person's change, the dispensable first. */
const sacrifices: readonly ((database: Database) => Promise<unknown>)[] = [
  (database) => Promise.all([dropBallast(database).catch(() => undefined), dropCache(cacheNames.images)]),
  () => dropCache(cacheNames.catalogue),
]

/** How this device helps its database. */
export function createRescue(database: Database, ports: WritePorts): Rescue {
  let reopening: Promise<void> | undefined
  /** The connection behind which nothing is missing. */
  let trusted = database.backendDB()

  // Dexie opens a lost connection by itself for whatever asks next; behind it may be a database that was emptied.
  database.on('ready', recover, true)
  async function recover(): Promise<void> {
    const connection = database.backendDB()
    if (connection === trusted) return
    const isNew = await recoverLost(database, ports)
    trusted = connection
    if (!isNew) return
    queryAgain()
    requestSync()
  }
  const isOpen = (): boolean => database.isOpen() && database.backendDB() === trusted

  async function openAgain(): Promise<void> {
    if (isOpen()) database.close({ disableAutoOpen: false })
    try {
      await openInTime(database)
    } catch (error) {
      database.close({ disableAutoOpen: false })
      throw error
    }
    queryAgain()
  }

  const reopen = (): Promise<void> => {
    reopening ??= openAgain().finally(() => {
      reopening = undefined
    })
    return reopening
  }

  function reopenIn(ms: number): void {
    setTimeout(() => {
      if (isOpen() || databaseOutdated.yes) return
      reopen().then(requestSync, () => reopenIn(reopenAfterMs.again))
    }, ms)
  }

  // A browser closes a connection when it empties the database, a phone when it suspends the page.
  database.on('close', () => {
    if (reopening === undefined && !databaseOutdated.yes) reopenIn(reopenAfterMs.first)
  })

  return {
    isOpen,
    reopen,
    async makeRoom(step) {
      await sacrifices[step]?.(database)
      return step < sacrifices.length
    },
    full() {
      storageTrouble.full++
    },
    outdated() {
      databaseOutdated.yes = true
    },
  }
}
