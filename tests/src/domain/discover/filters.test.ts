import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discoverPath } from '#components/links/paths.ts'
import {
  activeFilters,
  type DiscoverFilters,
  discoverParams,
  filtersFrom,
  noFilters,
  queryOf,
  searchOf,
  withoutFilters,
} from '#domain/discover/filters.ts'
import { discoverSorts, originalLanguages, originCountries } from '#product/discover.ts'
import { genresOf } from '#product/genres.ts'
import { regions } from '#product/languages.ts'

const type = fc.constantFrom('movie', 'tv')
const names = Object.keys({
  ...searchOf({ ...noFilters }),
  ...Object.fromEntries(
    'sort genres without_genres decade year from to language country providers region rating votes min_runtime max_runtime certification certification_country keywords without_keywords'
      .split(' ')
      .map((name) => [name, '']),
  ),
})
const someText = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'action',
    'action,comedy,__proto__',
    '1990',
    '2001-02-30',
    '2001-02-03',
    '8,337,8',
    '7.5',
    '-1',
    '99999999',
    'PG-13',
    '9715-hero,x',
  ),
)
const garbage = fc.dictionary(fc.constantFrom(...names, '__proto__', 'page', 'q'), fc.oneof(someText, fc.anything()))

const keyword = fc.record({
  id: fc.integer({ min: 1, max: 999_999 }),
  name: fc.constantFrom('hero', 'time travel', 'based on novel or book'),
})
const pick = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: null })

const filtersOf = (kind: 'movie' | 'tv'): fc.Arbitrary<DiscoverFilters> => {
  const genres = fc.subarray([...genresOf[kind]])
  const keywords = fc.uniqueArray(keyword, { selector: ({ id }) => id, maxLength: 4 })
  const period = fc.constantFrom(
    { decade: 1990, year: null, from: null, to: null },
    { decade: null, year: 1927, from: null, to: '2026-01-31' },
    { decade: null, year: null, from: '1999-12-31', to: '2000-01-01' },
    { decade: null, year: null, from: null, to: null },
  )
  return fc
    .record({
      sort: fc.constantFrom(...(Object.keys(discoverSorts) as (keyof typeof discoverSorts)[])),
      genres,
      without: genres,
      period,
      language: pick(...originalLanguages),
      country: pick(...originCountries),
      providers: fc.subarray([2, 8, 9, 337, 350]),
      region: pick(...regions),
      rating: pick(0.5, 7, 7.5, 10),
      votes: pick(1, 100, 1_000_000),
      runtime: fc.constantFrom([null, 90], [60, null], [60, 60], [null, null]),
      certification: kind === 'movie' ? pick('PG-13', '16', 'R') : fc.constant(null),
      certificationCountry: pick(...regions),
      keywords,
      unwanted: keywords,
    })
    .map(({ without, period, runtime, unwanted, ...rest }) => ({
      ...rest,
      ...period,
      withoutGenres: without.filter((id) => !rest.genres.includes(id)),
      minRuntime: runtime[0] ?? null,
      maxRuntime: runtime[1] ?? null,
      certificationCountry: rest.certification === null ? null : rest.certificationCountry,
      withoutKeywords: unwanted.filter(({ id }) => !rest.keywords.some((keyword) => keyword.id === id)),
    }))
}

describe('the address is the state of a discover page', () => {
  test('every filter written into an address is read back', () => {
    fc.assert(
      fc.property(
        type.chain((kind) => fc.tuple(fc.constant(kind), filtersOf(kind))),
        ([kind, filters]) => {
          expect(filtersFrom(kind, searchOf(filters))).toEqual(filters)
          expect(filtersFrom(kind, Object.fromEntries(new URLSearchParams(queryOf(filters))))).toEqual(filters)
        },
      ),
    )
  })

  test('whatever stands in an address, something sensible is read, and written the same ever after', () => {
    fc.assert(
      fc.property(type, garbage, (kind, search) => {
        const read = filtersFrom(kind, search)
        expect(filtersFrom(kind, searchOf(read))).toEqual(read)
        for (const value of Object.values(discoverParams(kind, read, 'US'))) expect(value).not.toBe('')
      }),
    )
  })

  test('an address without filters is the plain one', () => {
    expect(discoverPath('tv', searchOf(noFilters))).toBe('/tv/discover')
    expect(filtersFrom('movie', {})).toEqual(noFilters)
  })

  test('genres stand in it by their names, and are understood by their numbers too', () => {
    const filters = { ...noFilters, genres: [28, 35], withoutGenres: [27] }
    expect(discoverPath('movie', searchOf(filters))).toBe('/movie/discover?genres=action,comedy&without_genres=horror')
    expect(filtersFrom('movie', { genres: '35,28', without_genres: 'horror,action' })).toEqual(filters)
  })

  test('keywords bring their words along', () => {
    const filters = filtersFrom('movie', { keywords: '4379-time-travel,9715', without_keywords: '9715-superhero,12-x,,-3-y' })
    expect(filters.keywords).toEqual([
      { id: 4379, name: 'time travel' },
      { id: 9715, name: '9715' },
    ])
    expect(filters.withoutKeywords).toEqual([{ id: 12, name: 'x' }])
  })

  test.each([
    [{ year: '1869' }, {}],
    [{ year: '1999', decade: '1980' }, { year: 1999 }],
    [{ decade: '1985' }, {}],
    [{ from: '2020-02-30', to: '2020-02-29' }, { to: '2020-02-29' }],
    [{ from: '2020-01-02', to: '2020-01-01' }, { from: '2020-01-02' }],
    [{ min_runtime: '120', max_runtime: '90' }, { minRuntime: 120 }],
    [{ rating: '11', votes: '1e3' }, {}],
    [{ language: 'en-US', country: 'us', region: 'XX' }, {}],
    [{ certification_country: 'DE' }, {}],
    [{ sort: '__proto__', genres: 'constructor,kids' }, {}],
    [{ certification: '<script>' }, {}],
    [{ year: ['1999'], providers: { a: 1 } }, {}],
  ])('of %j only what makes sense is kept', (search, kept) => {
    expect(filtersFrom('movie', search)).toEqual({ ...noFilters, ...kept })
  })
})

