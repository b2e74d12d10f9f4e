import { z } from 'zod'
import { bookId } from '../audiobooks.ts'
import { type EntityRules, schema } from '../entity.ts'
import { moment, text } from '../titles.ts'

/**
 * Where a person is in each chapter of an audiobook, one row for each chapter: a device that was in another chapter, or offline, costs nothing
 * of what this one knows, and the latest row of a book is where it is gone on with (decision 59).
 */
export const rules = { moment: 'updated_at', repeated: 'latest', fromGuest: 'merge' } as const satisfies EntityRules

export const chapterNumber = schema(() => z.int().min(1).max(9_999))

/** Whole seconds, rounded down as everywhere (decision W8). */
const seconds = schema(() => z.int().min(0).max(10_000_000))

export const valueSchema = schema(() =>
  z.strictObject({
    book_id: bookId,
    chapter: chapterNumber,
    /** The book's, with what shows it where its source cannot be asked. */
    title: text(300).min(1),
    author: text(300),
    picture: text(2000).nullable(),
    /** How many chapters the book has. */
    chapters: chapterNumber,
    position: seconds,
    /** How far the person ever came in this chapter: going back does not make it unheard. */
    furthest: seconds,
    /** Of the chapter; 0 where it is not known. */
    duration: seconds,
    /** When the position was noted, epoch ms. */
    updated_at: moment.optional(),
  }),
)
export type Listening = z.infer<typeof valueSchema>

export const listeningKey = ({ book_id, chapter }: Pick<Listening, 'book_id' | 'chapter'>): string => `${book_id}/${chapter}`

export const schemas = schema(() => ({
  key: z.string().regex(/^[a-z0-9][A-Za-z0-9._-]{1,89}\/[1-9]\d{0,3}$/),
  value: valueSchema,
  keyOf: listeningKey,
}))
