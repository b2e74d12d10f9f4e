import { isVisible } from '#platform/page-lifecycle.ts'
import { accountOf } from '#sync/store.ts'
import { summarize } from '#sync/sync-once.ts'
import type { LocalData } from '#engine/device/open-device.ts'
import type { EnginePorts } from '#engine/ports.ts'

interface WatchdogPorts extends Pick<EnginePorts, 'clock' | 'identity' | 'reachability'> {
  open: () => Promise<LocalData>
}

const lookEveryMs = 15_000
/** Something could be sent and nothing was tried for so long: whoever should have is stuck. */
const stuckAfterMs = 60_000

/**
 * Calls `stuck` when changes could be sent, the server is there, and nobody has tried for a minute, in whichever tab (sync protocol
 * 1.6). Only a page that is looked at watches.
 */
export function watchForStuck(ports: WatchdogPorts, stuck: () => void): void {
  let lastAttemptAt: number | undefined
  let unchangedSince = 0

  const look = async () => {
    const attempt = await overdueSince(ports)
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
async function overdueSince({ open, clock, identity, reachability }: WatchdogPorts): Promise<number | undefined> {
  const owner = identity.member()
  if (owner === null || !isVisible() || reachability.state() !== 'online') return undefined
  const { store } = await open()
  return store.read(async (tx) => {
    const { nextAttemptAt, paused } = await summarize(tx, clock, owner)
    const isDue = nextAttemptAt !== null && paused === null && nextAttemptAt <= clock.now()
    return isDue ? (await accountOf(tx, owner)).lastAttemptAt : undefined
  })
}
