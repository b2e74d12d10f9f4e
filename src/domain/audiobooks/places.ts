import type { BookChapter } from '#contract/audiobooks.ts'
import type { Listening } from '#contract/entities/listening.ts'
import { grouped } from '#domain/grouped.ts'
import { playing } from '#product/playing.ts'

/** A chapter and a second of it. */
export interface BookPlace {
  chapter: number
  at: number
}

/** So close to a chapter's end nothing of it is left to hear, as a part of it and in seconds. */
const endShare = 0.05
const endSeconds = 15

const isAtEnd = (at: number, duration: number): boolean => duration > 0 && duration - at <= Math.min(endSeconds, duration * endShare)

/** Whether a chapter was heard to its end, once. */
export const isHeard = ({ furthest, duration }: Pick<Listening, 'furthest' | 'duration'>): boolean => isAtEnd(furthest, duration)

const latestFirst = (a: Listening, b: Listening): number => (b.updated_at ?? 0) - (a.updated_at ?? 0)

/** Whether the person is at the end of the book. */
const isOver = (latest: Listening): boolean => latest.chapter >= latest.chapters && isAtEnd(latest.position, latest.duration)

/** The books to go on with, the latest first: of each where it was left last; none that is over. */
export const continueListening = (rows: readonly Listening[]): Listening[] =>
  grouped(rows.toSorted(latestFirst), ({ book_id }) => book_id)
    .map(([latest]) => latest)
    .filter((latest) => !isOver(latest))

/** How far it goes back after so long a pause (ms), in seconds, so that a person finds back into the sentence. */
export const rewindAfter = (awayMs: number): number => playing.rewinds.find(({ afterMs }) => awayMs >= afterMs)?.seconds ?? 0

/**
 * Where a book is gone on with: where the person was last, a little before it after a pause; the next chapter behind the end of one, the beginning
 * for a book that is over or was never begun.
 *
 * @param rows those of the book
 * @param now epoch ms
 */
export function placeToResume(rows: readonly Listening[], chapters: readonly BookChapter[], now: number): BookPlace {
  const [latest] = rows.toSorted(latestFirst)
  const first = { chapter: chapters[0]?.number ?? 1, at: 0 }
  if (!latest || !chapters.some(({ number }) => number === latest.chapter)) return first
  if (isAtEnd(latest.position, latest.duration)) {
    const next = chapters.find(({ number }) => number > latest.chapter)
    return next ? { chapter: next.number, at: placeIn(rows, next.number) } : first
  }
  return { chapter: latest.chapter, at: Math.max(0, latest.position - rewindAfter(now - (latest.updated_at ?? now))) }
}

/** Where a person is in a chapter that they choose themselves; the beginning of one they have heard. */
export function placeIn(rows: readonly Listening[], chapter: number): number {
  const row = rows.find((one) => one.chapter === chapter)
  return row && !isAtEnd(row.position, row.duration) ? row.position : 0
}

/** How much of a book was heard, from 0 to 1; a chapter that was heard counts whole. */
export function shareHeard(rows: readonly Listening[], chapters: readonly BookChapter[]): number {
  const all = chapters.reduce((sum, { seconds }) => sum + seconds, 0)
  const heard = rows.filter(isHeard)
  if (all === 0) return chapters.length === 0 ? 0 : heard.length / chapters.length
  const length = new Map(chapters.map(({ number, seconds }) => [number, seconds]))
  const seconds = rows.reduce((sum, row) => {
    const whole = length.get(row.chapter) ?? 0
    return sum + (isHeard(row) ? whole : Math.min(row.furthest, whole))
  }, 0)
  return Math.min(1, seconds / all)
}

/** A place some seconds away, over the borders of chapters; it stops at both ends of the book. */
export function placeMoved(chapters: readonly BookChapter[], { chapter, at }: BookPlace, seconds: number): BookPlace {
  const to = at + seconds
  const here = chapters.findIndex(({ number }) => number === chapter)
  const own = chapters[here]?.seconds ?? 0
  const [before, after] = [chapters[here - 1], chapters[here + 1]]
  if (to < 0 && before && before.seconds > 0) return { chapter: before.number, at: Math.max(0, before.seconds + to) }
  if (own > 0 && to >= own && after) return { chapter: after.number, at: Math.min(to - own, Math.max(0, after.seconds - 1)) }
  return { chapter, at: Math.max(0, own > 0 ? Math.min(to, own) : to) }
}

/** What is left of a book from a place on, in seconds at normal speed; null where the length of a chapter is not known. */
export function secondsLeft(chapters: readonly BookChapter[], { chapter, at }: BookPlace): number | null {
  const left = chapters.filter(({ number }) => number >= chapter)
  if (left.some(({ seconds }) => seconds === 0)) return null
  return Math.max(0, left.reduce((sum, { seconds }) => sum + seconds, 0) - at)
}
