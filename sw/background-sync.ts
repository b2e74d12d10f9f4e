import { openPlainDatabase } from '#db/plain-database.ts'
import { renewLog } from '#db/renew-log.ts'
import { databaseName } from '#db/schema.ts'
import { createApi } from '#remote/api/api.ts'
import { syncTransport } from '#remote/api/sync-transport.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { flushLock, syncChannel, type TabMessage } from '#sync/tabs.ts'
import { workerClock, workerRandom } from './ports.ts'

/** Chrome gives a worker three minutes; the rest is for the next attempt. */
const budgetMs = 120_000

/**
 * Pushes and pulls for the account that is signed in on this device (sync protocol 1.10). Rejects while work remains, to send or to fetch, so
 * that the browser tries again; after its last chance the outbox stays for the next page. The database is opened for this one event: a worker
 * may be stopped at any time after it.
 */
export async function sendOutbox(): Promise<void> {
  const channel = new BroadcastChannel(syncChannel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, only windows do
  const broadcast = (message: TabMessage) => channel.postMessage(message)
  // Not waited for: a page that is frozen in the middle of the same would hold it up.
  void renewLog()
  const database = await openPlainDatabase(databaseName, () => broadcast('applied'))
  try {
    const owner = (await database?.session())?.owner
    if (database === undefined || owner === undefined) return
    const callApi = createApi({
      async token(whose) {
        broadcast('alive')
        const session = await database.session()
        return session?.owner === whose ? (session?.token ?? null) : null
      },
      answered: () => broadcast('alive'),
      unauthenticated: () => undefined,
    })
    const ports = { store: database.store, transport: syncTransport(callApi), clock: workerClock, random: workerRandom }
    await navigator.locks.request(flushLock(owner), async () => {
      const { stop, pending, nextRunAt } = await syncOnce(ports, owner, { budgetMs, resetBackOff: true, exclusive: true })
      if (nextRunAt !== null) throw new Error(`${pending} changes wait${stop === null ? '' : ', and not everything was fetched'}`)
    })
  } finally {
    database?.close()
    channel.close()
  }
}
