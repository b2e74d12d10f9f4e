import type { Random } from './ports.ts'

const firstMs = 500
const day = 86_400_000

/** The longest wait the engine ever chooses by itself. */
export const longestWaitMs = 300_000
/**
 * After so many failures of its own, at least half a day of them, a change is tried once a day (sync protocol 1.6, quarantine).
 * Counted, not timed: a clock that jumps must not give a change up.
 */
export const quarantineAfter = 300

/** Milliseconds to wait after the `failures`-th failure in a row: full jitter up to 1 s, 2 s, 4 s, ... 5 min. */
export function backOffMs(failures: number, random: Random): number {
  const ceiling = Math.min(longestWaitMs, firstMs * 2 ** Math.min(failures, 20))
  const [high = 0, low = 0] = random.bytes(2)
  return Math.round((ceiling * (high * 256 + low)) / 65_535)
}

/** The same for one change that keeps failing while others succeed. */
export const changeBackOffMs = (attempts: number, random: Random): number =>
  attempts >= quarantineAfter ? day : backOffMs(attempts, random)

/**
 * Whether a moment set earlier has come. A device's clock may be set back, so a moment further away than `longestMs` cannot
 * have been meant and counts as come.
 */
export const isDue = (at: number, now: number, longestMs: number): boolean => at <= now || at > now + longestMs
