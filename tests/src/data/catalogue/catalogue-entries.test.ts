import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#product/limits.ts'
import { detailsQueries } from '#remote/tmdb/details.ts'
import { queries, withOverviews } from '#remote/tmdb/queries.ts'
import { json, startTinyServer, type TinyServer } from '#support/tiny-server.ts'
import { recorded } from '#support/recorded.ts'

/** What the browser has and Node has not. */
const fetchFrom = globalThis.fetch
const connection: { saveData?: boolean } = {}
const stubBrowser = (server: TinyServer): void => {
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => fetchFrom(server.url + address, init))
}
beforeEach(() => {
  vi.resetModules()
  delete connection.saveData
  vi.stubGlobal('navigator', { language: 'en-US', onLine: true, connection })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('location', { origin: 'http://matinee.test' })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = async () => ({ ...(await import('#data/catalogue/catalogue-entries.ts')), ...(await import('#data/catalogue/catalogue.ts')) })
const german = detailsQueries.details('movie', 603_692, 'de')
const config = { tmdbBaseUrl: '/tmdb/3' }
const screen = () => undefined
const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

test('a page waits for the English texts it lacks, and refreshing takes none of them away', async () => {
  let votes = 1
  await using server = await startTinyServer((request, response) => {
    if (request.url === '/config.json') return json(response, config)
    if (request.url?.endsWith('?language=en-US')) return json(response, recorded.movie)
    return json(response, { ...recorded.movie, overview: '', vote_count: votes })
  })
  stubBrowser(server)
  const { entryOf, ask, askAgain } = await load()
  const entry = entryOf(german)
  const seen: unknown[] = []
  entry.listeners.add(() => seen.push({ ...(entry.answer.value as { overview: string; votes: number }) }))
  await ask(entry)
  expect(seen).toMatchObject([{ overview: recorded.movie.overview, foreign: { overview: 'en' }, votes: 1 }])

  votes = 2
  askAgain(german)
  await expect.poll(() => seen).toHaveLength(2)
  expect(seen[1]).toMatchObject({ overview: recorded.movie.overview, votes: 2 })
  expect(server.asked.filter((path) => path.endsWith('?language=en-US'))).toHaveLength(1)
})

/** A page that was shown without the English texts it lacks, and what lets them come: what the English answer says, null where it fails. */
async function shownWithout(listen: (entry: { listeners: Set<() => void> }) => void) {
  const english = Promise.withResolvers<object | null>()
  const server = await startTinyServer(async (request, response) => {
    if (request.url === '/config.json') return json(response, config)
    if (!request.url?.endsWith('?language=en-US')) return json(response, { ...recorded.movie, overview: '' })
    const answer = await english.promise
    if (answer === null) response.writeHead(404).end()
    else json(response, answer)
  })
  stubBrowser(server)
  const { entryOf, ask, letGo } = await load()
  const entry = entryOf(german)
  listen(entry)
  holdTimers()
  const asking = ask(entry)
  await vi.waitUntil(() => server.asked.some((path) => path.endsWith('?language=en-US')))
  await vi.advanceTimersByTimeAsync(limits.query.awaitTextMs)
  await asking
  vi.useRealTimers()
  expect(entry.answer).toMatchObject({ value: { overview: '' }, late: 'coming' })
  return { entry, ask, letGo, comes: english.resolve, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}
const filled = { value: { overview: recorded.movie.overview, foreign: { overview: 'en' } } }

describe('texts that take longer than a moment', () => {
  test('wait until the person wants them, or has left the page', async () => {
    await using page = await shownWithout(({ listeners }) => listeners.add(screen))
    const { entry, ask } = page
    page.comes(recorded.movie)
    await expect.poll(() => typeof entry.answer.late).toBe('function')
    await ask(entry, { again: 'anew' })
    expect(entry.answer).toMatchObject({ value: { overview: '' }, late: expect.any(Function) })
    const without = entry.answer
    if (typeof without.late === 'function') without.late()
    expect(entry.answer).toMatchObject(filled)
    expect(entry.answer.late).toBeUndefined()

    entry.answer = without
    entry.listeners.delete(screen)
    page.letGo(entry)
    expect(entry.answer).toMatchObject(filled)
    expect(entry.answer.late).toBeUndefined()
  })

  test('are there at once where nobody looks', async () => {
    await using page = await shownWithout(() => undefined)
    page.comes(recorded.movie)
    await expect.poll(() => page.entry.answer).toMatchObject(filled)
    expect(page.entry.answer.late).toBeUndefined()
  })

  test('are nowhere where they cannot be had', async () => {
    await using page = await shownWithout(({ listeners }) => listeners.add(screen))
    page.comes(null)
    await expect.poll(() => page.entry.answer.late).toBe('nowhere')
  })
})

test('a list asked for without texts of other languages gets them when a screen that shows them comes', async () => {
  await using server = await startTinyServer((request, response) => {
    if (request.url === '/config.json') return json(response, config)
    json(response, { results: [{ id: 1, title: 'A', overview: request.url?.includes('en-US') ? 'Told.' : '' }] })
  })
  stubBrowser(server)
  const { ask, entryOf } = await load()
  const row = queries.trending('movie', 'week', 'de')
  await ask(entryOf(row))
  expect(entryOf(row)).toBe(entryOf(withOverviews(row)))
  expect(server.asked).toHaveLength(2)
  await ask(entryOf(withOverviews(row)))
  await expect.poll(() => entryOf(row).answer.value).toMatchObject({ titles: [{ overview: 'Told.', foreign: { overview: 'en' } }] })
  expect(server.asked).toHaveLength(3)
})

test('a question is taken back half a second after the last screen has left, and asked again by the next', async () => {
  let ended = 0
  let answers = false
  await using server = await startTinyServer((request, response) => {
    if (request.url === '/config.json') return json(response, config)
    if (answers) return json(response, recorded.movie)
    request.once('close', () => (ended += 1))
  })
  stubBrowser(server)
  const { entryOf, ask, letGo, isKnown } = await load()
  holdTimers()
  const entry = entryOf(german)
  entry.listeners.add(screen)
  void ask(entry)
  await expect.poll(() => server.asked).toHaveLength(2)
  entry.listeners.delete(screen)
  letGo(entry)
  entry.listeners.add(screen)
  await vi.advanceTimersByTimeAsync(500)
  expect(ended).toBe(0)
  entry.listeners.delete(screen)
  letGo(entry)
  await vi.advanceTimersByTimeAsync(500)
  await expect.poll(() => ended).toBe(1)
  expect(entry.answer).toEqual({})
  answers = true
  await ask(entry)
  expect(isKnown(german)).toBe(true)
})

test('what a loader started stays asked when no screen ever came', async () => {
  const waiting: (() => void)[] = []
  await using server = await startTinyServer((request, response) => {
    if (request.url === '/config.json') return json(response, config)
    waiting.push(() => json(response, recorded.movie))
  })
  stubBrowser(server)
  const { prepare, isKnown } = await load()
  holdTimers()
  const waited = prepare(german)
  await expect.poll(() => waiting).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(600)
  await waited
  for (const answer of waiting) answer()
  await expect.poll(() => isKnown(german)).toBe(true)
})

test('nothing is fetched ahead where data is to be saved', async () => {
  await using server = await startTinyServer((request, response) =>
    json(response, request.url === '/config.json' ? config : recorded.movie),
  )
  stubBrowser(server)
  const { prepareEntry, entryOf, isKnown } = await load()
  connection.saveData = true
  await prepareEntry(german, { isAhead: true })
  expect(entryOf(german).asking).toBeNull()
  connection.saveData = false
  await prepareEntry(german, { isAhead: true })
  await expect.poll(() => isKnown(german)).toBe(true)
})
