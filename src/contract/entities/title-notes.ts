import { z } from 'zod'
import { type EntityRules, schema } from '../entity.ts'
import { mediaKey } from '../media.ts'
import { moment, text, titleKey, titleShape } from '../titles.ts'

/** What a person thinks of a title, one row for each movie or show: stars, words, or both. Without either the row is deleted, never empty. */
export const rules = { moment: 'updated_at', repeated: 'latest', fromGuest: 'merge' } as const satisfies EntityRules

/** How long a person's own note on a title may be, in UTF-16 units as JavaScript and `maxlength` count them. */
export const noteLength = 2000

export const valueSchema = schema(() =>
  z
    .strictObject({
      ...titleShape,
      /** A person's own rating. */
      stars: z.int().min(1).max(5).nullable().default(null),
      note: text(noteLength).default(''),
      /** When it was last changed, epoch ms. */
      updated_at: moment.optional(),
    })
    .refine(({ stars, note }) => stars !== null || note !== '', { path: ['note'], message: 'must not be empty without stars' }),
)
export type TitleNote = z.infer<typeof valueSchema>

export const schemas = schema(() => ({ key: titleKey, value: valueSchema, keyOf: mediaKey }))
