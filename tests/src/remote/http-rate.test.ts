import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedAtHeader, cacheOnlyHeader } from '#contract/worker-headers.ts'

/** The paths the service was asked for, in order. */
let asked: string[]

/** The rate is counted per tab: each test is one. */
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('navigator', { language: 'en-US', onLine: true })
  asked = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
/** What the rate is counted with stands still from here on, until the test lets it run. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], now: performance.now() })
const load = () => import('#remote/api/http.ts')

/** A service that answers as the test says. A real one's connections have timers of their own, which would be held with ours. */
function serve(answer: (path: string, headers: Headers) => Response): void {
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit = {}) => {
    asked.push(url)
    return answer(url, new Headers(headers))
  })
}

/** What the service worker answers from its cache carries since when. */
const keptSince = (ms: number) => ({ headers: { [cachedAtHeader]: String(Date.now() - ms) } })

test('a hundred requests start in a minute; the next waits, and one for the view overtakes what was asked ahead', async () => {
  serve(() => Response.json({}))
  const { getJson, hurry } = await load()
  await Promise.all(Array.from({ length: 100 }, (_, place) => getJson(`/${place}`)))
  holdTime()
  void getJson('/ahead', { priority: 'ahead' })
  void getJson('/hurried', { priority: 'ahead' })
  void getJson('/view')
  hurry('/hurried')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toHaveLength(100)
  await vi.advanceTimersByTimeAsync(31_000)
  // A request that came late to its turn has set its timer only now.
  await expect.poll(() => vi.advanceTimersByTimeAsync(1000).then(() => asked)).toHaveLength(103)
  expect(asked.slice(100, 102).toSorted()).toEqual(['/hurried', '/view'])
})

test('what the service worker had kept and need not refresh counts for nothing', async () => {
  serve(() => Response.json({}, keptSince(1000)))
  const { getJson } = await load()
  for (let place = 0; place < 105; place += 1) await getJson(`/${place}`)
  expect(asked).toHaveLength(105)
})

test('while the rate is used up, what is kept is shown at any age, and what is not waits for its turn', async () => {
  vi.stubGlobal('navigator', { language: 'en-US', onLine: true, serviceWorker: { controller: {} } })
  const keptOnly: string[] = []
  serve((path, headers) => {
    if (!headers.has(cacheOnlyHeader)) return Response.json({})
    keptOnly.push(path)
    return path === '/kept' ? Response.json({ kept: true }, keptSince(86_400_000)) : new Response(null, { status: 204 })
  })
  const { getJson } = await load()
  await Promise.all(Array.from({ length: 100 }, (_, place) => getJson(`/${place}`)))
  expect(await getJson('/kept')).toMatchObject({ ok: true, body: { kept: true } })
  const controller = new AbortController()
  holdTime()
  const other = getJson('/other', { signal: controller.signal })
  let isAnswered = false
  void other.then(() => (isAnswered = true))
  await expect.poll(() => keptOnly).toEqual(['/kept', '/other'])
  // It has its place in the queue.
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  expect(isAnswered).toBe(false)
  controller.abort()
})

test('waits as long as a full service asks for', async () => {
  let isFull = true
  serve(() => {
    const answer = isFull ? new Response(null, { status: 429, headers: { 'retry-after': '7' } }) : Response.json({})
    isFull = false
    return answer
  })
  const { getJson } = await load()
  holdTime()
  const answer = getJson('/')
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(6900)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(await answer).toMatchObject({ ok: true })
})

test('a service that is full rests for every question, also when it does not say how long', async () => {
  let isFull = true
  serve(() => {
    const answer = isFull ? new Response(null, { status: 429 }) : Response.json({})
    isFull = false
    return answer
  })
  const { getJson } = await load()
  holdTime()
  const first = getJson('/a')
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  const second = getJson('/b')
  // From half to one and a half of three seconds; each look of a poll has moved the held time on by its interval of 50 ms.
  await vi.advanceTimersByTimeAsync(1400)
  expect(asked).toEqual(['/a'])
  await vi.advanceTimersByTimeAsync(3100)
  expect(await first).toMatchObject({ ok: true })
  expect(await second).toMatchObject({ ok: true })
})

test('when our own server has waited for the movie database in vain, it is not asked to wait once more', async () => {
  serve(() => Response.json({ status_code: 24 }, { status: 504 }))
  const { getJson } = await load()
  expect(await getJson('/')).toEqual({ ok: false, failure: 'timeout' })
  expect(asked).toHaveLength(1)
})

test('whoever tries again goes past the caches of the browser', async () => {
  const caches: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    caches.push(init.cache)
    return Response.json({})
  })
  const { getJson } = await load()
  await getJson('/')
  await getJson('/', { anew: true })
  expect(caches).toEqual([undefined, 'reload'])
})
