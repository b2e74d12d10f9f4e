import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { collections } from '#demo/catalogue/movies/collections.ts'
import { movies } from '#demo/catalogue/movies/movies.ts'
import { people } from '#demo/catalogue/people/people.ts'
import { shows } from '#demo/catalogue/shows/shows.ts'
import { ask, noonOf, pages, serveDemo } from './ask-demo.ts'

const app = serveDemo(noonOf('2026-11-20'))

describe('the demo catalogue', () => {
  it('is as large as promised, and no title, id or person comes twice', () => {
    expect(movies.filter((movie) => movie.art === 'silent').length).toBeGreaterThanOrEqual(100)
    expect(movies.filter((movie) => movie.homepage.includes('blender')).length).toBe(16)
    expect(movies.filter((movie) => movie.id > 90_010_000).length).toBeGreaterThanOrEqual(700)
    expect(shows).toHaveLength(150)
    const seasons = shows.reduce((sum, show) => sum + show.schedule.seasons, 0)
    const episodes = shows.reduce((sum, show) => sum + show.schedule.seasons * show.schedule.episodes, 0)
    expect({ seasons: Math.abs(seasons - 420) <= 25, episodes: Math.abs(episodes - 3_600) <= 200 }).toEqual({
      seasons: true,
      episodes: true,
    })
    expect(people.length).toBeGreaterThanOrEqual(1_150)
    expect(collections).toHaveLength(25)
    const invented = [...movies.filter((movie) => movie.id > 90_010_000), ...shows].filter((title) =>
      /^[ -~’À-ÿ–“”]+$/.test(title.title.en),
    )
    for (const lang of ['en', 'de'] as const) {
      const seen = invented.map((title) => title.title[lang])
      expect(seen.filter((title, at) => seen.indexOf(title) !== at)).toEqual([])
    }
    expect(new Set(people.map((person) => person.name)).size).toBe(people.length)
    const ids = [...movies, ...shows, ...people].map((thing) => thing.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('leaves no gap unfilled in any text', () => {
    for (const title of [...movies, ...shows]) {
      const words = [title.title, title.overview, title.tagline].flatMap((text) => [text.en, text.de]).join(' ')
      expect(words).not.toMatch(/[{}|]|undefined|NaN/)
    }
    for (const person of people) expect(person.biography.en + person.biography.de).not.toMatch(/[{}|]|undefined/)
  })

  it('answers the same question in the same way, from any process', async () => {
    const again = serveDemo(noonOf('2026-11-20') + 3_600_000)
    for (const path of ['/movie/popular', '/trending/tv/week', '/tv/91000020', '/person/92000010'])
      expect(await ask(again, path)).toEqual(await ask(app, path))
  })

  it('keeps a film’s date from one day to the next', async () => {
    const tomorrow = serveDemo(noonOf('2026-11-21'))
    const before = await pages(app, '/movie/popular', 10)
    const after = new Map((await pages(tomorrow, '/movie/popular', 10)).map((item) => [item.id, item]))
    const moved = before.filter((item) => after.get(item.id)?.['release_date'] !== item['release_date'])
    expect(moved.length).toBeLessThan(4)
  })

  it('sends the headers of the real service and answers 304 to a known tag', async () => {
    const answer = await app.inject('/tmdb/3/movie/popular')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json;charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    })
    const again = await app.inject({ url: '/tmdb/3/movie/popular', headers: { 'if-none-match': String(answer.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('compresses an answer with %s for whoever accepts it', async (encoding, unpack) => {
    const plain = await app.inject({ url: '/tmdb/3/movie/popular', headers: { 'accept-encoding': 'identity' } })
    const packed = await app.inject({ url: '/tmdb/3/movie/popular', headers: { 'accept-encoding': encoding } })
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
  })

  it('lets nothing be kept beyond the day it was made for', async () => {
    const late = serveDemo(Date.parse('2026-11-20T23:59:30Z'))
    expect((await late.inject('/tmdb/3/movie/popular')).headers['cache-control']).toBe('public, max-age=30')
  })

  it.each([
    '/movie/0',
    '/movie/603',
    '/movie/abc',
    '/movie/-1',
    '/movie/90010001/nothing',
    '/movie/90010001/constructor',
    '/movie/99999999999',
    '/tv/90010001',
    '/tv/91000001/season/99',
    '/tv/91000001/season/-1',
    '/tv/91000001/season/x',
    '/tv/91000001/season/1/episode/99',
    '/tv/91000001/season/1/episode/0',
    '/person/1',
    '/collection/1',
    '/trending/movie/month',
    '/nothing',
    '/genre/book/list',
    '/',
    '/movie/',
  ])('answers 404 with code 34 for %s', async (path) => {
    const answer = await app.inject(`/tmdb/3${path}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ success: false, status_code: 34, status_message: 'The resource you requested could not be found.' })
  })

  it('passes over appended names it does not know', async () => {
    expect(await ask(app, '/movie/90010001?append_to_response=nothing,__proto__,toString')).toEqual(await ask(app, '/movie/90010001'))
  })

  it('takes any other key, whatever it is called', async () => {
    for (const key of ['abc', '__proto__', 'constructor', ''])
      expect((await app.inject(`/tmdb/3/genre/tv/list?api_key=${key}`)).statusCode).toBe(200)
  })

  it('appends at most twenty parts', async () => {
    const answer = await app.inject(`/tmdb/3/movie/90010001?append_to_response=${Array.from({ length: 21 }, () => 'credits').join()}`)
    expect([answer.statusCode, answer.json().status_code]).toEqual([400, 27])
  })

  it('resolves an id with a slug, and without one', async () => {
    expect(await ask(app, '/movie/90010001-the-tenth-moon')).toEqual(await ask(app, '/movie/90010001-'))
  })

  it.each([
    ['demo-invalid', 401, 7, undefined],
    ['demo-limited', 429, 25, '2'],
    ['demo-limited-bare', 429, 25, undefined],
    ['demo-invalid-old', 401, 7, undefined],
  ])('refuses on demand with the key %s', async (key, status, code, wait) => {
    const answer = await app.inject(`/tmdb/3/movie/popular?api_key=${key}`)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ status_code: code })
    expect(answer.headers['retry-after']).toBe(wait)
  })
})
