import type { EntityName } from '#contract/sync.ts'

/** Which moment (epoch ms) inside its values orders what a person has. */
export const momentFields = {
  favorites: 'added_at',
  watchlist: 'added_at',
  watch_history: 'watched_at',
  continue_watching: 'updated_at',
  title_notes: 'updated_at',
} as const satisfies Partial<Record<EntityName, string>>

/** The lists a person has in the library. */
export type ShelfName = Exclude<keyof typeof momentFields, 'continue_watching' | 'title_notes'>

/** When what is kept in a row was saved, watched or noted, epoch ms; undefined when its value does not say. */
export function momentOf(value: unknown): number | undefined {
  const kept: { added_at?: unknown; watched_at?: unknown; updated_at?: unknown } = typeof value === 'object' && value !== null ? value : {}
  const { added_at, watched_at, updated_at } = kept
  const moment = added_at ?? watched_at ?? updated_at
  return typeof moment === 'number' ? moment : undefined
}

/** A value that does not say its moment, with the one given: Undo must bring it back to its place. */
export function withMoment(entity: EntityName, value: unknown, moment: number): unknown {
  if (!hasMoment(entity) || typeof value !== 'object' || momentOf(value) !== undefined) return value
  return { ...value, [momentFields[entity]]: moment }
}

const hasMoment = (entity: EntityName): entity is keyof typeof momentFields => entity in momentFields
