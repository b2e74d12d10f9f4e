import { describe, expect, test } from 'vitest'
import { choiceQueries } from '#remote/tmdb/choices.ts'
import { detailsQueries } from '#remote/tmdb/details.ts'
import { personQueries } from '#remote/tmdb/person.ts'
import { queries } from '#remote/tmdb/queries.ts'
import { findQuery, namedQuery, searchQuery } from '#remote/tmdb/search.ts'
import { seasonQueries } from '#remote/tmdb/seasons.ts'
import { catalogues } from '#product/catalogues.ts'
import { questionFrom } from '#server/tmdb/questions.ts'

const ask = (path: string, query = '') => questionFrom(path, new URLSearchParams(query))

describe('every question of the app is passed on whole', () => {
  const asked = [
    ...Object.values(catalogues).map((catalogue) => queries.list(catalogue.call, catalogue.type, 'en')),
    queries.trending('movie', 'week', 'de', 2),
    queries.trendingAll('day', 'en'),
    queries.recommendations('tv', 1, 'en'),
    searchQuery('käse & brot', 'de'),
    namedQuery('movie', 'Nosferatu', 1922, 'en'),
    namedQuery('tv', 'The Prisoner', 1967, 'de'),
    findQuery('tt0133093', 'de'),
    findQuery('nm0000206', 'en'),
    queries.logos('movie', 603, 'en'),
    queries.providers('tv', 'DE'),
    queries.discover('movie', 'de', {
      with_watch_providers: '8|9',
      watch_region: 'DE',
      sort_by: 'vote_average.desc',
      without_keywords: '1,2',
      'vote_count.gte': '300',
      'with_runtime.lte': '120',
      'primary_release_date.gte': '2026-01-01',
      certification_country: 'US',
      'certification.lte': 'PG-13',
      include_adult: 'false',
    }),
    queries.discover('tv', 'en', { 'first_air_date.lte': '2026-01-01', with_origin_country: 'KR', with_status: '0' }),
    detailsQueries.details('movie', 603, 'de'),
    detailsQueries.details('tv', 1399, 'en'),
    detailsQueries.collection(10, 'en'),
    seasonQueries.season(1399, 0, 'en'),
    seasonQueries.episode(1399, 1, 2, 'de'),
    personQueries.person(6384, 'en'),
    personQueries.popular('de', 3),
    personQueries.search('reeves', 'en'),
    choiceQueries.genres('tv', 'de'),
    choiceQueries.keywords('space'),
    choiceQueries.ageRatings('movie'),
    choiceQueries.watchRegions('en'),
  ]
  test.each(asked.map((query) => [query.path, query] as const))('%s', (path, query) => {
    const question = ask(path.slice(1), new URLSearchParams(query.params).toString())
    const [askedPath = '', askedQuery = ''] = (question ?? '').split('?')
    expect(askedPath).toBe(path)
    expect(Object.fromEntries(new URLSearchParams(askedQuery))).toEqual(query.params)
  })
})

test('the same question has one form, however it is written', () => {
  const forms = [
    'page=2&language=de-DE',
    'language=de-DE&page=2',
    'language=de-DE&page=2&api_key=stolen&session_id=x&_=1',
    'language=de-DE&language=en-US&page=2',
  ]
  expect(new Set(forms.map((form) => ask('movie/popular', form)))).toEqual(new Set(['/movie/popular?language=de-DE&page=2']))
})

test.each([
  'account',
  'account/1/favorite',
  'authentication/token/new',
  'movie/603/account_states',
  'movie/603/rating',
  'movie/abc',
  'movie/603/../../account',
  'movie//603',
  'list/1',
  'find/co0002663',
  'find/tt0133093/more',
  'configuration',
  '',
  'movie/99999999999',
  'https://evil.example/movie/1',
])('%j is nobody’s to ask with the operator’s key', (path) => {
  expect(ask(path)).toBeUndefined()
})

test('adult titles cannot be asked for, nor can anything endless', () => {
  expect(ask('search/multi', 'query=x&include_adult=true')).toBe('/search/multi?include_adult=false&query=x')
  expect(ask('search/multi', `query=${'x'.repeat(501)}`)).toBeUndefined()
  expect(
    ask(
      'discover/movie',
      Array.from({ length: 41 }, (_, place) => `with_${'abcdefghijklmnopqrstuvwxyz'.repeat(2)[place]}${'x'.repeat(place % 30)}=1`).join(
        '&',
      ),
    ),
  ).toBeUndefined()
  expect(ask('movie/popular', '__proto__=1&constructor=2&toString=3')).toBe('/movie/popular')
})
