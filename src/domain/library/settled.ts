import type { EntityName } from '#contract/sync.ts'
import { momentOf } from './shelf-order.ts'

/** What a person wants one row of theirs to be. */
export interface Change {
  entity: EntityName
  key: string
  op: 'put' | 'delete'
  /** The whole value for `put`, null for `delete`. */
  value: unknown
}

/**
 * Whether a row already is what is asked for, so that a decision carried out twice changes nothing: a saved title keeps its place,
 * and what was watched never goes back behind a later time.
 *
 * @param kept what the row holds now; null when there is none
 */
export function isSettled({ entity, op, value }: Change, kept: unknown): boolean {
  if (op === 'delete') return kept === null
  if (kept === null || entity === 'preferences') return false
  if (entity === 'favorites' || entity === 'watchlist') return true
  return (momentOf(kept) ?? 0) > (momentOf(value) ?? 0)
}
