import { deviceClock } from '#platform/clock.ts'
import { isVisible } from '#platform/visibility.ts'
import { connectivity } from '#state/connectivity.ts'
import { session } from '#state/session.ts'
import { accountOf } from '#sync/store.ts'
import { summarize } from '#sync/sync-once.ts'
import { openLocal } from './open-local.ts'

const lookEveryMs = 15_000
/** Something could be sent and nothing was tried for so long: whoever should have is stuck. */
const stuckAfterMs = 60_000

/**
 * Calls `stuck` when changes could be sent, the server is there, and nobody has tried for a minute, in whichever tab (sync protocol
 * 1.6). Only a page that is looked at watches.
 */
export function watchForStuck(stuck: () => void): void {
  let lastAttemptAt: number | undefined
  let unchangedSince = 0

  const look = async () => {
    const attempt = await overdueSince()
    if (attempt === undefined || attempt !== lastAttemptAt) {
      lastAttemptAt = attempt
      unchangedSince = performance.now()
    } else if (performance.now() - unchangedSince >= stuckAfterMs) {
      lastAttemptAt = undefined
      stuck()
    }
  }
  // A database that cannot be read has its own alarm.
  setInterval(() => void look().catch(() => undefined), lookEveryMs)
}

/** When the last attempt was, if another one is due; the device's epoch ms, 0 for never. */
async function overdueSince(): Promise<number | undefined> {
  const owner = session.user?.id
  if (owner === undefined || !isVisible() || connectivity.state !== 'online') return undefined
  const { store } = await openLocal()
  return store.read(async (tx) => {
    const { nextAttemptAt, paused } = await summarize(tx, deviceClock, owner)
    const isDue = nextAttemptAt !== null && paused === null && nextAttemptAt <= deviceClock.now()
    return isDue ? (await accountOf(tx, owner)).lastAttemptAt : undefined
  })
}
