import type { Listening } from '#contract/entities/listening.ts'
import { grouped } from '#domain/grouped.ts'

/** How long somebody listened to one book. */
interface ListenedBook {
  id: string
  title: string
  seconds: number
}

/** What the rows say of how long somebody listened, in seconds: what was heard of each chapter counts on the day it was heard last. */
export interface Listened {
  seconds: number
  /** The last days up to today, the oldest first. */
  days: readonly { day: string; seconds: number }[]
  /** The one listened to most first. */
  books: readonly ListenedBook[]
}

const sum = (rows: readonly Listening[]): number => rows.reduce((all, { furthest }) => all + furthest, 0)

/** @param days the days to tell of (`YYYY-MM-DD`), in order @param dayOf the calendar day of an instant where the person is */
export function listenedIn(rows: readonly Listening[], days: readonly string[], dayOf: (ms: number) => string): Listened {
  const dated = rows.map((row) => ({ row, day: row.updated_at === undefined ? '' : dayOf(row.updated_at) }))
  const books = grouped(rows, ({ book_id }) => book_id).map((ofBook): ListenedBook => ({
    id: ofBook[0].book_id,
    title: ofBook[0].title,
    seconds: sum(ofBook),
  }))
  return {
    seconds: sum(rows),
    days: days.map((day) => ({ day, seconds: sum(dated.filter((one) => one.day === day).map(({ row }) => row)) })),
    books: books.filter(({ seconds }) => seconds > 0).toSorted((a, b) => b.seconds - a.seconds),
  }
}
