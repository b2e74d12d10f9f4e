import type { Clock, Random } from '#sync/ports.ts'

// oxlint-disable-next-line no-restricted-properties -- this is the worker's clock port
export const workerClock: Clock = { now: () => Date.now() }

export const workerRandom: Random = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) }

/** An event that keeps the worker alive for what goes on behind its answer. */
export interface Waiting {
  waitUntil: (work: Promise<unknown>) => void
}
