import type { BookSummary } from '#contract/audiobooks.ts'

/** What somebody looks for among the audiobooks; empty words mean anything. */
export interface BookFilter {
  q: string
  /** BCP 47. */
  language: string
  genre: string
}

const plain = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The books that fit: every word stands in title, author or genre, in whatever letters and with or without marks. */
export function chosenBooks<B extends BookSummary>(books: readonly B[], { q, language, genre }: BookFilter): B[] {
  const words = plain(q).split(/\s+/).filter(Boolean)
  return books.filter((book) => {
    if (language !== '' && book.language !== language) return false
    if (genre !== '' && !book.genres.includes(genre)) return false
    const text = plain([book.title, ...book.authors, ...book.genres].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** What can be chosen: every language and every genre there is, each once. */
export function choicesOf(books: readonly BookSummary[]): { languages: string[]; genres: string[] } {
  const languages = new Set(books.flatMap(({ language }) => language ?? []))
  return { languages: [...languages], genres: [...new Set(books.flatMap(({ genres }) => genres))] }
}
