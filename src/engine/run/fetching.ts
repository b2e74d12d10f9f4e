import { isVisible } from '#platform/visibility.ts'
import { connectivity } from '#state/connectivity.ts'
import { followHints, type LiveHints } from './event-connection.ts'
import { standForLeader } from '#engine/device/leader.ts'

const lookEveryMs = 10_000
/** How often a page asks for what other devices changed: with nobody to tell it, and for safety where somebody does. */
const pollEveryMs = { untold: 30_000, told: 300_000 }

let hints: LiveHints | undefined

/** Whether this is the tab that keeps the connection. */
export const isLeading = (): boolean => hints !== undefined

/**
 * Learns of what other devices change: `news` is called with the account's number whenever the server tells the leading tab, and
 * `poll` from time to time, often where the connection is missing. The rows that the leader fetches appear in all tabs.
 */
export function startFetching({ news, poll }: { news: (seq: number) => void; poll: () => void }): void {
  let polledAt = performance.now()
  standForLeader(() => {
    hints = followHints(news)
    return () => {
      hints?.stop()
      hints = undefined
    }
  })
  setInterval(() => {
    if (!isVisible() || connectivity.state === 'offline') return
    const isUntold = hints !== undefined && !hints.isConnected()
    if (performance.now() - polledAt < (isUntold ? pollEveryMs.untold : pollEveryMs.told)) return
    polledAt = performance.now()
    poll()
  }, lookEveryMs)
}
