import type { ErrorCode } from '#contract/errors.ts'
import type { Pause } from './store.ts'

/** What becomes of one change that the server refused. */
export type ItemFate = 'dead' | 'retry' | 'repair-clock'

/** What becomes of a whole request that was refused. `split` looks for the one change that spoils it. */
export type RequestFate = 'split' | 'retry' | 'resync' | 'wrong-owner' | Pause

/**
 * The settle table (sync protocol 1.6), by error code: text and status are never looked at. Nothing here drops a change: the
 * worst that can happen to one is a dead letter, which keeps it.
 */
export const settlements: Record<ErrorCode, { item: ItemFate; request: RequestFate }> = {
  'invalid-input': { item: 'dead', request: 'split' },
  'malformed-json': { item: 'dead', request: 'split' },
  unauthenticated: { item: 'retry', request: 'sign-in' },
  'wrong-credentials': { item: 'retry', request: 'sign-in' },
  forbidden: { item: 'dead', request: 'forbidden' },
  'not-found': { item: 'dead', request: 'retry' },
  'method-not-allowed': { item: 'retry', request: 'retry' },
  'email-taken': { item: 'dead', request: 'split' },
  'owner-mismatch': { item: 'retry', request: 'wrong-owner' },
  'clock-future': { item: 'repair-clock', request: 'retry' },
  'epoch-changed': { item: 'retry', request: 'resync' },
  'floor-raised': { item: 'retry', request: 'resync' },
  'stale-write': { item: 'dead', request: 'split' },
  'payload-too-large': { item: 'dead', request: 'split' },
  'unsupported-media-type': { item: 'dead', request: 'split' },
  'key-reused': { item: 'dead', request: 'split' },
  'upgrade-required': { item: 'retry', request: 'reload' },
  'rate-limited': { item: 'retry', request: 'retry' },
  internal: { item: 'retry', request: 'split' },
  busy: { item: 'retry', request: 'retry' },
}

/** Codes after which a change that is alone in its request is tried again later instead of being given up. */
export const mayPass = (code: ErrorCode): boolean => settlements[code].item !== 'dead'
