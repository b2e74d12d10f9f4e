import { backOffMs, longestWaitMs } from './back-off.ts'
import { settlements } from './classify.ts'
import { payloadVersions } from './payload-versions.ts'
import type { Reply, SyncPorts } from './ports.ts'
import { accountOf, type Pause } from './store.ts'

/** Why a run stopped before everything was done. */
export type Stop = 'waiting' | 'budget' | 'wrong-owner' | Pause

/** An answer that settles nothing. */
export type Failure = Exclude<Reply<never>, { kind: 'answer' }>

/** A server may ask for at most an hour of quiet. */
const longestHoldMs = 3_600_000

/**
 * Notes that a request failed as a whole: the account pauses, or waits before its next request. Nothing leaves the queue.
 */
export function noteFailure(ports: SyncPorts, owner: string, failure: Failure): Promise<Stop> {
  return ports.store.transact(async (tx) => {
    const account = await accountOf(tx, owner)
    const fate = failure.kind === 'refused' ? settlements[failure.code].request : 'retry'
    if (fate === 'sign-in' || fate === 'reload' || fate === 'forbidden') {
      const { current } = ports.versions ?? payloadVersions
      await tx.putAccount({ ...account, paused: fate, outdated: current })
      return fate
    }
    const now = ports.clock.now()
    const failures = account.failures + 1
    const asked = failure.kind === 'refused' ? failure.retryAfterMs : null
    await tx.putAccount({
      ...account,
      failures,
      retryAt: now + Math.min(longestWaitMs, backOffMs(failures, ports.random)),
      ...(asked !== null && { holdFrom: now, holdUntil: now + Math.min(longestHoldMs, asked) }),
    })
    return fate === 'wrong-owner' ? fate : 'waiting'
  })
}
