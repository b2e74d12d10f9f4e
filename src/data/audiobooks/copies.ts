import { useSnapshot } from 'valtio'
import type { Book } from '#contract/audiobooks.ts'
import { absolute, fileOf } from '#data/watching/downloads/plan.ts'
import { changeRecord, recordOf } from '#data/watching/downloads/records.ts'
import { copyAddress } from '#domain/audiobooks/copy-address.ts'
import { type BookCopy, bookCopyKey, offlineAddress } from '#domain/watching/download.ts'
import { deviceClock } from '#platform/clock.ts'
import { isWorkerInCharge } from '#platform/worker-in-charge.ts'
import { downloads } from '#state/downloads.ts'
import { showToast } from '#state/toasts.ts'

/** The copies of audiobooks on this device, the newest first; undefined before they were read. */
export function useBookCopies(): readonly BookCopy[] | undefined {
  const { books, isKnown } = useSnapshot(downloads)
  return isKnown ? books : undefined
}

/** The copy of a book as this tab knows it, live. */
export const useBookCopy = (id: string): BookCopy | undefined => useBookCopies()?.find(({ book }) => book.id === id)

/** The same outside of a screen. */
export const bookCopyOf = (id: string): BookCopy | undefined => downloads.books.find(({ book }) => book.id === id)

/** The book with the addresses of the copy where that is whole and can be played, else with those of its host. */
export function playableBook(book: Book): Book {
  const copy = bookCopyOf(book.id)
  return copy?.state === 'done' && isWorkerInCharge() ? copy.book : book
}

/** The book of a copy that is whole, with its addresses, whether this tab has read of it already or not. Never rejects. */
export async function downloadedBook(id: string): Promise<Book | undefined> {
  if (!isWorkerInCharge()) return undefined
  const copy = await recordOf(bookCopyKey(id)).catch(() => undefined)
  return copy && 'book' in copy && copy.state === 'done' ? copy.book : undefined
}

/** Begins a copy: every chapter, in the order in which they are heard. Never rejects. */
export async function startBookCopy(book: Book): Promise<void> {
  const key = bookCopyKey(book.id)
  const chapters = book.chapters.map((chapter, place) => ({ ...chapter, url: offlineAddress(key, place) }))
  const copy: BookCopy = {
    book: { ...book, chapters },
    files: book.chapters.map(({ url, mime }) => fileOf(absolute(copyAddress(url) ?? url), mime ?? 'audio/mpeg')),
    state: 'running',
    problem: null,
    addedAt: deviceClock.now(),
    // What may be copied is free for everybody.
    owner: null,
  }
  await changeRecord(key, () => copy).catch(() => showToast({ notice: 'download-full' }))
}
