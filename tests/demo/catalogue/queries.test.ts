import { describe, expect, it } from 'vitest'
import { movies } from '#demo/catalogue/movies/movies.ts'
import { ask, dateOf, noonOf, pages, serveDemo } from './ask-demo.ts'
import type { Item } from './ask-demo.ts'

const app = serveDemo(noonOf('2026-11-20'))
const titles = (items: readonly Item[]): string[] => items.map((item) => String(item['title'] ?? item['name']))
const numbers = (items: readonly Item[], field: string): number[] => items.map((item) => Number(item[field]))

const genresOf = (item: Item): number[] => (Array.isArray(item['genre_ids']) ? item['genre_ids'] : [])

const count = async (ids: string): Promise<number> =>
  (await ask(app, `/discover/movie?watch_region=US&with_watch_providers=${ids}`)).total_results

const textless = async (query: string): Promise<number> =>
  (await ask<{ backdrops: unknown[] }>(app, `/movie/90010002/images${query}`)).backdrops.length

describe('paging', () => {
  it('gives twenty per page, says how many there are, and an empty page past the end', async () => {
    const first = await ask(app, '/movie/popular')
    expect(first.results).toHaveLength(20)
    expect(first.total_pages).toBe(Math.ceil(first.total_results / 20))
    expect((await ask(app, `/movie/popular?page=${first.total_pages}`)).results.length).toBeGreaterThan(0)
    expect((await ask(app, '/movie/popular?page=500')).results).toEqual([])
  })

  it.each(['0', '501', '-1', '1.5', 'two', '99999999999999'])('refuses page %s with 400 and code 22', async (page) => {
    const answer = await app.inject(`/tmdb/3/movie/popular?page=${page}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, status_code: 22 })
  })

  it('shows one item on two pages, as the real service does', async () => {
    const items = await pages(app, '/movie/now_playing', 3)
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length - 1)
  })
})

describe('discover', () => {
  it.each([8, 9, 10, 2, 350, 337, 15, 531, 386, 283, 1968])(
    'has at least 24 movies and 24 shows with provider %i in the US',
    async (provider) => {
      for (const kind of ['movie', 'tv']) {
        const { total_results: total } = await ask(app, `/discover/${kind}?with_watch_providers=${provider}&watch_region=US`)
        expect({ kind, enough: total >= 24 }).toEqual({ kind, enough: true })
      }
    },
  )

  it.each([
    [119, 'US', false],
    [119, 'IN', true],
    [119, 'GB', true],
    [122, 'US', false],
    [122, 'IN', true],
    [122, 'TH', true],
    [237, 'GB', false],
    [237, 'IN', true],
    [384, 'US', false],
    [970, 'IN', false],
    [2839, 'GB', false],
  ])('for provider %i in %s has items: %s', async (provider, region, some) => {
    for (const kind of ['movie', 'tv']) {
      const { total_results: total } = await ask(app, `/discover/${kind}?with_watch_providers=${provider}&watch_region=${region}`)
      expect({ kind, some: total > 0 }).toEqual({ kind, some })
    }
  })

  it('adds up providers joined by a bar', async () => {
    expect(await count('8|119')).toBe(await count('8'))
    expect(await count('8|337')).toBe((await count('8')) + (await count('337')))
  })

  it('filters by all genres with a comma and by any with a bar', async () => {
    const all = await pages(app, '/discover/movie?with_genres=80,53', 2)
    const any = await pages(app, '/discover/movie?with_genres=80|53', 2)
    expect(all.length).toBeGreaterThan(0)
    expect(all.every((item) => genresOf(item).includes(80) && genresOf(item).includes(53))).toBe(true)
    expect(any.every((item) => genresOf(item).includes(80) || genresOf(item).includes(53))).toBe(true)
    expect(any.some((item) => !genresOf(item).includes(80))).toBe(true)
  })

  it('has something in every genre of movies', async () => {
    const { genres } = await ask<{ genres: { id: number }[] }>(app, '/genre/movie/list')
    const counts = await Promise.all(
      genres.map(async ({ id }) => ({ id, count: (await ask(app, `/discover/movie?with_genres=${id}`)).total_results })),
    )
    expect(counts.filter(({ count }) => count < 5)).toEqual([])
  })

  it.each([
    ['popularity.desc', 'popularity', -1],
    ['vote_average.desc', 'vote_average', -1],
    ['vote_average.asc', 'vote_average', 1],
    ['vote_count.desc', 'vote_count', -1],
  ])('sorts by %s', async (sort, field, sign) => {
    const found = numbers(await pages(app, `/discover/movie?sort_by=${sort}`, 3), field)
    expect(found).toEqual(found.toSorted((a, b) => sign * (a - b)))
  })

  it.each(['primary_release_date.desc', 'primary_release_date.asc'])('sorts by %s', async (sort) => {
    const found = (await pages(app, `/discover/movie?sort_by=${sort}&vote_count.gte=1`, 3)).map(dateOf)
    const sorted = found.toSorted()
    expect(found).toEqual(sort.endsWith('asc') ? sorted : sorted.toReversed())
  })

  it('keeps to dates, votes, year and language', async () => {
    const items = await pages(
      app,
      '/discover/movie?primary_release_date.gte=1920-01-01&primary_release_date.lte=1929-12-31&vote_average.gte=7&vote_count.gte=100',
      2,
    )
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) {
      expect(dateOf(item) >= '1920-01-01' && dateOf(item) <= '1929-12-31').toBe(true)
      expect(Number(item['vote_average'])).toBeGreaterThanOrEqual(7)
      expect(Number(item['vote_count'])).toBeGreaterThanOrEqual(100)
    }
    expect((await pages(app, '/discover/movie?year=1924', 1)).every((item) => dateOf(item).startsWith('1924'))).toBe(true)
    expect((await pages(app, '/discover/movie?with_original_language=ko', 1)).every((item) => item['original_language'] === 'ko')).toBe(
      true,
    )
  })

  it('finds nothing for a wrong filter value, and says so with an empty list', async () => {
    expect((await ask(app, '/discover/movie?with_original_language=en-US')).total_results).toBe(0)
    expect((await ask(app, '/discover/movie?with_genres=abc')).total_results).toBe(0)
    expect((await ask(app, '/discover/tv?vote_average.gte=eleven')).total_results).toBe(0)
  })
})

describe('search', () => {
  it.each([
    ['the salt year', 'The Salt Year'],
    ['THE SALT', 'The Salt Year'],
    ['sal ye', 'The Salt Year'],
    ['das salzjahr', 'The Salt Year'],
    ['hafenstrasse', 'Number Nine, Harbour Street'],
    ['fur ottilie', 'A Room for Ottilie'],
    ['bunny', 'Big Buck Bunny'],
    ['군', ''],
  ])('for “%s” finds “%s” first', async (query, title) => {
    const { results } = await ask(app, `/search/multi?query=${encodeURIComponent(query)}`)
    expect(titles(results)[0] ?? '').toBe(title)
  })

  it('finds a title in its own script', async () => {
    const [own] = (await pages(app, '/discover/movie?with_original_language=ko', 1)).map((item) => String(item['title']))
    expect(titles((await ask(app, `/search/movie?query=${encodeURIComponent(own ?? '')}`)).results)).toContain(own)
  })

  it('finds people by any part of the name', async () => {
    const { results } = await ask(app, '/search/multi?query=keaton')
    expect(results[0]).toMatchObject({ media_type: 'person', name: 'Buster Keaton' })
  })

  it.each(['', '   ', '%%%', '()[]{}*+?', 'zzzzqqqq', '\u0000', 'a'.repeat(5000)])('answers %j with an empty first page', async (query) => {
    expect(await ask(app, `/search/multi?query=${encodeURIComponent(query)}`)).toEqual({
      page: 1,
      results: [],
      total_pages: 1,
      total_results: 0,
    })
  })
})

describe('language', () => {
  it('gives German titles, overviews, genres and posters for de and de-DE', async () => {
    for (const language of ['de', 'de-DE']) {
      const movie = await ask<Record<string, unknown>>(app, `/movie/90010002?language=${language}`)
      expect(movie).toMatchObject({
        title: 'Das Salzjahr',
        genres: [{ id: 18, name: 'Drama' }],
        poster_path: '/demoPosterDeV0N0090010002.jpg',
      })
    }
  })

  it('filters pictures to the language unless more are asked for', async () => {
    expect(await textless('?language=en')).toBe(0)
    expect(await textless('?language=en&include_image_language=en,null')).toBe(3)
    expect(await textless('')).toBe(3)
  })

  it('has logos in both languages, sometimes the German one first, sometimes drawn as SVG', async () => {
    const logos: { iso_639_1: string; file_path: string }[][] = []
    for (let id = 90_010_001; id < 90_010_041; id++)
      logos.push((await ask<{ logos: { iso_639_1: string; file_path: string }[] }>(app, `/movie/${id}/images`)).logos)
    expect(logos.some(([first, second]) => first?.iso_639_1 === 'de' && second?.iso_639_1 === 'en')).toBe(true)
    expect(logos.some(([first]) => first?.iso_639_1 === 'en')).toBe(true)
    expect(logos.flat().some((logo) => logo.file_path.endsWith('.svg'))).toBe(true)
  })
})

interface Found {
  movie_results: Item[]
  tv_results: Item[]
  person_results: { name: string; media_type: string }[]
}

const found = async (query: string) => ask<Found>(app, `/find/${query}`)

describe('an id of another service', () => {
  it("leads from IMDb's to the movie that has it, and to nothing where nobody has it or it is another service's", async () => {
    const silent = movies.find(({ imdbId }) => imdbId !== null)
    expect(silent).toBeDefined()
    const answer = await found(`${silent?.imdbId}?external_source=imdb_id&language=de-DE`)
    expect(answer.movie_results).toEqual([expect.objectContaining({ id: silent?.id, media_type: 'movie', title: silent?.title.de })])
    expect([answer.tv_results, answer.person_results]).toEqual([[], []])
    expect((await found('tt9999999?external_source=imdb_id')).movie_results).toEqual([])
    expect((await found(`${silent?.imdbId}?external_source=tvdb_id`)).movie_results).toEqual([])
  })

  it("leads from IMDb's to somebody who has it", async () => {
    const { movie_results: titles, person_results: people } = await found('nm0000036?external_source=imdb_id')
    expect(people).toEqual([expect.objectContaining({ name: 'Buster Keaton', media_type: 'person' })])
    expect(titles).toEqual([])
  })
})
