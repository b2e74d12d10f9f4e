import { openPlainDatabase } from '#db/plain-database.ts'
import { renewLog } from '#db/renew-log.ts'
import { databaseName } from '#db/schema.ts'
import { createApi } from '#remote/api/api.ts'
import { syncTransport } from '#remote/api/sync-transport.ts'
import { replaceToken } from '#sync/identity.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { flushLock, syncChannel, type TabMessage } from '#sync/tabs.ts'
import { workerClock, workerRandom } from './ports.ts'

/** Of the worker's own scope, in words that the page's types have as well. */
declare const clients: { matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<readonly unknown[]> }

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
  let left: number
  try {
    const owner = (await database?.session())?.owner
    if (database === undefined || owner === undefined) return
    const token = async (whose: string | undefined) => {
      broadcast('alive')
      const session = await database.session()
      return session?.owner === whose ? (session?.token ?? null) : null
    }
    const callApi = createApi({
      token,
      newestToken: token,
      async keepToken(stale, renewed) {
        await database.store.transact((tx) => replaceToken(tx, { clock: workerClock, random: workerRandom }, undefined, { stale, renewed }))
      },
      answered: () => broadcast('alive'),
      unauthenticated: () => undefined,
    })
    const ports = { store: database.store, transport: syncTransport(callApi), clock: workerClock, random: workerRandom }
    left = await navigator.locks.request(flushLock(owner), async () => {
      const { stop, pending, nextRunAt } = await syncOnce(ports, owner, { budgetMs, resetBackOff: true, exclusive: true })
      if (nextRunAt !== null) throw new Error(`${pending} changes wait${stop === null ? '' : ', and not everything was fetched'}`)
      return pending
    })
  } finally {
    database?.close()
    channel.close()
  }
  if (left === 0) await clearBadge()
}

/** A page that is on its way is there after this long (ms). */
const pageComesMs = 2000

/** Takes the number off the app's icon that a page has put there which is closed by now; an open page does so itself. */
async function clearBadge(): Promise<void> {
  if (!('clearAppBadge' in navigator)) return
  await new Promise((resolve) => setTimeout(resolve, pageComesMs))
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length === 0) await navigator.clearAppBadge().catch(() => undefined)
}
