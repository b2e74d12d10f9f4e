import { proxy, subscribe } from 'valtio'
import type { BookSummary } from '#contract/audiobooks.ts'
import type { Sleep } from '#domain/audiobooks/sleep.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'

/** A book that comes next. */
export type QueuedBook = Pick<BookSummary, 'id' | 'title'>

interface BookPlayer {
  /** The chapter that is heard, by its number. */
  chapter: number
  /** The page of what is heard is shown, which has everything: the bar is not. */
  isOnPage: boolean
  sleep: Sleep | null
  /** What is heard after the book, on this device. */
  queue: readonly QueuedBook[]
}

/** What the player of audiobooks of this tab does. */
export const bookPlayer = proxy<BookPlayer>({ chapter: 1, isOnPage: false, sleep: null, queue: readQueue() })

const isQueued = (value: unknown): value is QueuedBook =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'title' in value &&
  typeof value.title === 'string'

/** Local storage may hold anything: what is no book is left out. */
function readQueue(): QueuedBook[] {
  try {
    const kept: unknown = JSON.parse(storage.read(storageKeys.bookQueue) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isQueued) : []
  } catch {
    return []
  }
}

let kept = bookPlayer.queue
subscribe(bookPlayer, () => {
  if (bookPlayer.queue === kept) return
  kept = bookPlayer.queue
  storage.write(storageKeys.bookQueue, JSON.stringify(kept))
})

/** Puts a book behind all that wait, once. */
export function queueBook({ id, title }: QueuedBook): void {
  bookPlayer.queue = [...bookPlayer.queue.filter((book) => book.id !== id), { id, title }]
}

/** Takes a book out of those that wait. */
export function unqueueBook(id: string): void {
  bookPlayer.queue = bookPlayer.queue.filter((book) => book.id !== id)
}
