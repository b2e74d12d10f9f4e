import type { Book, BookSummary } from '#contract/audiobooks.ts'
import { answerTo, knownValue, prepare, prepareEntry, type RetryableAnswer, useAnswer } from '#data/catalogue/catalogue.ts'
import { audiobookQuery, audiobooksQuery } from '#remote/api/audiobooks.ts'
import { bookCopyOf, useBookCopy } from './copies.ts'

/** All audiobooks, without their chapters. */
export const useBooks = (): RetryableAnswer<readonly BookSummary[]> => useAnswer(audiobooksQuery)

/** One with its chapters; the copy on this device knows it, too. */
export function useBook(id: string): RetryableAnswer<Book> {
  const answer = useAnswer(audiobookQuery(id))
  const copy = useBookCopy(id)
  return answer.value === undefined && copy ? { ...answer, value: copy.book } : answer
}

/** For what happens outside of a screen; undefined where it cannot be had. Never rejects. */
export const bookOf = async (id: string): Promise<Book | undefined> => (await answerTo(audiobookQuery(id))) ?? bookCopyOf(id)?.book

/** For route loaders. */
export const prepareBooks = (): Promise<void> => prepare(audiobooksQuery)

/** The same for one book; false when the server is known to have no such book, and there is no copy of it here. */
export async function prepareBook(id: string): Promise<boolean> {
  const isThere = await prepareEntry(audiobookQuery(id))
  return isThere || knownValue(audiobookQuery(id)) !== undefined || bookCopyOf(id) !== undefined
}
