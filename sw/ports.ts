import type { Clock, Random } from '#sync/ports.ts'

// oxlint-disable-next-line no-restricted-properties -- this is the worker's clock port
export const workerClock: Clock = { now: () => Date.now() }

export const workerRandom: Random = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) }
