import { releaseSpace } from '#db/device-records.ts'
import { type Database, openInTime } from '#db/database.ts'
import type { Rescue } from '#db/resilient-store.ts'
import { queryAgain } from '#db/changes.ts'
import type { LoadedPorts } from '#engine/ports.ts'
import { dropCache } from '#platform/caches.ts'

/** After the browser closed the connection by itself it is opened again this soon, and when that fails (a full disk) as often (ms). */
const reopenAfterMs = { first: 500, again: 3000 }

interface ConnectionPorts extends Pick<LoadedPorts, 'dispensableCaches' | 'report'> {
  /** Brings back what an emptied database lost; resolves with whether it was one. */
  recover: () => Promise<boolean>
  requestSync: () => void
  outdated: () => void
  isOutdated: () => boolean
}

/** Opens the connection of a database again whenever the browser has closed it, and makes room on a full disk. */
export function keepConnection(database: Database, ports: ConnectionPorts): Rescue {
  const { dispensableCaches, report, requestSync, outdated, isOutdated } = ports
  // What is given up to make room for a person's change: the reserve inside the database first.
  const dispensable = [() => releaseSpace(database).catch(() => undefined), ...dispensableCaches.map((name) => () => dropCache(name))]
  let reopening: Promise<void> | undefined
  /** The connection behind which nothing is missing. */
  let trusted = database.backendDB()

  // Dexie opens a lost connection by itself for whatever asks next; behind it may be a database that was emptied.
  database.on('ready', recover, true)
  async function recover(): Promise<void> {
    const connection = database.backendDB()
    if (connection === trusted) return
    const isNew = await ports.recover()
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
      if (isOpen() || isOutdated()) return
      reopen().then(requestSync, () => reopenIn(reopenAfterMs.again))
    }, ms)
  }

  // A browser closes a connection when it empties the database, a phone when it suspends the page.
  database.on('close', () => {
    if (reopening === undefined && !isOutdated()) reopenIn(reopenAfterMs.first)
  })

  return {
    isOpen,
    reopen,
    async makeRoom(step) {
      await dispensable[step]?.()
      return step < dispensable.length
    },
    full: report.diskFull,
    outdated,
  }
}
