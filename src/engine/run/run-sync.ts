import type { Channel } from '#platform/channel.ts'
import { withLock } from '#platform/locks.ts'
import { isVisible } from '#platform/page-lifecycle.ts'
import { syncTransport } from '#remote/api/sync-transport.ts'
import type { CallApi } from '#remote/api/api.ts'
import type { Transport } from '#sync/ports.ts'
import { syncOnce, type SyncReport } from '#sync/sync-once.ts'
import { flushLock, type TabMessage } from '#sync/tabs.ts'
import type { LocalData } from '#engine/device/open-device.ts'

export interface RunReport extends SyncReport {
  /** How many changes the server took. */
  sent: number
}

interface RunOptions {
  /** Back-off is forgiven. */
  resetBackOff: boolean
  /** Ends the run before its next request. */
  isOver: () => boolean
}

/** `busy`: another tab or the worker holds the lock. `stolen`: it was taken away from this run. */
export type RunSync = (owner: string, options: RunOptions) => Promise<RunReport | 'busy' | 'stolen'>

const budgetMs = 60_000
/** Whoever holds the lock and lets this pass without a request or an answer is frozen: a request ends after 15 s. */
const silentMs = 20_000
/** Somebody who waits for the lock looks for it more often than this; one who does not was frozen themselves. */
const gapMs = 5000

/**
 * Makes what sends and fetches once for an owner, alone as far as a lock can tell (sync protocol 1.9). A visible tab takes the lock away
 * from one that shows no sign of life for 20 s. Its promise rejects when the database is unavailable.
 */
export function createRunSync(open: () => Promise<LocalData>, callApi: CallApi, channel: Channel<TabMessage>): RunSync {
  const transport = syncTransport(callApi)
  /** Since when the lock has been looked for in vain, and when that was last; `performance.now()`. */
  let busySince = 0
  let lastBusyAt = Number.NEGATIVE_INFINITY
  channel.listen((message) => {
    if (message === 'alive') busySince = performance.now()
  })

  function noteBusy(): void {
    const now = performance.now()
    if (now - lastBusyAt > gapMs) busySince = now
    lastBusyAt = now
  }
  const isHolderSilent = (): boolean => {
    const now = performance.now()
    return isVisible() && now - lastBusyAt <= gapMs && now - busySince >= silentMs
  }

  return async (owner, { resetBackOff, isOver }) => {
    const { store, ports } = await open()
    let sent = 0
    const work = async ({ exclusive, isLost }: { exclusive: boolean; isLost: () => boolean }) => {
      const observed = observe(transport, {
        isOver: () => isOver() || isLost(),
        isAlive: () => channel.post('alive'),
        taken: (count) => (sent += count),
      })
      return syncOnce({ ...ports, store, transport: observed }, owner, { budgetMs, resetBackOff, exclusive })
    }
    const outcome = await withLock(flushLock(owner), work, { steal: isHolderSilent() })
    if (outcome === 'busy') noteBusy()
    else lastBusyAt = Number.NEGATIVE_INFINITY
    return typeof outcome === 'string' ? outcome : { ...outcome, sent }
  }
}

interface Observer {
  isOver: () => boolean
  isAlive: () => void
  taken: (count: number) => void
}

/** A transport that shows other tabs that this run is alive, and sends nothing more once it is over. */
function observe(transport: Transport, { isOver, isAlive, taken }: Observer): Transport {
  const observed =
    <Request, Answer>(call: (request: Request) => Promise<Answer>) =>
    async (request: Request): Promise<Answer | { kind: 'unreachable' }> => {
      if (isOver()) return { kind: 'unreachable' }
      isAlive()
      const reply = await call(request)
      isAlive()
      return reply
    }
  const push = observed(transport.push)
  return {
    pull: observed(transport.pull),
    async push(request) {
      const reply = await push(request)
      if (reply.kind === 'answer') taken(reply.value.results.filter(({ result }) => result !== 'rejected').length)
      return reply
    },
  }
}
