import { evenClock } from '#sync/even-clock.ts'
import type { Random } from '#sync/ports.ts'

export const workerClock = evenClock(
  // oxlint-disable-next-line no-restricted-properties -- this is the worker's clock port
  () => Date.now(),
  () => performance.now(),
  crypto.randomUUID(),
)

export const workerRandom: Random = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) }

/** An event that keeps the worker alive for what goes on behind its answer. */
export interface Waiting {
  waitUntil: (work: Promise<unknown>) => void
}
