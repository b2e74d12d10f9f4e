import type { Stamp } from '#contract/sync.ts'

const maxCounter = 0xffff

/** What a device keeps of its clock: the last stamp it gave or saw, and how far the server is ahead of the device (ms). */
export interface HybridClock {
  /** 12 hex digits that tell this browser profile from every other. */
  clientId: string
  last: Stamp
  offsetMs: number
}

/** A stamp from its parts (sync protocol 1.3): fixed widths, so that text order is time order. */
export function makeStamp(ms: number, counter: number, clientId: string): Stamp {
  return `${String(ms).padStart(13, '0')}-${counter.toString(16).padStart(4, '0')}-${clientId}`
}

/** Milliseconds of a stamp. */
export const stampMs = (stamp: Stamp): number => Number(stamp.slice(0, 13))

const stampCounter = (stamp: Stamp): number => Number.parseInt(stamp.slice(14, 18), 16)

/** The smallest stamp a client can give: it loses against anything that exists. */
export const lowestStamp = (clientId: string): Stamp => makeStamp(0, 0, clientId)

/** A stamp that loses against whatever was decided since 2001, and is still like no other. */
export const lowered = (stamp: Stamp): Stamp => `0${stamp.slice(1)}`

export const later = (a: Stamp, b: Stamp): Stamp => (a > b ? a : b)

/** The clock after seeing `stamp`: every later tick is above it, so an edit made after seeing a value beats that value. */
export function absorb(clock: HybridClock, stamp: Stamp): HybridClock {
  return stamp > clock.last ? { ...clock, last: stamp } : clock
}

/** The clock after one tick; its `last` is the new stamp. `localNow` is the device's own time in ms. */
export function tick(clock: HybridClock, localNow: number): HybridClock {
  const now = Math.max(0, Math.round(localNow + clock.offsetMs))
  const lastMs = stampMs(clock.last)
  if (now > lastMs) return { ...clock, last: makeStamp(now, 0, clock.clientId) }
  const counter = stampCounter(clock.last) + 1
  const last = counter > maxCounter ? makeStamp(lastMs + 1, 0, clock.clientId) : makeStamp(lastMs, counter, clock.clientId)
  return { ...clock, last }
}
