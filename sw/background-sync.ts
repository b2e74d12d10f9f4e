import { openDatabase } from '#db/database.ts'
import { dexieStore } from '#db/dexie-store.ts'
import { createApi } from '#remote/api.ts'
import { syncTransport } from '#remote/sync-transport.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { workerClock, workerRandom } from './ports.ts'

/** Registered by the page while changes wait. */
export const syncTag = 'outbox'

/** Chrome gives a worker three minutes; what is not done by then is for the next attempt. */
const budgetMs = 120_000

/**
 * Sends what waits, for whoever is signed in on this device (sync protocol 1.10). Rejects while work remains, so that the
 * browser tries again. The database is opened for this one event: a worker may be stopped at any time after it.
 */
export async function sendOutbox(): Promise<void> {
  const database = await openDatabase(() => undefined)
  try {
    const auth = await database.auth.get('session')
    if (auth === undefined) return
    const callApi = createApi({ token: () => auth.token, heard: () => undefined })
    const ports = { store: dexieStore(database), transport: syncTransport(callApi), clock: workerClock, random: workerRandom }
    await navigator.locks.request(`sync-flush:${auth.owner}`, async () => {
      const { pending, paused } = await syncOnce(ports, auth.owner, { budgetMs, forgive: true, exclusive: true })
      if (pending > 0 && paused === null) throw new Error(`${pending} changes wait`)
    })
  } finally {
    database.close()
  }
}
