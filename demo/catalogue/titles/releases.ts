import type { Day } from '../dates.ts'
import type { Dated } from '../snapshot.ts'
import type { Movie, Show } from './title.ts'

/** How a film comes out, as the movie database counts: 1 premiere, 2 limited, 3 theatrical, 4 digital, 5 physical, 6 TV. */
export type ReleaseType = 1 | 2 | 3 | 4 | 5 | 6

export interface Release {
  country: string
  type: ReleaseType
  day: Day
  certification: string
}

/** A film's certification in other countries, by its American one; empty where the table has none. */
const abroad: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: { G: '0', PG: '6', 'PG-13': '12', R: '16' },
  GB: { G: 'U', PG: 'PG', 'PG-13': '12A', R: '15' },
  IN: { G: 'U', PG: 'U', 'PG-13': 'UA 13+', R: 'A' },
}

/**
 * When and where a film comes out. Premieres come first and carry no certificate; some films never open in the US
 * (irregularities 22, 23).
 */
export function releasesOf({ title: movie, day }: Dated<Movie>): Release[] {
  if (day === null || movie.quirks.bare === true) return []
  const release = (country: string, type: ReleaseType, offset: number, certification = ''): Release => ({
    country,
    type,
    day: day + offset,
    certification,
  })
  if (movie.art === 'silent') return [release('US', 3, 0)]
  const certificate = (country: string): string => abroad[country]?.[movie.certification] ?? ''
  return [
    ...(movie.index % 20 === 19
      ? []
      : [
          release('US', 1, -20),
          release('US', 2, -1),
          release('US', 3, 0, movie.certification),
          release('US', 4, 60, movie.certification),
          ...(movie.index % 3 === 0 ? [release('US', 5, 120, movie.certification)] : []),
        ]),
    release('DE', 3, 3, certificate('DE')),
    ...(movie.genres.includes(10770) ? [release('DE', 6, 90, certificate('DE'))] : []),
    ...(movie.index % 2 === 0 ? [release('GB', 3, 7, certificate('GB'))] : []),
    ...(movie.index % 4 === 0 ? [release('IN', 3, 14, certificate('IN'))] : []),
  ]
}

/** The certificates of a show per country; a country may come twice or be missing (irregularity 23). */
export function ratingsOf(show: Show): { country: string; certification: string }[] {
  const { certification, index } = show
  const elsewhere = (grown: string, young: string): string => (certification === 'TV-MA' ? grown : young)
  return [
    { country: 'DE', certification: elsewhere('16', '12') },
    ...(index % 20 === 7 ? [{ country: 'DE', certification: '' }] : []),
    ...(index % 20 === 19 ? [] : [{ country: 'US', certification }]),
    ...(index % 2 === 0 ? [{ country: 'GB', certification: elsewhere('15', 'PG') }] : []),
    ...(index % 4 === 0 ? [{ country: 'IN', certification: elsewhere('A', 'UA 13+') }] : []),
  ]
}
