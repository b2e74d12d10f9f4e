import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from '#support/cache-storage.ts'
import { closePages, openPage } from '#support/page.ts'
import { startTestServer, type TestServer } from '#support/server.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  closePages()
  await server.close()
})

const base = 'http://matinee.test/tmdb/3'

/** Opens a page with no network whose service worker has kept these answers, and searches for people there. */
async function found(kept: Record<string, unknown>, typed: string): Promise<string[]> {
  const page = await openPage(server)
  page.network.instead = () => Promise.reject(new TypeError('Failed to fetch'))
  const caches = memoryCaches()
  const cache = await caches.open('catalogue')
  for (const [path, body] of Object.entries(kept)) await cache.put(base + path, Response.json(body))
  vi.stubGlobal('caches', caches)
  const { findPeopleOnDevice } = await import('#data/search/device-people.ts')
  const people = await findPeopleOnDevice(typed, 10, 'en')
  return people.map(({ name, photoPath, knownFor }) => [name, photoPath, ...knownFor.map(({ title }) => title)].join(' | '))
}

const ida = { id: 1, name: 'Ida Lantern' }
const film = (id: number, title: string) => ({ id, title, media_type: 'movie' })

test('without a network people are found whom lists, their own pages and casts have shown, each once', async () => {
  const people = await found(
    {
      '/person/popular?language=en-US': { results: [{ id: 2, name: 'Émile Lantern', known_for: [film(7, 'The Lock')] }] },
      '/search/person?language=en-US&query=x': { results: [{ id: 3, name: 'Otto Lanterner' }] },
      '/person/4?language=en-US': { id: 4, name: 'Vera Lantern', combined_credits: { cast: [film(8, 'Snow')] } },
      '/movie/9?language=en-US': { ...film(9, 'Harbour'), credits: { cast: [{ ...ida, character: 'A sailor' }] } },
      '/tv/10?language=en-US': { id: 10, name: 'Tides', aggregate_credits: { cast: [{ ...ida, profile_path: '/ida.jpg' }] } },
      '/movie/popular?language=en-US': { results: [film(11, 'Lantern Street')] },
    },
    'lantern',
  )
  expect(people).toEqual([
    'Ida Lantern | /ida.jpg | Harbour | Tides',
    'Émile Lantern |  | The Lock',
    'Vera Lantern |  | Snow',
    'Otto Lanterner | ',
  ])
})

test('what is spoilt is left out: answers that are none, people without a name or a number, adults’ own', async () => {
  const people = await found(
    {
      '/person/popular': {
        results: [null, 7, { id: 0, name: 'Nobody' }, { id: 5 }, { id: 6, name: 'No Adult', adult: true }, { id: 8, name: 'Nora' }],
      },
      '/search/person': 'text',
      '/person/4': null,
      '/movie/9': { id: 9, title: 'Harbour', credits: { cast: 'none' } },
      '/tv/3': [],
    },
    'no',
  )
  expect(people).toEqual(['Nora | '])
})
