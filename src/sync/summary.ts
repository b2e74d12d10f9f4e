import { isDue, longestWaitMs } from './back-off.ts'
import { isTooOldFor } from './device.ts'
import type { Clock } from './ports.ts'
import { accountOf, type Pause, type ReadTx } from './store.ts'

/** What a person may know about their changes (feel, row 18), and when the engine must look again. Times are epoch ms. */
export interface Summary {
  pending: number
  /** More wait than a device should ever hold: a reason to warn, never to refuse. */
  many: boolean
  oldestPendingAt: number | null
  lastSuccessAt: number | null
  /** When this device and the server were last found to differ. */
  differedAt: number | null
  /** They do, or the server was restored: what one side lost is being brought back. */
  recovering: boolean
  dead: number
  paused: Pause | null
  /** The earliest moment at which a waiting change may be sent; null when nothing waits. Never in the past. */
  nextAttemptAt: number | null
}

const manyPending = 5000
const day = 86_400_000

export async function summarize(tx: ReadTx, clock: Clock, owner: string): Promise<Summary> {
  const [account, { count, oldestAt, nextAttemptAt }, dead, device] = await Promise.all([
    accountOf(tx, owner),
    tx.backlog(owner),
    tx.deadLetters(owner),
    tx.device(),
  ])
  const now = clock.now()
  // A moment that a clock set back since has put out of reach holds nobody up, and must not be waited for either.
  const retryAt = isDue(account.retryAt, now, longestWaitMs) ? 0 : account.retryAt
  const gate = Math.max(now, retryAt, now >= account.holdFrom ? account.holdUntil : 0)
  return {
    pending: count,
    many: count > manyPending,
    oldestPendingAt: oldestAt,
    lastSuccessAt: orNull(account.lastSuccessAt),
    differedAt: orNull(account.differedAt),
    recovering: account.recovering,
    dead: dead.length,
    paused: isTooOldFor(device) ? 'reload' : account.paused,
    nextAttemptAt: nextAttemptAt === null ? null : Math.max(gate, isDue(nextAttemptAt, now, day) ? now : nextAttemptAt),
  }
}

const orNull = (moment: number): number | null => (moment === 0 ? null : moment)
