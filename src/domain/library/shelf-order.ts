import { type EntityName, momentOf, rulesOf } from '#contract/sync.ts'
import type { entities } from '#contract/entities.ts'

/** The lists a person has in the library. */
export type ShelfName = { [Name in EntityName]: (typeof entities)[Name] extends { shelf: true } ? Name : never }[EntityName]

/** A value that does not say its moment, with the one given (epoch ms): Undo must restore its place in the list. */
export function withMoment(entity: EntityName, value: unknown, moment: number): unknown {
  const field = rulesOf(entity).moment
  if (field === undefined || typeof value !== 'object' || momentOf(value) !== undefined) return value
  return { ...value, [field]: moment }
}

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
  const { repeated } = rulesOf(entity)
  if (kept === null || repeated === 'always') return false
  return repeated === 'first' || (momentOf(kept) ?? 0) > (momentOf(value) ?? 0)
}
