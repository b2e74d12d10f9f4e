import { entities } from './entities.ts'
import type { EntityRules } from './entity.ts'
import type { ErrorCode } from './errors.ts'
import type { Used } from './quota.ts'

/**
 * The sync protocol as the engine and the server share it: the synced entities and the shapes on the wire, which the server checks
 * with `schemas.ts`. Times are epoch milliseconds.
 */

/** The entities that are synchronised, one row for each key. */
export type EntityName = keyof typeof entities
export const entityNames = Object.keys(entities) as EntityName[]

/** The lists a person has in the library. */
export type ShelfName = { [Name in EntityName]: (typeof entities)[Name] extends { shelf: true } ? Name : never }[EntityName]

export const rulesOf = (entity: EntityName): EntityRules => entities[entity]

const momentFields = new Set(entityNames.map((entity) => rulesOf(entity).moment))

/** When what a row holds was saved, watched or noted, epoch ms; undefined when its value does not say. */
export function momentOf(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const field of momentFields) {
    const moment: unknown = field && Reflect.get(value, field)
    if (typeof moment === 'number') return moment
  }
  return undefined
}

/** A value that does not say its moment, with the one given (epoch ms): Undo must restore its place in the list. */
export function withMoment(entity: EntityName, value: unknown, moment: number): unknown {
  const field = rulesOf(entity).moment
  if (field === undefined || typeof value !== 'object' || momentOf(value) !== undefined) return value
  return { ...value, [field]: moment }
}

/**
 * The key of the row that clears a clearable entity (the watch history): every row of it with an older stamp is hidden, whenever it
 * arrives, so that a device that was offline cannot restore it. A clear is never deleted, only followed by a newer one.
 */
export const clearKey = '*clear'

/**
 * A hybrid logical clock reading that compares as text: 13-digit milliseconds, `-`, 4 hex digits of counter, `-`, 12 hex
 * digits of client id.
 */
export type Stamp = string

/** One mutation as a device sends it: the desired state of one key, self-contained. */
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
  /**
   * Applied only where the account holds this version of the key (null: nothing), else rejected as `not-as-seen`: what a guest merge
   * replaces must be known, so that it can be restored.
   */
  replaces?: Stamp | null
}

/** The result of one pushed mutation. `rejected` carries the error code that explains it. */
export interface MutationResult {
  mutationId: string
  result: 'applied' | 'superseded' | 'duplicate' | 'gone' | 'rejected'
  code?: ErrorCode
  message?: string
  /** The stamp of the row as the server holds it now, where it holds one: a repeated mutation may have been restamped since. */
  stamp?: Stamp
}

/** Why a mutation became a dead letter: what the server said, or that it lost against another one and nobody knows which came first. */
export type DeadReason = ErrorCode | 'order-unknown'

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
  /** The account's highest number at the time of this page: on a first page the number a full read reaches at least. */
  seq: number
  serverTime: number
  /** What the account holds of its quota. Older servers do not say. */
  used?: Used
  /** On a first page that is not the last: how many rows all pages have together, as things stand. Older servers do not say. */
  total?: number
  /** On the last page, when asked for with `?digest=1`. */
  digest?: Digest
}

/** By which two sides notice that they differ: for each entity the count of its rows that are not deleted, and the XOR of their hashes. */
export type Digest = Record<EntityName, { count: number; hash: string }>

/** How many mutations one push may carry. */
/** How long the key of a row may be, which is also its id in an address. */
export const idLength = 120

export const pushLimit = 100
/** How many rows one page of a pull carries, and how many characters of JSON their values may have; the first row goes whatever it has. */
export const pullLimit = 500
export const pullCharacters = 1_000_000
/** A stamp further ahead of the server than this is refused (`clock-future`). */
export const maxClockLeadMs = 60_000
/** The current version of every value's shape. */
export const payloadVersion = 2
