import { z } from 'zod'
import { type EntityRules, schema } from '../entity.ts'
import { watchableKey } from '../media.ts'
import { describedTitleShape, isWatchable, moment, progressShape, text, watchableProblem, watchedKey } from '../titles.ts'

/** What a person watched, one row for each movie, show or episode (specification, section 3). */
export const rules = {
  moment: 'watched_at',
  shelf: true,
  repeated: 'latest',
  repeatable: true,
  advancing: true,
  clearable: true,
  fromGuest: 'merge',
  guestLimit: 50,
} as const satisfies EntityRules

export const valueSchema = schema(() =>
  z
    .strictObject({
      ...describedTitleShape,
      ...progressShape,
      preferred_source: text(200).nullable().default(null),
      /** When it was last watched, epoch ms. */
      watched_at: moment.optional(),
    })
    .refine(isWatchable, watchableProblem),
)
export type WatchHistoryItem = z.infer<typeof valueSchema>

export const schemas = schema(() => ({ key: watchedKey, value: valueSchema, keyOf: watchableKey }))
