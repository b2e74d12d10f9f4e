import { z } from 'zod'
import { type EntityRules, schema } from '../entity.ts'
import { mediaKey } from '../media.ts'
import { moment, titleKey, titleShape } from '../titles.ts'

/** A person's own rating of a movie or show, one row each; one that is taken back is deleted. */
export const rules = { moment: 'updated_at', repeated: 'latest', fromGuest: 'merge' } as const satisfies EntityRules

export const valueSchema = schema(() =>
  z.strictObject({
    ...titleShape,
    stars: z.int().min(1).max(5),
    /** When it was last changed, epoch ms. */
    updated_at: moment.optional(),
  }),
)
export type Rating = z.infer<typeof valueSchema>

export const schemas = schema(() => ({ key: titleKey, value: valueSchema, keyOf: mediaKey }))
