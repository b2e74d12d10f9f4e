import { z } from 'zod'
import { type EntityRules, schema } from '../entity.ts'
import { articleId, articleShape } from '../news.ts'
import { moment } from '../titles.ts'

/** Articles a person wants to keep, one row each with all that is needed to read them again: their source may not have them any more. */
export const rules = { moment: 'saved_at', repeated: 'first', fromGuest: 'merge' } as const satisfies EntityRules

export const valueSchema = schema(() =>
  z.strictObject({
    ...articleShape,
    /** When it was saved, epoch ms. */
    saved_at: moment.optional(),
  }),
)
export type SavedArticle = z.infer<typeof valueSchema>

export const schemas = schema(() => ({ key: articleId, value: valueSchema, keyOf: ({ id }: SavedArticle) => id }))
