import type { Episode } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'

/** A title with everything it may have; give what matters to the test. */
export function aTitle(given: Partial<Title> = {}): Title {
  return {
    type: 'movie',
    id: 1,
    title: 'The Last Lamplighter',
    overview: 'A town forgets the dark.',
    posterPath: '/poster00000000000000001.jpg',
    backdropPath: '/backdrop000000000000001.jpg',
    date: '2026-11-10',
    rating: 7,
    language: 'en',
    genreIds: [18],
    ...given,
  }
}

/** An episode of which nothing but its place is known; give what matters to the test. */
export const anEpisode = (season: number, number: number, given: Partial<Episode> = {}): Episode => ({
  season,
  number,
  name: '',
  overview: '',
  date: '2011-04-17',
  runtime: 60,
  stillPath: null,
  rating: 0,
  kind: '',
  ...given,
})
