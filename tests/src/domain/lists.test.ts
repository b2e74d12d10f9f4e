import { describe, expect, test } from 'vitest'
import { genrePath } from '#components/links/paths.ts'
import { dayLater } from '#domain/calendar-date.ts'
import { genreAt, genreSlug } from '#domain/title/genre.ts'
import { listParams } from '#domain/discover/list-params.ts'
import { ownOffersFirst, platformIds, platformOf, servicesIds } from '#domain/discover/platform-ids.ts'
import { pagesOf, rangeFrom, rangeSearch } from '#domain/paging.ts'
import { catalogueAt, catalogueByAlias, type CatalogueKey, cataloguePath, catalogues } from '#product/catalogues.ts'
import { genres, genresOf } from '#product/genres.ts'

const asked = (key: CatalogueKey) => listParams(key, { region: 'US', today: '2026-11-20' })

describe('the list pages of the specification', () => {
  test('have its addresses', () => {
    const addresses = (Object.keys(catalogues) as CatalogueKey[]).map(cataloguePath)
    expect(new Set(addresses)).toEqual(
      new Set([
        ...['popular', 'now-playing', 'upcoming', 'top-rated', 'anime', 'netflix', 'disney', 'apple', 'prime'].map(
          (slug) => `/movie/${slug}`,
        ),
        ...['popular', 'airing-today', 'on-the-air', 'top-rated', 'anime-series', 'netflix', 'disney', 'apple', 'prime'].map(
          (slug) => `/tv/${slug}`,
        ),
      ]),
    )
  })

  test.each<[CatalogueKey, Record<string, string>]>([
    ['netflix-movies', { with_watch_providers: '8', watch_region: 'US', sort_by: 'popularity.desc' }],
    ['disney-movies', { with_watch_providers: '337', watch_region: 'US', sort_by: 'popularity.desc' }],
    ['apple-movies', { with_watch_providers: '350|2', with_genres: '', watch_region: 'US', sort_by: 'popularity.desc' }],
    ['prime-movies', { with_watch_providers: '9', with_genres: '', watch_region: 'US', sort_by: 'popularity.desc' }],
    ['anime-movies', { with_watch_providers: '283|1968', watch_region: 'US', sort_by: 'primary_release_date.desc' }],
    ['netflix-shows', { with_watch_providers: '8', watch_region: 'US', sort_by: 'popularity.desc' }],
    ['disney-shows', { with_watch_providers: '337', watch_region: 'US', sort_by: 'popularity.desc' }],
    ['apple-shows', { with_watch_providers: '350|2', watch_region: 'US', sort_by: 'popularity.desc' }],
    ['prime-shows', { with_watch_providers: '9|10', watch_region: 'US', sort_by: 'popularity.desc' }],
    ['anime-shows', { with_watch_providers: '283|1968', watch_region: 'US', sort_by: 'popularity.desc' }],
    ['popular-movies', {}],
  ])('%s is asked for with exactly its parameters', (key, params) => {
    expect(asked(key)).toEqual(params)
  })

  test('providers are looked up in the content region', () => {
    expect(listParams('netflix-movies', { region: 'DE', today: '2026-11-20' })['watch_region']).toBe('DE')
    expect(listParams('netflix-movies', { region: 'TD', today: '2026-11-20' })['watch_region']).toBe('US')
  })

  test('upcoming movies cover the next three months', () => {
    expect(asked('upcoming-movies')).toEqual({
      sort_by: 'popularity.desc',
      'primary_release_date.gte': '2026-11-21',
      'primary_release_date.lte': '2027-02-20',
    })
  })

  test('anime answers to its other names (decision R5)', () => {
    expect(catalogueByAlias('movie', 'anime-movies')).toBe('anime-movies')
    expect(catalogueByAlias('tv', 'anime')).toBe('anime-shows')
    expect(catalogueAt('movie', 'anime-movies')).toBeUndefined()
    expect(catalogueByAlias('movie', 'popular')).toBeUndefined()
  })
})

