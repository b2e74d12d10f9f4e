import { holdLock } from '#platform/locks.ts'
import { isVisible, onLeave, onReturn, onSuspend } from '#platform/visibility.ts'
import { leaderLock } from '#sync/tabs.ts'

/** Somebody who looks at another tab for a moment comes back to one that still leads (ms). */
const hiddenMs = 30_000

/**
 * Lets one tab of the browser lead, always one that is looked at if there is one (sync protocol 1.9). Leading is a convenience:
 * every tab writes and sends. `begin` is called when this tab leads and answers with what ends it; a tab that is frozen, left or
 * hidden for 30 s makes way for another.
 */
export function standForLeader(begin: () => () => void): void {
  let standing: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const stand = () => {
    clearTimeout(timer)
    if (standing !== undefined) return
    standing = new AbortController()
    void holdLock(leaderLock, standing.signal, begin)
  }
  const resign = () => {
    clearTimeout(timer)
    standing?.abort()
    standing = undefined
  }

  if (isVisible()) stand()
  onReturn(stand)
  onLeave(() => {
    clearTimeout(timer)
    timer = setTimeout(resign, hiddenMs)
  })
  onSuspend(resign)
}
