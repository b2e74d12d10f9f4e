import type { ErrorCode } from '#contract/errors.ts'
import { payloadVersions } from './outbox.ts'
import type { Random, Reply, SyncPorts } from './ports.ts'
import { accountOf, type Pause, type Tx } from './store.ts'

/** What becomes of one mutation that the server rejected. `room` waits until the account has room for it. */
export type ItemFate = 'dead' | 'retry' | 'repair-clock' | 'read-first' | 'room'

/** What becomes of a whole request that was refused. `split` looks for the one change that spoils it. */
export type RequestFate = 'split' | 'retry' | 'resync' | 'wrong-owner' | Pause

/**
 * The settle table (sync protocol 1.6), by error code: text and status are never read. Nothing here drops a mutation: the worst
 * that can happen to one is a dead letter, which keeps it.
 */
export const settlements: Record<ErrorCode, { item: ItemFate; request: RequestFate }> = {
  'invalid-input': { item: 'dead', request: 'split' },
  'malformed-json': { item: 'dead', request: 'split' },
  unauthenticated: { item: 'retry', request: 'sign-in' },
  'token-stale': { item: 'retry', request: 'retry' },
  'account-removed': { item: 'retry', request: 'sign-in' },
  'wrong-credentials': { item: 'retry', request: 'sign-in' },
  forbidden: { item: 'dead', request: 'forbidden' },
  'not-found': { item: 'dead', request: 'retry' },
  'method-not-allowed': { item: 'retry', request: 'retry' },
  'request-timeout': { item: 'retry', request: 'retry' },
  'email-taken': { item: 'dead', request: 'split' },
  'owner-mismatch': { item: 'retry', request: 'wrong-owner' },
  'clock-future': { item: 'repair-clock', request: 'retry' },
  'not-as-seen': { item: 'read-first', request: 'retry' },
  'epoch-changed': { item: 'retry', request: 'resync' },
  'floor-raised': { item: 'retry', request: 'resync' },
  'stale-write': { item: 'dead', request: 'split' },
  'payload-too-large': { item: 'dead', request: 'split' },
  'unsupported-media-type': { item: 'dead', request: 'split' },
  'key-reused': { item: 'dead', request: 'split' },
  'upgrade-required': { item: 'retry', request: 'reload' },
  'rate-limited': { item: 'retry', request: 'retry' },
  'headers-too-large': { item: 'retry', request: 'retry' },
  internal: { item: 'retry', request: 'split' },
  busy: { item: 'retry', request: 'retry' },
  'quota-exceeded': { item: 'room', request: 'retry' },
}

/** Whether a mutation that is alone in its request is tried again later, instead of becoming a dead letter. */
export const isRetryable = (code: ErrorCode): boolean => settlements[code].item !== 'dead'

const firstMs = 500
const day = 86_400_000

/** The longest back-off, ms. */
export const longestWaitMs = 300_000
/**
 * After so many failures of its own, at least half a day of them, a mutation is tried once a day (sync protocol 1.6, quarantine).
 * Counted, not timed: a clock that jumps must not quarantine a mutation.
 */
export const quarantineAfter = 300

/** Milliseconds to wait after the `failures`-th failure in a row: full jitter up to 1 s, 2 s, 4 s, ... 5 min. */
export function backOffMs(failures: number, random: Random): number {
  const ceiling = Math.min(longestWaitMs, firstMs * 2 ** Math.min(failures, 20))
  const [high = 0, low = 0] = random.bytes(2)
  return Math.round((ceiling * (high * 256 + low)) / 65_535)
}

/** The same for one mutation that keeps failing while others succeed. */
export const mutationBackOffMs = (attempts: number, random: Random): number =>
  attempts >= quarantineAfter ? day : backOffMs(attempts, random)

/**
 * Whether a scheduled moment has come. A device's clock may be set back, so a moment further away than `longestMs` cannot have
 * been meant and counts as come.
 */
export const isDue = (at: number, now: number, longestMs: number): boolean => at <= now || at > now + longestMs

/** Lets an account go on: a fresh session lifts the pause a lost one had set. */
export async function resume(tx: Tx, owner: string): Promise<void> {
  const account = await accountOf(tx, owner)
  if (account.paused !== null) await tx.putAccount({ ...account, paused: null })
}

/** Why a run stopped before everything was done. */
export type Stop = 'waiting' | 'budget' | 'wrong-owner' | Pause

/** A reply that acknowledges nothing. */
export type Failure = Exclude<Reply<never>, { kind: 'answer' }>

/** A server's `Retry-After` is honoured up to an hour. */
const longestHoldMs = 3_600_000

/**
 * Records that a request failed as a whole: the account pauses, or waits before its next request. Nothing leaves the outbox.
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
