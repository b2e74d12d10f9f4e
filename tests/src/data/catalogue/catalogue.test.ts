import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '#remote/tmdb/queries.ts'
import { json, startTinyServer } from '#support/tiny-server.ts'
import { startTestServer } from '#support/server.ts'

/** What the browser has and Node has not. */
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('navigator', { language: 'en-US', onLine: true })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('location', { origin: 'http://matinee.test' })
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  stored.clear()
})
const stored = new Map<string, string>()

const load = () => import('#data/catalogue/catalogue.ts')
const popular = queries.list('/movie/popular', 'movie', 'en')

/** Asks, and waits for the answer however long it takes. */
async function answered(query: typeof popular): Promise<void> {
  const { isKnown, prepare } = await load()
  await expect
    .poll(async () => {
      await prepare(query)
      return isKnown(query)
    })
    .toBe(true)
}

/** Sends what the page would ask of its own origin to a server of the test. */
function serveFrom(send: (path: string) => Promise<Response>): void {
  vi.stubGlobal('fetch', (address: string) => send(address.replace('http://matinee.test', '')))
}

test('the real demo catalogue is read, kept in memory and known to other screens', async () => {
  await using server = await startTestServer()
  serveFrom((path) => server.fetch(`http://matinee.test${path}`))
  const { knownTitle } = await load()
  await answered(popular)
  const [first] = (await (await server.fetch('http://matinee.test/tmdb/3/movie/popular')).json()).results
  expect(knownTitle('movie', first.id)).toMatchObject({ title: first.title, posterPath: first.poster_path })
  expect(knownTitle('tv', first.id)).toBeUndefined()
})

test('a young answer is not asked for again, and a failed refresh never takes a value away', async () => {
  let works = true
  await using server = await startTinyServer((request, response) => {
    if (request.url === '/config.json') json(response, { tmdbBaseUrl: '/tmdb/3' })
    else json(response, { results: [{ id: 1, title: 'A' }] }, { status: works ? 200 : 404 })
  })
  serveFrom((path) => fetchFrom(server.url + path))
  const { askAgain, knownTitle, prepare, prepareEntry } = await load()
  await answered(popular)
  await prepare(popular, popular)
  expect(server.asked).toHaveLength(2)

  works = false
  askAgain(popular)
  await vi.waitFor(async () => expect(await prepareEntry(popular)).toBe(false))
  expect(knownTitle('movie', 1)?.title).toBe('A')
})

test('a loader waits for an answer only as long as nobody notices', async () => {
  serveFrom(() => new Promise(() => undefined))
  const { isKnown, prepare } = await load()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let goesOn = false
  void prepare(popular).then(() => (goesOn = true))
  await vi.advanceTimersByTimeAsync(119)
  expect(goesOn).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(goesOn).toBe(true)
  expect(isKnown(popular)).toBe(false)
})

test('the key of the movie database is in no storage', async () => {
  await using server = await startTinyServer((request, response) =>
    json(response, request.url === '/config.json' ? { tmdbBaseUrl: '/tmdb/3', tmdbKey: 'operators-key' } : { results: [] }),
  )
  serveFrom((path) => fetchFrom(server.url + path))
  stored.set('early', JSON.stringify(['/tmdb/3/movie/popular?api_key=operators-key']))
  const { askEarlyNextTime } = await load()
  await answered(popular)
  askEarlyNextTime(popular)
  expect([...stored.values()].join()).not.toContain('operators-key')
})

test('what home asks first is written down for the head script of the next start', async () => {
  await using server = await startTinyServer((request, response) =>
    json(response, request.url === '/config.json' ? { tmdbBaseUrl: '/tmdb/3' } : { results: [] }),
  )
  serveFrom((path) => fetchFrom(server.url + path))
  const { askEarlyNextTime } = await load()
  askEarlyNextTime(popular)
  expect(stored.size).toBe(0)
  await answered(popular)
  askEarlyNextTime(popular)
  expect(JSON.parse(stored.get('early') ?? '')).toEqual(['/tmdb/3/movie/popular?language=en-US&page=1'])
})

const fetchFrom = globalThis.fetch
