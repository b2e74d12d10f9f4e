import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { savedTitleOf } from '#domain/title/title.ts'
import { memoryCaches } from '../../../support/cache-storage.ts'
import { closePages, openPage } from '../../../support/page.ts'
import { startTestServer, type TestServer } from '../../../support/server.ts'
import { aTitle } from '../../../support/titles.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  closePages()
  await server.close()
})

const base = 'http://matinee.test/tmdb/3'

/** A page with no network whose service worker has kept these answers. */
async function offlinePage(kept: Record<string, unknown>) {
  const page = await openPage(server)
  page.network.instead = () => Promise.reject(new TypeError('Failed to fetch'))
  const caches = memoryCaches()
  const cache = await caches.open('catalogue')
  for (const [path, body] of Object.entries(kept)) await cache.put(base + path, Response.json(body))
  vi.stubGlobal('caches', caches)
  return page
}

const entry = (id: number, title: string) => ({ id, title, name: title, vote_average: 7 })
const namesFound = async (typed: string): Promise<string[]> => {
  const { findOnDevice } = await import('#data/search/device-titles.ts')
  return (await findOnDevice(typed, 10, 'en')).map(({ title, type }) => `${type} ${title}`)
}

test('without a network the search finds what lists, title pages and the person’s own lists have shown', async () => {
  const page = await offlinePage({
    '/movie/popular?language=en-US': { results: [entry(1, 'Night Ferry')] },
    '/discover/tv?language=en-US': { results: [entry(2, 'Night Shift')] },
    '/movie/3?language=en-US': entry(3, 'Night Market'),
    '/search/multi?language=en-US': { results: [{ ...entry(4, 'Night Nurse'), media_type: 'person' }] },
    '/movie/1/videos': { results: [{ id: 'x', name: 'Night trailer' }] },
    '/watch/providers/movie': { results: [{ provider_id: 8, provider_name: 'Nightflix' }] },
  })
  const watched = savedTitleOf(aTitle({ id: 5, title: 'Night Owl' }))
  const progress = { season: null, episode: null, watch_position: 5, duration: 100, preferred_source: null }
  await page.watching.recordWatched({ ...watched, ...progress })
  expect((await namesFound('night')).toSorted()).toEqual(['movie Night Ferry', 'movie Night Market', 'movie Night Owl', 'tv Night Shift'])
})

test('a title kept in two languages is found in the one of the interface', async () => {
  await offlinePage({
    '/movie/popular?language=de-DE': { results: [entry(1, 'Nachtfähre')] },
    '/movie/top_rated?language=en-US': { results: [entry(1, 'Night Ferry')] },
  })
  expect(await namesFound('na')).toEqual([])
  expect(await namesFound('night')).toEqual(['movie Night Ferry'])
})

test('answers that are spoilt, and caches that are refused, find nothing and break nothing', async () => {
  await offlinePage({ '/movie/popular': 'text', '/movie/2': null, '/tv/3': [] })
  expect(await namesFound('night')).toEqual([])
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('refused')) })
  expect(await namesFound('night')).toEqual([])
})
