import { z } from 'zod'
import { type EntityRules, schema } from '../entity.ts'
import { mediaKey } from '../media.ts'
import { moment, text, titleKey, titleShape } from '../titles.ts'

/** A person's own words about a movie or show, one row each; without words it is deleted, never empty. */
export const rules = { moment: 'updated_at', repeated: 'latest', fromGuest: 'merge' } as const satisfies EntityRules

/** How long a person's own note on a title may be, in UTF-16 units as JavaScript and `maxlength` count them. */
export const noteLength = 2000

export const valueSchema = schema(() =>
  z.strictObject({
    ...titleShape,
    note: text(noteLength).min(1),
    /** When it was last changed, epoch ms. */
    updated_at: moment.optional(),
  }),
)
export type TitleNote = z.infer<typeof valueSchema>

export const schemas = schema(() => ({ key: titleKey, value: valueSchema, keyOf: mediaKey }))
