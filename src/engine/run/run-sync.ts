import { withLock } from '#platform/locks.ts'
import { isVisible } from '#platform/visibility.ts'
import { syncTransport } from '#remote/api/sync-transport.ts'
import type { Transport } from '#sync/ports.ts'
import { syncOnce, type SyncReport } from '#sync/sync-once.ts'
import { flushLock } from '#sync/tabs.ts'
import { callApi } from '#data/api.ts'
import { openLocal } from '#engine/device/open-local.ts'
import { onTabs, tellTabs } from '#engine/device/channel.ts'

export interface RunReport extends SyncReport {
  /** How many changes the server took. */
  sent: number
}

const budgetMs = 60_000
/** Whoever holds the lock and lets this pass without a request or an answer is frozen: a request ends after 15 s. */
const silentMs = 20_000
/** Somebody who waits for the lock looks for it more often than this; one who does not was frozen themselves. */
const gapMs = 5000

const transport = syncTransport(callApi)
/** Since when the lock is looked for in vain, and when that was last; `performance.now()`. */
let busySince = 0
let lastBusyAt = Number.NEGATIVE_INFINITY

/** Listens for the signs of life of whoever holds the lock; the engine calls it once. */
export function followHolder(): void {
  onTabs({
    alive: () => {
      busySince = performance.now()
    },
  })
}

/**
 * Sends and fetches once for an owner, alone as far as the lock can tell. `busy` when somebody else is at it; a visible tab takes
 * the lock away from one that shows no sign of life for 20 s. `isOver` ends the run before its next request. Rejects when the
 * database is unavailable.
 */
export async function runSync(owner: string, resetBackOff: boolean, isOver: () => boolean): Promise<RunReport | 'busy' | 'stolen'> {
  const { store, ports } = await openLocal()
  let sent = 0
  const outcome = await withLock(
    flushLock(owner),
    async ({ exclusive, isLost }) => {
      const watched = watch(
        () => isOver() || isLost(),
        (count) => (sent += count),
      )
      return syncOnce({ ...ports, store, transport: watched }, owner, { budgetMs, resetBackOff, exclusive })
    },
    { steal: isHolderSilent() },
  )
  if (outcome === 'busy') noteBusy()
  else lastBusyAt = Number.NEGATIVE_INFINITY
  return typeof outcome === 'string' ? outcome : { ...outcome, sent }
}

/** A transport that shows others that this run is alive, and sends nothing more once it is over. */
function watch(isOver: () => boolean, settled: (count: number) => void): Transport {
  const watched =
    <Request, Answer>(call: (request: Request) => Promise<Answer>) =>
    async (request: Request): Promise<Answer | { kind: 'unreachable' }> => {
      if (isOver()) return { kind: 'unreachable' }
      tellTabs('alive')
      const reply = await call(request)
      tellTabs('alive')
      return reply
    }
  const push = watched(transport.push)
  return {
    pull: watched(transport.pull),
    async push(request) {
      const reply = await push(request)
      if (reply.kind === 'answer') settled(reply.value.results.filter(({ result }) => result !== 'rejected').length)
      return reply
    },
  }
}

function noteBusy(): void {
  const now = performance.now()
  if (now - lastBusyAt > gapMs) busySince = now
  lastBusyAt = now
}

function isHolderSilent(): boolean {
  const now = performance.now()
  return isVisible() && now - lastBusyAt <= gapMs && now - busySince >= silentMs
}
