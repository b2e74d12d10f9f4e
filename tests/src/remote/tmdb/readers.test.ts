import { describe, expect, test } from 'vitest'
import { readConfig } from '#remote/api/config.ts'
import { detailsQueries } from '#remote/tmdb/details.ts'
import { queries } from '#remote/tmdb/queries.ts'
import { searchQuery } from '#remote/tmdb/search.ts'
import { queryUrl } from '#remote/tmdb/query.ts'
import { readColors, readTitle, readTitlePage } from '#remote/tmdb/readers.ts'

describe('a list entry of the movie database', () => {
  test('becomes a title, movie and show alike', () => {
    const movie = readTitle({ id: 603, title: 'The Matrix', release_date: '1999-03-31', vote_average: 8.2, genre_ids: [28, 878] }, 'movie')
    expect(movie).toMatchObject({ type: 'movie', id: 603, title: 'The Matrix', date: '1999-03-31', rating: 8.2, genreIds: [28, 878] })
    const show = readTitle({ id: 1396, name: 'Breaking Bad', first_air_date: '2008-01-20', media_type: 'tv' })
    expect(show).toMatchObject({ type: 'tv', title: 'Breaking Bad', date: '2008-01-20', posterPath: null, overview: '' })
  })

  test.each([
    ['a date that is empty', { release_date: '' }, { date: null }],
    ['a date that is null', { release_date: null }, { date: null }],
    ['a date that is none', { release_date: '2026-02-31' }, { date: null }],
    ['a date with a time', { release_date: '2013-02-14T00:00:00.000Z' }, { date: '2013-02-14' }],
    ['no poster', { poster_path: null }, { posterPath: null }],
    ['no overview', { overview: null }, { overview: '' }],
    ['a vote written as text', { vote_average: '6.5' }, { rating: 6.5 }],
    ['a vote out of range', { vote_average: 99 }, { rating: 10 }],
    ['genres that are null', { genre_ids: null }, { genreIds: [] }],
    ['a title in another script', { title: '군체' }, { title: '군체' }],
    ['a title that turns the words around it', { title: '\u202etxt.\u0000 A\u2066' }, { title: 'txt.  A' }],
    ['no title but an original one', { title: '', original_title: 'Original' }, { title: 'Original' }],
  ])('survives %s', (_, given, expected) => {
    expect(readTitle({ id: 1, title: 'A', ...given }, 'movie')).toMatchObject(expected)
  })

  test.each([
    ['a person', { id: 5, name: 'Somebody', media_type: 'person' }],
    ['a collection', { id: 5, name: 'A Collection', media_type: 'collection' }],
    ['an adult entry', { id: 5, title: 'A', media_type: 'movie', adult: true }],
    ['a softcore entry', { id: 5, title: 'A', media_type: 'movie', softcore: true, adult: false }],
    ['an entry without an id', { title: 'A', media_type: 'movie' }],
    ['an entry without any name', { id: 5, title: '', media_type: 'movie' }],
    ['nothing at all', {}],
  ])('is dropped when it is %s', (_, item) => {
    expect(readTitle(item)).toBeNull()
  })
})

describe('a page of a list', () => {
  test('names each title once and never more than 500 pages', () => {
    const results = [{ id: 1, title: 'A' }, { id: 1, title: 'A' }, null, 'x', { id: 2, title: 'B' }]
    const page = readTitlePage({ page: 2, results, total_pages: 58_329, total_results: 1_166_568 }, 'movie')
    expect(page?.titles.map(({ id }) => id)).toEqual([1, 2])
    expect(page).toMatchObject({ page: 2, pages: 500, total: 1_166_568 })
  })

  test.each([null, [], 'x', {}, { results: {} }, { results: null, total_pages: 0 }])('%j is no list, and not an empty one', (body) => {
    expect(readTitlePage(body, 'tv')).toBeNull()
  })

  test('a list may be empty', () => {
    expect(readTitlePage({ results: [] }, 'tv')).toEqual({ titles: [], page: 1, pages: 1, total: 0 })
  })
})

describe('addresses', () => {
  const config = { tmdbBaseUrl: 'https://api.themoviedb.org/3', tmdbKey: 'k' }

  test('carry the language, the page and the key, in alphabetical order', () => {
    expect(queryUrl(queries.trending('tv', 'week', 'de', 3), config)).toBe(
      'https://api.themoviedb.org/3/trending/tv/week?api_key=k&language=de-DE&page=3',
    )
    expect(queryUrl(queries.list('/movie/popular', 'movie', 'en'), { tmdbBaseUrl: '/tmdb/3', tmdbKey: null })).toBe(
      '/tmdb/3/movie/popular?language=en-US&page=1',
    )
  })

  test('ask for pictures without words too, and exclude adult titles from searches', () => {
    expect(queryUrl(detailsQueries.details('movie', 603, 'de'), config)).toContain('include_image_language=de%2Cen%2Cnull')
    expect(queryUrl(searchQuery('a & b', 'en'), config)).toContain('include_adult=false&language=en-US&page=1&query=a+%26+b')
  })
})

describe('the operator’s configuration', () => {
  test('is read whole', () => {
    const config = {
      tmdbBaseUrl: '/tmdb/3',
      tmdbKey: null,
      imageBaseUrl: '',
      demo: true,
      links: { community: 'c', support: '', source: '', social: ['s'] },
      version: '1',
    }
    expect(readConfig(config)).toEqual(config)
  })

  test.each([null, 'x', {}, { tmdbBaseUrl: 5 }, []])('%j is none', (body) => {
    expect(readConfig(body)).toBeNull()
  })

  test('lacks nothing when parts of it are missing', () => {
    expect(readConfig({ tmdbBaseUrl: '/tmdb/3', links: null })).toMatchObject({
      links: { community: '', support: '', source: '', social: [] },
      demo: false,
    })
  })
})

test('colors of pictures are taken as they are, and nothing else for one', () => {
  const colors = { '/a.jpg': '#1b2a4a', '/b.jpg': 'red', '/c.jpg': '#12345', '/d.jpg': 7, '/e.jpg': '#000000;background:url(x)' }
  expect(readColors({ results: [], colors })).toEqual([['/a.jpg', '#1b2a4a']])
  for (const body of [null, [], {}, { colors: null }, { colors: ['#1b2a4a'] }, { colors: '#1b2a4a' }]) expect(readColors(body)).toEqual([])
})
