import { describe, expect, test } from 'vitest'
import { deviceList } from '#domain/discover/device-list.ts'
import { discoverParams, filtersFrom } from '#domain/discover/filters.ts'
import { titleOf, type Title } from '#domain/title/title.ts'

const known = (
  [
    ['Alien', 'movie', '1979-05-25', 8.2, 'en', [27, 878]],
    ['Das Boot', 'movie', '1981-09-17', 8.1, 'de', [18, 10_752]],
    ['Spirited Away', 'movie', '2001-07-20', 8.5, 'ja', [16, 14]],
    ['Unknown', 'movie', null, 0, 'en', []],
    ['Dark', 'tv', '2017-12-01', 8.4, 'de', [18, 9648]],
  ] as const
).map(([title, type, date, rating, language, genreIds], id): Title => ({
  ...titleOf({ media_id: id + 1, media_type: type, title, poster_path: null, backdrop_path: null, overview: '', rating }),
  date,
  language,
  genreIds,
}))

const names = (path: string, params: Readonly<Record<string, string>> = {}): string[] | undefined =>
  deviceList({ path, params: { language: 'en-US', page: '1', ...params } }, known)?.map(({ title }) => title)

/** What the discover page of movies asks with this address. */
const discover = (search: Readonly<Record<string, string>>): string[] | undefined =>
  names('/discover/movie', discoverParams('movie', filtersFrom('movie', search), 'US'))

describe('of the titles it knows a device chooses', () => {
  test('those of the kind', () => {
    expect(names('/tv/popular')).toEqual(['Dark'])
    expect(names('/discover/movie')).toEqual(['Alien', 'Das Boot', 'Spirited Away', 'Unknown'])
  })

  test('the best rated first', () => {
    expect(names('/movie/top_rated')).toEqual(['Spirited Away', 'Alien', 'Das Boot', 'Unknown'])
  })

  test.each([
    [{ genres: 'horror' }, ['Alien']],
    [{ without_genres: 'horror' }, ['Das Boot', 'Spirited Away', 'Unknown']],
    [{ language: 'de' }, ['Das Boot']],
    [{ year: '1981' }, ['Das Boot']],
    [{ decade: '1980' }, ['Das Boot']],
    [{ from: '1980-01-01', to: '2010-12-31' }, ['Das Boot', 'Spirited Away']],
    [{ rating: '8.2' }, ['Alien', 'Spirited Away']],
    [{ sort: 'newest' }, ['Spirited Away', 'Das Boot', 'Alien', 'Unknown']],
    [{ sort: 'title' }, ['Alien', 'Das Boot', 'Spirited Away', 'Unknown']],
  ])('what passes the filters %j', (search, titles) => {
    expect(discover(search)).toEqual(titles)
  })

  test('one of several genres, where any will do', () => {
    expect(names('/discover/movie', { with_genres: '16|27' })).toEqual(['Alien', 'Spirited Away'])
  })
})

test.each([[{ providers: '8' }], [{ country: 'DE' }], [{ min_runtime: '90' }], [{ keywords: '9715-superhero' }]])(
  'what lists do not say of a title the device cannot choose by: %j',
  (search) => {
    expect(discover(search)).toBeUndefined()
  },
)

test.each(['/trending/movie/week', '/movie/now_playing', '/tv/airing_today'])('nor what %s holds', (path) => {
  expect(names(path)).toBeUndefined()
})
