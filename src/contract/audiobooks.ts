import { z } from 'zod'
import { schema } from './entity.ts'
import { address, language, type Licence, licenceSchema } from './streams.ts'
import { text } from './titles.ts'

/** The id of a book: stable, unique among all sources, and as it stands in addresses. */
export const bookId = schema(() => z.string().regex(/^[a-z0-9][A-Za-z0-9._-]{1,89}$/))

/** Seconds of a book or a chapter; 0 where nobody says. */
const seconds = schema(() => z.number().min(0).max(10_000_000))

/** One file of a book. */
const chapterSchema = schema(() =>
  z.strictObject({
    /** From 1 on, in the order in which they are heard. */
    number: z.int().min(1).max(9_999),
    title: text(300),
    seconds,
    url: address,
    mime: text(120).nullable(),
    bytes: z.int().min(1).nullable(),
  }),
)
export type BookChapter = z.infer<typeof chapterSchema>

/** What a list says of a book. What its source does not say is empty, null or 0, never guessed. */
const summaryShape = schema(() => ({
  id: bookId,
  title: text(300).min(1),
  authors: z.array(text(120).min(1)).max(20).readonly(),
  /** What it is read in. */
  language: language.nullable(),
  /** As the source calls them. */
  genres: z.array(text(80).min(1)).max(20).readonly(),
  /** A path of our picture proxy. */
  picture: text(2000)
    .regex(/^\/img\/\S+$/)
    .nullable(),
  seconds,
  /** Who is to be thanked for it, as it is shown. */
  source: text(120).min(1),
}))

const bookSummarySchema = schema(() => z.strictObject(summaryShape))
export type BookSummary = z.infer<typeof bookSummarySchema>

export const bookSchema = schema(() =>
  z.strictObject({
    ...summaryShape,
    readers: z.array(text(120).min(1)).max(60).readonly(),
    /** Plain text; an empty line stands between paragraphs. */
    description: text(5_000),
    /** Empty where the book can only be listened to at its homepage. */
    chapters: z.array(chapterSchema).max(1_000).readonly(),
    licence: licenceSchema.nullable(),
    /** The page of the book at its source. */
    homepage: z
      .url({ protocol: /^https$/ })
      .max(2000)
      .nullable(),
    /** Whether licence and source allow a copy on the device. */
    downloadable: z.boolean(),
  }),
)
export type Book = z.infer<typeof bookSchema>

/** A book that comes with Matinee: without a licence it does not compile (decision C2). */
export type BuiltInBook = Book & { licence: Licence }

/** More than this many books of all sources together are left out. */
export const mostBooks = 10_000

export const audiobooksAnswer = schema(() => z.strictObject({ books: z.array(bookSummarySchema).max(mostBooks).readonly() }))
