import { rollingDay } from './dates.ts'
import type { Day } from './dates.ts'
import { movieAhead, moviePeriod } from './movies/invented-movies.ts'
import { movies, extraMovies } from './movies/movies.ts'
import { seasonStart } from './shows/schedule.ts'
import { shows } from './shows/shows.ts'
import type { Movie, Show } from './titles/title.ts'

/** A title as of today. `day` is its release or premiere; null when unknown. */
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

/** The day a movie comes out as seen from `today`; null when nobody knows it yet. */
export function releaseDay(movie: Movie, today: Day): Day | null {
  if ('rolling' in movie.release) return rollingDay(movie.release.rolling, today, moviePeriod, movieAhead)
  return 'fixed' in movie.release ? movie.release.fixed : null
}

const byPopularity = (a: Dated, b: Dated): number => b.popularity - a.popularity || a.title.id - b.title.id

function makeSnapshot(films: readonly Movie[], today: Day): Snapshot {
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
  const films = least > movies.length ? [...movies, ...extraMovies(least - movies.length)] : movies
  let latest: Snapshot | undefined
  return (today) => {
    if (latest?.today !== today) latest = makeSnapshot(films, today)
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

const caches = new WeakMap<Snapshot, Map<string, readonly Dated[]>>()
const cacheSize = 32

/** Caches, for one snapshot, the last results of queries that walk the whole catalogue. Least recently used go first. */
export function cached(snapshot: Snapshot, query: string, compute: () => readonly Dated[]): readonly Dated[] {
  const answers = caches.get(snapshot) ?? new Map<string, readonly Dated[]>()
  caches.set(snapshot, answers)
  const found = answers.get(query) ?? compute()
  answers.delete(query)
  answers.set(query, found)
  for (const oldest of answers.keys()) if (answers.size > cacheSize) answers.delete(oldest)
  return found
}
