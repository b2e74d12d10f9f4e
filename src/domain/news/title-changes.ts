import { daysUntil } from '../calendar-date.ts'
import { byCode } from '../order.ts'
import type { Details } from '../title/details.ts'

/** What is new for a title, on a day (`YYYY-MM-DD`); each is what the movie database says, and says a day for. */
export type TitleChange =
  | { kind: 'comes-out' | 'came-out' | 'digital'; date: string }
  | { kind: 'season-begins' | 'season-began'; season: number; date: string }
  | { kind: 'episode'; season: number; number: number; name: string; date: string }
  | { kind: 'trailer'; name: string; date: string }

/** How far back something is new, and how far ahead it is worth saying, days. */
const recentDays = 30
const aheadDays = 120

/** How the movie database writes a release that can be had at home: 4 digital. */
const digital = 4

/**
 * What is new for a title, or soon will be, the day nearest to today first.
 *
 * @param region whose releases count, ISO 3166-1
 * @param today `YYYY-MM-DD`
 */
export function changesOf(details: Details, region: string, today: string): TitleChange[] {
  const isNear = (date: string | null): date is string => {
    const days = daysUntil(date, today)
    return days !== null && days >= -recentDays && days <= aheadDays
  }
  const found = [...(details.type === 'movie' ? releasesOf(details, region, today) : seasonsOf(details, today)), ...trailersOf(details)]
  const daysTo = ({ date }: TitleChange): number => Math.abs(daysUntil(date, today) ?? 0)
  return found.filter(({ date }) => isNear(date)).toSorted((a, b) => daysTo(a) - daysTo(b))
}

const isAhead = (date: string, today: string): boolean => byCode(date, today) > 0

function releasesOf({ date, releases }: Details, region: string, today: string): TitleChange[] {
  const [atHome] = releases
    .flatMap((release) => (release.region === region && release.kind === digital && release.date !== null ? [release.date] : []))
    .toSorted(byCode)
  return [
    ...(date === null ? [] : [{ kind: isAhead(date, today) ? 'comes-out' : 'came-out', date } as const]),
    // The day of the first release is said already.
    ...(atHome === undefined || atHome === date ? [] : [{ kind: 'digital', date: atHome } as const]),
  ]
}

/** Of an episode that begins its season the season is what is new. */
function seasonsOf({ seasons, nextEpisode }: Details, today: string): TitleChange[] {
  const next = nextEpisode?.date
  const comes = next && nextEpisode.season > 0 && nextEpisode.number > 1 ? [{ ...nextEpisode, date: next }] : []
  return [
    ...seasons.flatMap(({ number, date }): TitleChange[] =>
      number > 0 && date !== null ? [{ kind: isAhead(date, today) ? 'season-begins' : 'season-began', season: number, date }] : [],
    ),
    ...comes.map(({ season, number, name, date }): TitleChange => ({ kind: 'episode', season, number, name, date })),
  ]
}

/** The newest trailer that those who made the title have put up. */
function trailersOf({ videos }: Details): TitleChange[] {
  const trailers = videos.flatMap(({ type, official, name, date }) =>
    type === 'Trailer' && official && date !== null ? [{ name, date }] : [],
  )
  const [newest] = trailers.toSorted((a, b) => byCode(b.date, a.date))
  return newest ? [{ kind: 'trailer', ...newest }] : []
}

/** A title with what is new for it. */
export interface ChangedTitle {
  title: Details
  changes: readonly TitleChange[]
}

/** Titles for which something is new: first what is still to come, the nearest first, then what has been, the latest first. */
export function changedTitles(all: readonly Details[], region: string, today: string): ChangedTitle[] {
  const changed = all.map((title) => ({ title, changes: changesOf(title, region, today) })).filter(({ changes }) => changes.length > 0)
  const daysTo = ({ changes }: ChangedTitle): number => {
    const days = changes.map(({ date }) => daysUntil(date, today) ?? 0)
    const ahead = days.filter((count) => count >= 0)
    return ahead.length > 0 ? Math.min(...ahead) : aheadDays + 1 - Math.max(...days)
  }
  return changed.toSorted((a, b) => daysTo(a) - daysTo(b))
}

/** The first of two lists in turn, each once. */
export function inTurn(one: readonly string[], other: readonly string[], count: number): string[] {
  const longer = one.length > other.length ? one : other
  return [...new Set(longer.flatMap((_, place) => [one[place], other[place]].filter((key) => key !== undefined)))].slice(0, count)
}
