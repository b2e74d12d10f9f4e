import type { Day } from './dates.ts'
import { rollingDay } from './dates.ts'
import { movieAhead, moviePeriod } from './movies/invented-movies.ts'
import { movies, multitude } from './movies/movies.ts'
import { seasonStart } from './shows/schedule.ts'
import { shows } from './shows/shows.ts'
import type { Movie, Show } from './titles/title.ts'

/** A title as it stands today. `day` is the release or first night; null when unknown. */
export interface Dated<T extends Movie | Show = Movie | Show> {
  title: T
  day: Day | null
  popularity: number
}

/** The whole catalogue as of one day, most popular first. */
export interface Snapshot {
  today: Day
  movies: readonly Dated<Movie>[]
  shows: readonly Dated<Show>[]
  /** What no list shows unless it is asked for: films for adults, and videos that are no films. */
  hidden: readonly Dated<Movie>[]
  byId: ReadonlyMap<number, Dated>
}

const popularityOf = (rank: number): number => Math.round((640 * Math.exp(-rank / 190) + 4_000 / (1_000 + rank)) * 1000) / 1000

function releaseDay(movie: Movie, today: Day): Day | null {
  if ('rolling' in movie.release) return rollingDay(movie.release.rolling, today, moviePeriod, movieAhead)
  return 'fixed' in movie.release ? movie.release.fixed : null
}

const byPopularity = (a: Dated, b: Dated): number => b.popularity - a.popularity || a.title.id - b.title.id

function take(films: readonly Movie[], today: Day): Snapshot {
  const dated = films.map((title) => ({ title, day: releaseDay(title, today), popularity: popularityOf(title.rank) })).sort(byPopularity)
  const onAir = shows
    .map((title) => ({ title, day: seasonStart(title, 1, today), popularity: popularityOf(title.rank) }))
    .sort(byPopularity)
  const all: Dated[] = [...dated, ...onAir]
  return {
    today,
    movies: dated.filter(({ title }) => title.quirks.hidden === undefined),
    shows: onAir,
    hidden: dated.filter(({ title }) => title.quirks.hidden !== undefined),
    byId: new Map(all.map((item) => [item.title.id, item])),
  }
}

/**
 * Gives the catalogue of a day, computed once per day. `least` is how many movies it holds at least: more than the bundled
 * ones are added, for measuring.
 */
export function snapshotsOf(least = 0): (today: Day) => Snapshot {
  const films = least > movies.length ? [...movies, ...multitude(least - movies.length)] : movies
  let latest: Snapshot | undefined
  return (today) => {
    if (latest?.today !== today) latest = take(films, today)
    return latest
  }
}

export const isMovie = (item: Dated): item is Dated<Movie> => item.title.kind === 'movie'
const isShow = (item: Dated): item is Dated<Show> => item.title.kind === 'tv'

export function findMovie(id: number, { byId }: Snapshot): Dated<Movie> | undefined {
  const item = byId.get(id)
  return item !== undefined && isMovie(item) ? item : undefined
}

export function findShow(id: number, { byId }: Snapshot): Dated<Show> | undefined {
  const item = byId.get(id)
  return item !== undefined && isShow(item) ? item : undefined
}

/** True when it is out by the day of the snapshot. */
export const isOut = ({ day }: Dated, today: Day): boolean => day !== null && day <= today

const memory = new WeakMap<Snapshot, Map<string, readonly Dated[]>>()
const mostKept = 32

/** Keeps the last answers to questions whose making walks the whole catalogue, for as long as the day lasts. */
export function remembered(snapshot: Snapshot, question: string, answer: () => readonly Dated[]): readonly Dated[] {
  const kept = memory.get(snapshot) ?? new Map<string, readonly Dated[]>()
  memory.set(snapshot, kept)
  const found = kept.get(question) ?? answer()
  kept.delete(question)
  kept.set(question, found)
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
  return found
}
