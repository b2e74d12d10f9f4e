import type { Clock, Random } from '#sync/ports.ts'

export const deviceClock: Clock = { now: () => Date.now() }

export const deviceRandom: Random = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) }

/** About ten letters and digits nobody can foresee. */
export const randomText = (): string => Array.from(deviceRandom.bytes(6), (byte) => byte.toString(36)).join('')
