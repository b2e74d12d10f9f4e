import type { Clock, Random } from '#sync/ports.ts'

export const deviceClock: Clock = { now: () => Date.now() }

export const deviceRandom: Random = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) }
