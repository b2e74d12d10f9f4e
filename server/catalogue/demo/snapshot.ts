import type { Day } from './dates.ts'
import { rollingDay } from './dates.ts'
import { movieAhead, moviePeriod, movies } from './movies.ts'
import { seasonStart } from './schedule.ts'
import { shows } from './shows.ts'
import type { Movie, Show } from './titles.ts'

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
}

const popularityOf = (rank: number): number => Math.round((4 + 640 * Math.exp(-rank / 190)) * 1000) / 1000

function releaseDay(movie: Movie, today: Day): Day | null {
  if ('rolling' in movie.release) return rollingDay(movie.release.rolling, today, moviePeriod, movieAhead)
  return 'fixed' in movie.release ? movie.release.fixed : null
}

const byPopularity = (a: Dated, b: Dated): number => b.popularity - a.popularity || a.title.id - b.title.id

const take = (today: Day): Snapshot => ({
  today,
  movies: movies.map((title) => ({ title, day: releaseDay(title, today), popularity: popularityOf(title.rank) })).sort(byPopularity),
  shows: shows.map((title) => ({ title, day: seasonStart(title, 1, today), popularity: popularityOf(title.rank) })).sort(byPopularity),
})

let latest: Snapshot | undefined

/** The catalogue of a day; computed once per day. */
export function snapshotOf(today: Day): Snapshot {
  if (latest?.today !== today) latest = take(today)
  return latest
}

export const findMovie = (id: number, today: Day): Dated<Movie> | undefined => snapshotOf(today).movies.find(({ title }) => title.id === id)

export const findShow = (id: number, today: Day): Dated<Show> | undefined => snapshotOf(today).shows.find(({ title }) => title.id === id)