describe('genres', () => {
  test('each has a name in the map and an address of its own', () => {
    for (const type of ['movie', 'tv'] as const) {
      const slugs = genresOf[type].map(genreSlug)
      expect(new Set(slugs).size).toBe(slugs.length)
      for (const id of genresOf[type]) {
        expect(genres[id]?.de).toBeTruthy()
        expect(genreAt(type, genreSlug(id))).toBe(id)
      }
    }
    expect(genrePath('movie', genreSlug(878))).toBe('/movie/genre/sci-fi')
    expect(genrePath('tv', genreSlug(10759))).toBe('/tv/genre/action-adventure')
  })

  test('an address may name one by its number; one of the other kind, or none, is not found', () => {
    expect(genreAt('movie', '99')).toBe(99)
    expect(genreAt('movie', 'kids')).toBeUndefined()
    expect(genreAt('tv', '')).toBeUndefined()
    expect(genreAt('tv', '__proto__')).toBeUndefined()
  })
})

describe('a platform among the filters', () => {
  test('is asked for by its specified ids that offer anything there, else by its name today (decision P2)', () => {
    expect(platformIds('apple', 'movie', [{ id: 350, name: 'Apple TV Plus' }])).toEqual([350])
    expect(platformIds('hbo', 'movie', [{ id: 1899, name: 'HBO Max' }])).toEqual([1899])
    expect(platformIds('prime', 'tv', [])).toEqual([119, 9, 10])
  })

  test('has its name before the names of all providers are known', () => {
    expect(platformOf('tv', 10)).toBe('Prime Video')
    expect(platformOf('movie', 4711)).toBeUndefined()
  })
})

describe('the platforms somebody subscribes to', () => {
  test('are one choice among the filters, of those there are in the region', () => {
    const services = ['hotstar', 'netflix', 'apple', 'no-such-one']
    expect(servicesIds(services, 'movie', 'US', [{ id: 350, name: 'Apple TV Plus' }])).toEqual([8, 350])
    expect(servicesIds(services, 'movie', 'IN', [])).toEqual([8, 350, 2, 122])
    expect(servicesIds([], 'tv', 'US', [])).toEqual([])
  })

  test('come first where a title is offered, known by their ids or by their name today, and the others keep their order', () => {
    const offers = [
      { id: 15, name: 'Hulu', logoPath: null },
      { id: 1899, name: 'HBO Max', logoPath: null },
      { id: 531, name: 'Paramount Plus', logoPath: null },
      { id: 8, name: 'Netflix', logoPath: null },
    ]
    const ordered = ownOffersFirst(offers, ['hbo', 'paramount'])
    expect(ordered.map(({ name, isOwn }) => `${name} ${isOwn}`)).toEqual([
      'HBO Max true',
      'Paramount Plus true',
      'Hulu false',
      'Netflix false',
    ])
    expect(ownOffersFirst(offers, []).some(({ isOwn }) => isOwn)).toBe(false)
  })
})

describe('pages below one another', () => {
  test.each([
    [{}, 1, 1],
    [{ page: '3' }, 3, 3],
    [{ page: '3', through: '5' }, 3, 5],
    [{ page: '3', through: '2' }, 3, 3],
    [{ through: '9999' }, 1, 250],
    [{ page: '499', through: 'x' }, 499, 499],
    [{ page: '490', through: '9999' }, 490, 500],
  ])('%j asks for %i to %i', (search, page, through) => {
    expect(rangeFrom(search)).toEqual({ page, through })
    expect(rangeFrom(rangeSearch({ page, through }))).toEqual({ page, through })
  })

  test('are all pages between, both ends included', () => {
    expect(pagesOf({ page: 3, through: 5 })).toEqual([3, 4, 5])
  })
})

test.each([
  ['2026-11-20', { days: 1 }, '2026-11-21'],
  ['2026-11-30', { months: 3 }, '2027-02-28'],
  ['2027-11-30', { months: 3 }, '2028-02-29'],
  ['2026-12-31', { days: 1 }, '2027-01-01'],
  ['2026-12-31', { months: 1 }, '2027-01-31'],
  ['soon', { days: 1 }, null],
])('%s and %j later it is %s', (day, later, then) => {
  expect(dayLater(day, later)).toBe(then)
})
