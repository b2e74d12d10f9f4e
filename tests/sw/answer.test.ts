import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedAtHeader, cacheOnlyHeader } from '#contract/worker-headers.ts'
import { memoryCaches } from '#support/cache-storage.ts'
import { answerFrom, cacheFetched } from '../../sw/cached-responses.ts'
import { runtimeCaches } from '../../sw/runtime-caches.ts'

const day = 86_400_000
const origin = 'http://matinee.test'
const asked: string[] = []
let answers: (url: string) => Response

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) })
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url)
    return answers(url)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const row = (name: string) => {
  const found = runtimeCaches.find((candidate) => candidate.name === name)
  if (found === undefined) throw new Error(`no cache ${name}`)
  return found
}

/** Asks the worker and waits for what it does behind its answer too. */
async function ask(name: string, url: string, headers: Record<string, string> = {}, cache: RequestCache = 'default'): Promise<Response> {
  const behind: Promise<unknown>[] = []
  const event = { waitUntil: (work: Promise<unknown>) => behind.push(work) }
  const answer = await answerFrom(row(name), new Request(url, { headers, cache }), event)
  const text = await answer.text()
  await Promise.all(behind)
  return new Response(text || null, { status: answer.status, headers: answer.headers })
}
const jsonAnswer = (body: unknown) => Response.json(body)
const picture = () => new Response('webp', { headers: { 'content-type': 'image/webp' } })
const keptKeys = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => url)

test('an answer of the movie database is kept without the key it was asked with, and shown at any age up to 180 days', async () => {
  answers = () => jsonAnswer({ id: 603 })
  const url = 'https://api.themoviedb.org/3/movie/603?language=de-DE&api_key=secret'
  await ask('catalogue', url)
  expect(await keptKeys('catalogue')).toEqual(['https://api.themoviedb.org/3/movie/603?language=de-DE'])
  answers = () => new Response('no', { status: 503 })
  for (const days of [1, 100, 79]) {
    vi.advanceTimersByTime(days * day)
    expect(await (await ask('catalogue', url)).json()).toEqual({ id: 603 })
  }
  const stamp = Number((await ask('catalogue', url)).headers.get(cachedAtHeader))
  expect(stamp).toBe(Date.UTC(2026, 10, 20))
  vi.advanceTimersByTime(2 * day)
  expect((await ask('catalogue', url)).status).toBe(503)
})

test('a question for what is kept alone never reaches the network, whether there is an answer or not', async () => {
  answers = () => jsonAnswer({ id: 1 })
  const url = `${origin}/tmdb/3/movie/1`
  expect((await ask('catalogue', url, { [cacheOnlyHeader]: '1' })).status).toBe(204)
  expect(asked).toEqual([])
  await ask('catalogue', url)
  vi.advanceTimersByTime(day)
  expect(await (await ask('catalogue', url, { [cacheOnlyHeader]: '1' })).json()).toEqual({ id: 1 })
  expect(asked).toHaveLength(1)
})

test('a picture that is still looked at goes to the young end of its cache, once a day and without the network', async () => {
  answers = picture
  for (const name of ['a', 'b']) await ask('images', `${origin}/img/w342/${name}.webp`)
  await ask('images', `${origin}/img/w342/a.webp`)
  expect(await keptKeys('images')).toEqual([`${origin}/img/w342/a.webp`, `${origin}/img/w342/b.webp`])
  vi.advanceTimersByTime(day)
  await ask('images', `${origin}/img/w342/a.webp`)
  expect(await keptKeys('images')).toEqual([`${origin}/img/w342/b.webp`, `${origin}/img/w342/a.webp`])
  expect(asked).toHaveLength(2)
})

test('whoever tries again is told what the service says now; what was kept is for when it says nothing', async () => {
  const url = `${origin}/tmdb/3/movie/popular`
  const again = async () => (await ask('catalogue', url, {}, 'reload')).json()
  answers = () => jsonAnswer({ page: 1 })
  await ask('catalogue', url)
  answers = () => jsonAnswer({ page: 1, results: [] })
  expect(await again()).toEqual({ page: 1, results: [] })
  answers = () => new Response('no', { status: 503 })
  expect(await again()).toEqual({ page: 1, results: [] })
  answers = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await again()).toEqual({ page: 1, results: [] })
})

test('what a page fetched before the worker was in charge is cached, once, where it has a row', async () => {
  answers = (url) => (url.includes('/img/') ? picture() : url.includes('/gone') ? Response.error() : jsonAnswer({}))
  const paths = ['/config.json', '/tmdb/3/gone', '/tmdb/3/movie/1', '/img/w342/a.webp', '/api/sync', '/assets/app-1.js', '/tmdb/3/movie/1']
  const behind: Promise<unknown>[] = []
  await cacheFetched(
    paths.map((path) => origin + path),
    origin,
    { waitUntil: (work) => behind.push(work) },
  )
  await Promise.all(behind)
  expect(await keptKeys('catalogue')).toEqual([`${origin}/tmdb/3/movie/1`])
  expect(await keptKeys('config')).toEqual([`${origin}/config.json`])
  expect(await keptKeys('images')).toEqual([`${origin}/img/w342/a.webp`])
  expect(asked.filter((url) => url.includes('/api/') || url.includes('/assets/'))).toEqual([])
})

test('a picture of a saved article is there without a network, and without asking for it', async () => {
  answers = () => new Response(null, { status: 503 })
  const url = `${origin}/img/s/signature/w342/address`
  await (await caches.open('article-pictures')).put(url, picture())
  expect(await (await ask('images', url)).text()).toBe('webp')
  expect([asked, await keptKeys('images')]).toEqual([[], []])
})
