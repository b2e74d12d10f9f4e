import type { Pair } from '../moods/mood.ts'
import table from './silent-films.json' with { type: 'json' }

/** A public-domain film of 1930 or earlier, to be played at the Internet Archive. The overviews are our own. */
export interface Film {
  title: Pair
  year: number
  imdb: string
  archive: string
  cast: readonly string[]
  genres: readonly number[]
  overview: Pair
}

export const films: readonly Film[] = table
