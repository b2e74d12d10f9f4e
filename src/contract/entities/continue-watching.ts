import { z } from 'zod'
import { type EntityRules, schema } from '../entity.ts'
import { watchableKey } from '../media.ts'
import { isWatchable, moment, progressShape, titleShape, watchableProblem, watchedKey } from '../titles.ts'

/** Where a person stopped in a movie or an episode, one row each (specification, section 3). */
export const rules = { moment: 'updated_at', repeated: 'latest', repeatable: true, fromGuest: 'merge' } as const satisfies EntityRules

export const valueSchema = schema(() =>
  z
    .strictObject({
      ...titleShape,
      ...progressShape,
      /** When the position was noted, epoch ms. */
      updated_at: moment.optional(),
    })
    .refine(isWatchable, watchableProblem),
)
export type ContinueWatching = z.infer<typeof valueSchema>

export const schemas = schema(() => ({ key: watchedKey, value: valueSchema, keyOf: watchableKey }))