const params = (kind: 'movie' | 'tv', filters: Partial<DiscoverFilters>) => discoverParams(kind, { ...noFilters, ...filters }, 'DE')

describe('what the movie database is asked', () => {
  test('nothing but the order while nothing is filtered', () => {
    expect(params('movie', {})).toEqual({ sort_by: 'popularity.desc' })
  })

  test('all genres and keywords together, any of the providers, where the person is', () => {
    expect(
      params('movie', {
        genres: [28, 35],
        withoutGenres: [27, 53],
        keywords: [
          { id: 1, name: 'a' },
          { id: 2, name: 'b' },
        ],
        withoutKeywords: [{ id: 3, name: 'c' }],
        providers: [8, 337],
      }),
    ).toEqual({
      sort_by: 'popularity.desc',
      with_genres: '28,35',
      without_genres: '27,53',
      with_keywords: '1,2',
      without_keywords: '3',
      with_watch_providers: '8|337',
      watch_region: 'DE',
    })
  })

  test('movies by their first release, shows by their first episode', () => {
    const period = { sort: 'newest', year: 1999, from: '1999-03-01', to: '1999-05-01' } as const
    expect(params('movie', period)).toEqual({
      sort_by: 'primary_release_date.desc',
      primary_release_year: '1999',
      'primary_release_date.gte': '1999-03-01',
      'primary_release_date.lte': '1999-05-01',
    })
    expect(params('tv', period)).toEqual({
      sort_by: 'first_air_date.desc',
      first_air_date_year: '1999',
      'first_air_date.gte': '1999-03-01',
      'first_air_date.lte': '1999-05-01',
    })
  })

  test('a decade is its ten years, narrowed by a day inside it', () => {
    expect(params('movie', { decade: 1990, from: '1995-06-01' })).toMatchObject({
      'primary_release_date.gte': '1995-06-01',
      'primary_release_date.lte': '1999-12-31',
    })
  })

  test('certificates are those of the United States unless changed (decision P16)', () => {
    expect(params('movie', { certification: 'PG-13' })).toMatchObject({ certification: 'PG-13', certification_country: 'US' })
    expect(params('movie', { certification: '16', certificationCountry: 'DE' })).toMatchObject({ certification_country: 'DE' })
  })

  test('votes, runtime, language and country under their names; Chad looks up offers in the US', () => {
    const filters = {
      rating: 7.5,
      votes: 100,
      minRuntime: 60,
      maxRuntime: 90,
      language: 'de',
      country: 'AT',
      providers: [8],
      region: 'TD',
    } as const
    expect(params('tv', filters)).toEqual({
      sort_by: 'popularity.desc',
      'vote_average.gte': '7.5',
      'vote_count.gte': '100',
      'with_runtime.gte': '60',
      'with_runtime.lte': '90',
      with_original_language: 'de',
      with_origin_country: 'AT',
      with_watch_providers: '8',
      watch_region: 'US',
    })
  })
})

describe('filters that are on', () => {
  const filters = filtersFrom('movie', {
    sort: 'votes',
    genres: 'action',
    without_genres: 'horror',
    year: '1999',
    providers: '8,9',
    region: 'DE',
    certification: '16',
    certification_country: 'DE',
    keywords: '9715-superhero',
  })

  test('are one chip each; order and regions are none', () => {
    expect(activeFilters(filters).map(({ field, value }) => [field, value])).toEqual([
      ['genres', 28],
      ['withoutGenres', 27],
      ['year', 1999],
      ['providers', 8],
      ['providers', 9],
      ['certification', '16'],
      ['keywords', 9715],
    ])
  })

  test('taking one off leaves the others', () => {
    const without = (field: string) => activeFilters(filters).find((active) => active.field === field)?.without
    expect(without('providers')).toEqual({ ...filters, providers: [9] })
    expect(without('certification')).toEqual({ ...filters, certification: null, certificationCountry: null })
    expect(without('keywords')).toEqual({ ...filters, keywords: [] })
  })

  test('clearing takes all of them off and keeps the order', () => {
    expect(withoutFilters(filters)).toEqual({ ...noFilters, sort: 'votes' })
  })
})
