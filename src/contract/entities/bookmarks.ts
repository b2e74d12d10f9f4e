import { z } from 'zod'
import { bookId } from '../audiobooks.ts'
import { type EntityRules, schema } from '../entity.ts'
import { moment, text } from '../titles.ts'
import { chapterNumber } from './listening.ts'

/** Places in audiobooks that a person named, one row each. */
export const rules = { moment: 'updated_at', repeated: 'latest', fromGuest: 'merge' } as const satisfies EntityRules

/** How long the name of a bookmark and the note beside it may be, in UTF-16 units as JavaScript and `maxlength` count them. */
export const bookmarkLimits = { name: 120, note: 2000 } as const

export const valueSchema = schema(() =>
  z.strictObject({
    /** Of its own, so that two devices may each mark the same second. */
    id: z.string().regex(/^[0-9a-f]{16}$/),
    book_id: bookId,
    /** The book's. */
    title: text(300).min(1),
    chapter: chapterNumber,
    /** Whole seconds of the chapter. */
    at: z.int().min(0).max(10_000_000),
    name: text(bookmarkLimits.name).min(1),
    note: text(bookmarkLimits.note),
    /** When it was made or last changed, epoch ms. */
    updated_at: moment.optional(),
  }),
)
export type Bookmark = z.infer<typeof valueSchema>

export const bookmarkKey = ({ book_id, id }: Pick<Bookmark, 'book_id' | 'id'>): string => `${book_id}/${id}`

export const schemas = schema(() => ({
  key: z.string().regex(/^[a-z0-9][A-Za-z0-9._-]{1,89}\/[0-9a-f]{16}$/),
  value: valueSchema,
  keyOf: bookmarkKey,
}))
