import { describe, expect, test } from 'vitest'
import { titlePath } from '#components/links/title-path.ts'
import { isWithinDays } from '#domain/calendar-date.ts'
import { imageUrl } from '#domain/title/picture.ts'
import { idFromSegment } from '#domain/title/slug.ts'
import { newestFirst } from '#domain/title/title-lists.ts'
import { readDetails } from '#remote/tmdb/details.ts'
import { movieWith, pageWith, personWith, seasonWith, showWith, titleWith } from '../../support/read-recorded.ts'

/** The irregularities of real answers by their numbers, what the client makes of each, and what that is. 1 to 14: null and nothing. */
const irregular: readonly (readonly [string, () => unknown, unknown])[] = [
  ['1: no poster', () => imageUrl(titleWith({ poster_path: null })?.posterPath ?? null, 'w342'), null],
  ['2: no backdrop', () => titleWith({ backdrop_path: null })?.backdropPath, null],
  ['3: a release date of nothing', () => titleWith({ release_date: '' })?.date, null],
  ['3: a first date that is null', () => titleWith({ first_air_date: null }, 'tv')?.date, null],
  ['3: within the last days without a date', () => isWithinDays(titleWith({ release_date: '' })?.date ?? null, '2026-11-20', 14), false],
  [
    '3: newest first with titles that have no date',
    () =>
      newestFirst(
        pageWith({
          results: [
            { id: 1, title: 'A', release_date: '' },
            { id: 2, title: 'B', release_date: '2020-01-01' },
          ],
        }).titles,
      ).map(({ id }) => id),
    [2, 1],
  ],
  ['4: an overview of nothing', () => titleWith({ overview: '' })?.overview, ''],
  ['4: an overview that is null', () => titleWith({ overview: null }, 'tv')?.overview, ''],
  ['5: a title in its own script', () => titleWith({ id: 1_375_646, title: '군체' })?.title, '군체'],
  ['5: its address, which has no slug', () => titlePath({ type: 'movie', id: 1_375_646, title: '군체' }), '/movie/1375646'],
  ['5: an address with an empty slug', () => idFromSegment('1375646-'), 1_375_646],
  [
    '5: the language of a name nobody translated',
    () => titleWith({ title: '군체', original_title: '군체', original_language: 'ko' })?.foreign,
    { title: 'ko' },
  ],
  ['6: no genres, no countries', () => titleWith({ genre_ids: [], origin_country: [] }, 'tv')?.genreIds, []],
  [
    '7: a movie of nearly nothing',
    () =>
      readDetails(
        {
          id: 1_744_731,
          title: 'Bare',
          poster_path: null,
          backdrop_path: null,
          genres: [],
          release_date: '',
          imdb_id: null,
          runtime: 0,
          tagline: null,
          overview: null,
        },
        'movie',
        'en',
      ),
    expect.objectContaining({ date: null, runtime: 0, tagline: '', overview: '', imdbId: '', genreIds: [] }),
  ],
  ['8: no collection', () => movieWith({ belongs_to_collection: null })?.collection, null],
  [
    '8: no homepage, tagline, budget',
    () => [movieWith({ homepage: '' })?.homepage, movieWith({ tagline: '' })?.tagline, movieWith({ budget: 0 })?.budget],
    ['', '', 0],
  ],
  ['8: a company without a logo', () => movieWith()?.companies[0]?.logoPath, null],
  ['9: no usual length, so that of the last episode', () => showWith({ episode_run_time: [] })?.runtime, 51],
  ['9: no length of any episode', () => showWith({ episode_run_time: [], last_episode_to_air: null })?.runtime, 0],
  [
    '10: a show that never aired',
    () => showWith({ last_air_date: null, last_episode_to_air: null, next_episode_to_air: null, created_by: [], networks: [], genres: [] }),
    expect.objectContaining({ lastAirDate: null, lastEpisode: null, nextEpisode: null, networks: [], genreIds: [] }),
  ],
  [
    '11: specials without a date, an overview, a poster',
    () => showWith()?.seasons[0],
    { number: 0, name: 'Specials', overview: '', episodes: 4, posterPath: null, date: null },
  ],
  ['11: a season without a number, which would be the specials', () => showWith({ seasons: [{ name: 'Lost' }, null] })?.seasons, []],
  [
    '12: an episode without length, still, date',
    () => seasonWith()?.episodes[2],
    { season: 2, number: 3, name: '', overview: '', date: null, runtime: 0, stillPath: null, rating: 0, kind: '' },
  ],
  [
    '13: a person of whom nothing is known',
    () =>
      personWith({
        birthday: null,
        place_of_birth: null,
        profile_path: null,
        imdb_id: null,
        external_ids: null,
        biography: '',
        also_known_as: [],
        deathday: '',
        gender: 0,
      }),
    expect.objectContaining({
      birthday: null,
      birthplace: '',
      photoPath: null,
      imdbId: '',
      biography: '',
      alsoKnownAs: [],
      deathday: null,
      gender: null,
    }),
  ],
  [
    '14: parts without a name',
    () =>
      movieWith({
        credits: {
          cast: [
            { id: 1, name: 'A', character: '' },
            { id: 2, name: 'B', character: null },
          ],
        },
      })?.cast.map(({ role }) => role),
    ['', ''],
  ],
]

describe('the client survives', () => {
  test.each(irregular)('%s', (_, read, expected) => {
    expect(read()).toEqual(expected)
  })
})
