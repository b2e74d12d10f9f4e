import type { BuiltInBook } from '#contract/audiobooks.ts'
import type { LoopBookAnswer } from '#contract/live-tv.ts'

/** Those books that can be read by the clock: with all their chapters, of which each is as long as somebody has measured. */
export const booksForAir = (books: readonly BuiltInBook[]): LoopBookAnswer[] =>
  books
    .filter(({ chapters }) => chapters.length > 0 && chapters.every(({ seconds }) => seconds >= 1))
    .map(({ id, title, authors, language, picture, chapters, licence }) => ({
      id,
      title,
      authors,
      language,
      picture,
      chapters: chapters.map(({ number, title: name, seconds, url }) => ({ number, title: name, seconds, url })),
      licence,
    }))
