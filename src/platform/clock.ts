import { evenClock } from '#sync/even-clock.ts'
import type { Random } from '#sync/ports.ts'

/** Resolves after so many ms. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits for the work, and no longer than so many ms. Rejects only if the work does so in time. */
export const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> => Promise.race([work, pause(ms)])

export const deviceRandom: Random = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) }

/** About ten letters and digits nobody can foresee. */
export const randomText = (): string => Array.from(deviceRandom.bytes(6), (byte) => byte.toString(36)).join('')

export const deviceClock = evenClock(
  () => Date.now(),
  () => performance.now(),
  randomText(),
)
