import { connectivity } from '#state/connectivity.ts'
import type { RunReport } from './run-sync.ts'

/**
 * What became of "Sync now".
 *
 * - `done`: everything is in the account, and what others changed is here
 * - `offline`: the server cannot be reached
 * - `waiting`: the server is there but could not take everything now; the rest is tried again by itself
 * - `sign-in`, `reload`, `forbidden`: nothing moves before the person signs in, reloads, or the account is allowed to again
 * - `unavailable`: the data on this device cannot be opened
 */
export interface SyncOutcome {
  end: 'done' | 'offline' | 'waiting' | 'sign-in' | 'reload' | 'forbidden' | 'unavailable'
  /** How many changes the server took. */
  sent: number
  /** How many still wait. */
  pending: number
}

export const unavailable: SyncOutcome = { end: 'unavailable', sent: 0, pending: 0 }

/** Reads a run as a person wants to know it. */
export function outcomeOf({ stop, sent, pending }: RunReport): SyncOutcome {
  if (stop === 'sign-in' || stop === 'reload' || stop === 'forbidden') return { end: stop, sent, pending }
  if (stop === null && pending === 0) return { end: 'done', sent, pending }
  return { end: connectivity.state === 'offline' ? 'offline' : 'waiting', sent, pending }
}
