import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { mediaKey } from '#contract/media.ts'
import { parseDay } from '#domain/calendar-date.ts'

/** What is read of an item of the history. */
export type YearItem = Pick<
  WatchHistoryItem,
  'media_type' | 'media_id' | 'title' | 'season' | 'episode' | 'watch_position' | 'duration' | 'watched_at'
>

/** A title with how often it was watched: a show as often as episodes of it. */
interface Favourite {
  title: string
  times: number
}

/** What somebody watched in a year, of what their history still knows: a title that was watched again counts where it was watched last. */
export interface YourYear {
  year: number
  /** Of what says how long it was watched. */
  seconds: number
  movies: number
  shows: number
  episodes: number
  /** Seconds in each month, January first. */
  months: readonly number[]
  /** 0 to 11; null where no item says how long it was watched. */
  busiestMonth: number | null
  /** Days on which something was watched, and the most of them in a row. */
  days: number
  streak: number
  /** The show of which the most was watched; null before two episodes of one were. */
  topShow: Favourite | null
  /** The titles watched first and last. */
  first: string
  last: string
}

/** The years of a history, the latest first. @param dayOf the calendar day of an instant where the person is */
export const yearsOf = (history: readonly YearItem[], dayOf: (ms: number) => string): number[] =>
  [...new Set(history.flatMap(({ watched_at }) => (watched_at === undefined ? [] : (parseDay(dayOf(watched_at))?.year ?? []))))].toSorted(
    (a, b) => b - a,
  )

/** What somebody watched in a year; null where nothing was. The order of the history does not matter. */
export function yourYear(history: readonly YearItem[], year: number, dayOf: (ms: number) => string): YourYear | null {
  const inYear = history
    .flatMap((item) => {
      const { watched_at: at } = item
      const day = at === undefined ? null : parseDay(dayOf(at))
      return at !== undefined && day?.year === year ? [{ ...item, at, day }] : []
    })
    .toSorted((a, b) => a.at - b.at)
  const [first, last] = [inYear.at(0), inYear.at(-1)]
  if (!first || !last) return null
  const months = Array.from({ length: 12 }, () => 0)
  for (const { day, watch_position, duration } of inYear)
    months[day.month - 1] = (months[day.month - 1] ?? 0) + Math.min(watch_position, duration)
  const most = Math.max(...months)
  const episodes = inYear.filter(({ media_type }) => media_type === 'tv')
  const days = new Set(inYear.map(({ day }) => Date.UTC(day.year, day.month - 1, day.day) / 86_400_000))
  return {
    year,
    seconds: months.reduce((sum, seconds) => sum + seconds, 0),
    movies: new Set(inYear.filter(({ media_type }) => media_type === 'movie').map(({ media_id }) => media_id)).size,
    shows: new Set(episodes.map(({ media_id }) => media_id)).size,
    episodes: episodes.filter(({ episode }) => episode !== null).length,
    months,
    busiestMonth: most > 0 ? months.indexOf(most) : null,
    days: days.size,
    streak: longestRun(days),
    topShow: topOf(episodes.filter(({ episode }) => episode !== null)),
    first: first.title,
    last: last.title,
  }
}

/** The most days in a row. @param days whole days since 1970 */
function longestRun(days: ReadonlySet<number>): number {
  let longest = 0
  for (const day of days) {
    if (days.has(day - 1)) continue
    let length = 1
    while (days.has(day + length)) length += 1
    longest = Math.max(longest, length)
  }
  return longest
}

function topOf(episodes: readonly YearItem[]): Favourite | null {
  const shows = new Map<string, Favourite>()
  for (const episode of episodes) {
    const key = mediaKey(episode)
    shows.set(key, { title: episode.title, times: (shows.get(key)?.times ?? 0) + 1 })
  }
  const [top] = [...shows.values()].toSorted((a, b) => b.times - a.times)
  return top && top.times > 1 ? top : null
}
