import type { Clock } from './ports.ts'
import { accountOf, type Pause, type ReadTx } from './store.ts'

/** What a person may know about their changes (feel, row 18), and when the engine must look again. Times are epoch ms. */
export interface Summary {
  pending: number
  oldestPendingAt: number | null
  lastSuccessAt: number | null
  dead: number
  paused: Pause | null
  /** The earliest moment at which a waiting change may be sent; null when nothing waits. Never in the past. */
  nextAttemptAt: number | null
}

export async function summarize(tx: ReadTx, clock: Clock, owner: string): Promise<Summary> {
  const account = await accountOf(tx, owner)
  const operations = await tx.operations(owner)
  const now = clock.now()
  const moments = operations.map(({ nextAttemptAt, leaseUntil }) => Math.max(nextAttemptAt, leaseUntil))
  const gate = Math.max(now, account.retryAt, now >= account.holdFrom ? account.holdUntil : 0)
  return {
    pending: operations.length,
    oldestPendingAt: operations.reduce<number | null>((oldest, { enqueuedAt }) => Math.min(oldest ?? enqueuedAt, enqueuedAt), null),
    lastSuccessAt: account.lastSuccessAt === 0 ? null : account.lastSuccessAt,
    dead: (await tx.deadLetters(owner)).length,
    paused: account.paused,
    nextAttemptAt: operations.length === 0 ? null : Math.max(gate, Math.min(...moments)),
  }
}
