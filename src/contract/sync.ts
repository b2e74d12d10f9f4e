import type { ErrorCode } from './errors.ts'

/**
 * The wire shapes of the sync protocol, shared by the engine and the server (types only: the server checks them with
 * `schemas.ts`). Times are epoch milliseconds.
 */

/** The entities that are synchronised, one row each; a new one is a line here and a schema in `schemas.ts`. */
export const entityNames = ['favorites', 'watchlist', 'watch_history', 'continue_watching', 'title_notes', 'preferences'] as const
export type EntityName = (typeof entityNames)[number]

/**
 * The key of the row that clears the watch history: every row of it with an older stamp is gone, whenever it arrives, so that
 * a device that was away cannot bring it back. A clear is never deleted, only followed by a newer one.
 */
export const clearKey = '*clear'

/**
 * A hybrid logical clock reading that compares as text: 13-digit milliseconds, `-`, 4 hex digits of counter, `-`, 12 hex
 * digits of client id.
 */
export type Stamp = string

/** One change as a device sends it: the desired state of one key, self-contained. */
export interface Mutation {
  /** A UUID; sent again unchanged until answered, so that the server applies it once. */
  mutationId: string
  entity: EntityName
  key: string
  op: 'put' | 'delete'
  /** The whole value for `put`, null for `delete`. */
  value: unknown
  stamp: Stamp
  /** The version of the value's shape. */
  v: number
}

/** What became of one pushed change. `rejected` carries the error code that explains it. */
export interface MutationResult {
  mutationId: string
  result: 'applied' | 'superseded' | 'duplicate' | 'gone' | 'rejected'
  code?: ErrorCode
  message?: string
  /** The stamp of the row as the server holds it now, where it holds one: a repeated change may have been stamped again since. */
  stamp?: Stamp
}

export interface PushAnswer {
  results: MutationResult[]
  seq: number
  epoch: string
  serverTime: number
}

/** One row as the server holds it now. A deleted row is a tombstone: key and stamp without a value. */
export interface Change {
  entity: EntityName
  key: string
  value: unknown
  deleted: boolean
  stamp: Stamp
  seq: number
}

export interface PullAnswer {
  changes: Change[]
  /** Opaque; send it back as `?cursor=`. */
  cursor: string
  hasMore: boolean
  epoch: string
  /** The account's highest number at the time of this page: the snapshot's number when the pull began without a cursor. */
  seq: number
  serverTime: number
  /** On the last page, when asked for with `?digest=1`. */
  digest?: Digest
}

/** What tells whether two sides hold the same: for each entity how many rows are not deleted, and the XOR of their hashes. */
export type Digest = Record<EntityName, { count: number; hash: string }>

/** How many changes one push may carry. */
export const pushLimit = 100
/** How many rows one page of a pull carries. */
export const pullLimit = 500
/** A stamp further ahead of the server than this is refused (`clock-future`). */
export const maxClockLeadMs = 60_000
/** The current version of every value's shape. */
export const payloadVersion = 1
