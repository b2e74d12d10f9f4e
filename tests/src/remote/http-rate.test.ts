import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedAtHeader, cacheOnlyHeader } from '#contract/worker-headers.ts'
import { json, startTinyServer } from '#support/tiny-server.ts'

/** The rate is counted per tab: each test is one. */
beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
/** What the rate is counted with stands still from here on, until the test lets it run. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], now: performance.now() })
const load = () => import('#remote/api/http.ts')

/** What the service worker answers from its cache carries since when. */
const keptSince = (ms: number) => ({ headers: { [cachedAtHeader]: String(Date.now() - ms) } })

test('a hundred requests start in a minute; the next waits, and one for the view overtakes what was asked ahead', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await using server = await startTinyServer((_, response) => json(response, {}))
  const { getJson, hurry } = await load()
  await Promise.all(Array.from({ length: 100 }, (_, place) => getJson(`${server.url}/${place}`)))
  holdTime()
  void getJson(`${server.url}/ahead`, { priority: 'ahead' })
  void getJson(`${server.url}/hurried`, { priority: 'ahead' })
  void getJson(`${server.url}/view`)
  hurry(`${server.url}/hurried`)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(server.asked).toHaveLength(100)
  await vi.advanceTimersByTimeAsync(31_000)
  await expect.poll(() => server.asked).toHaveLength(103)
  expect(server.asked.slice(100, 102).toSorted()).toEqual(['/hurried', '/view'])
})

test('what the service worker had kept and need not refresh counts for nothing', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await using server = await startTinyServer((_, response) => json(response, {}, keptSince(1000)))
  const { getJson } = await load()
  for (let place = 0; place < 105; place += 1) await getJson(`${server.url}/${place}`)
  expect(server.asked).toHaveLength(105)
})

test('while the rate is used up, what is kept is shown at any age, and what is not waits for its turn', async () => {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } })
  const keptOnly: string[] = []
  await using server = await startTinyServer((request, response) => {
    if (request.headers[cacheOnlyHeader.toLowerCase()] === undefined) return json(response, {})
    keptOnly.push(request.url ?? '')
    return request.url === '/kept' ? json(response, { kept: true }, keptSince(86_400_000)) : json(response, {}, { status: 204 })
  })
  const { getJson } = await load()
  await Promise.all(Array.from({ length: 100 }, (_, place) => getJson(`${server.url}/${place}`)))
  expect(await getJson(`${server.url}/kept`)).toMatchObject({ ok: true, body: { kept: true } })
  const controller = new AbortController()
  holdTime()
  const other = getJson(`${server.url}/other`, { signal: controller.signal })
  let isAnswered = false
  void other.then(() => (isAnswered = true))
  await expect.poll(() => keptOnly).toEqual(['/kept', '/other'])
  // It has its place in the queue.
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  expect(isAnswered).toBe(false)
  controller.abort()
})

test('waits as long as a full service asks for', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  let isFull = true
  await using server = await startTinyServer((_, response) => {
    json(response, {}, isFull ? { status: 429, headers: { 'retry-after': '7' } } : {})
    isFull = false
  })
  const { getJson } = await load()
  holdTime()
  const answer = getJson(server.url)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(6900)
  expect(server.asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(await answer).toMatchObject({ ok: true })
})

test('a service that is full rests for every question, also when it does not say how long', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  let isFull = true
  await using server = await startTinyServer((_, response) => {
    json(response, {}, isFull ? { status: 429 } : {})
    isFull = false
  })
  const { getJson } = await load()
  holdTime()
  const first = getJson(`${server.url}/a`)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  const second = getJson(`${server.url}/b`)
  // From half to one and a half of three seconds; each look of a poll has moved the held time on by its interval of 50 ms.
  await vi.advanceTimersByTimeAsync(1400)
  expect(server.asked).toEqual(['/a'])
  await vi.advanceTimersByTimeAsync(3100)
  expect(await first).toMatchObject({ ok: true })
  expect(await second).toMatchObject({ ok: true })
})
