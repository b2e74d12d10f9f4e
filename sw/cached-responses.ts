import { cachedAtHeader, cacheOnlyHeader } from '#contract/worker-headers.ts'
import { cacheKey } from '#remote/tmdb/cache-key.ts'
import { type Waiting, workerClock } from './ports.ts'
import { cacheFor, type RuntimeCache, runtimeCaches } from './runtime-caches.ts'

/** A connected network that does not answer (lie-fi) is abandoned after this. */
const networkMs = 8000

/** A fresh answer that is used is put again once a day: a cache drops its oldest entries first. */
const putAgainMs = 86_400_000

/** Broadcasts to the pages that a cached answer was replaced by a different one; `url` is its cache key. */
const refreshed = new BroadcastChannel('catalogue')

/**
 * Answers a request of a row: the cached answer at once, without waiting for the network; if it is no longer fresh, a new one is
 * fetched in the background.
 */
export async function answerFrom(row: RuntimeCache, request: Request, event: Waiting): Promise<Response> {
  const key = cacheKey(request.url)
  const cached = await cachedAnswer(row, key)
  const isCacheOnly = request.headers.has(cacheOnlyHeader)
  if (request.cache === 'reload') {
    // Somebody tries again: what is cached may be what failed. Where there is nothing newer it is still better than nothing.
    const anew = await fetchAndCache(row, request, key, event).catch(() => undefined)
    if (anew !== undefined && (anew.ok || cached === undefined)) return anew
  }
  if (cached === undefined) {
    const kept = row.keptIn && (await caches.match(key, { cacheName: row.keptIn }))
    if (kept) return kept
    // Not an error: the browser would log one to the console.
    if (isCacheOnly) return new Response(null, { status: 204 })
    return fetchAndCache(row, request, key, event).catch(async (failure: unknown) => {
      const other = row.type === 'image/' ? await cachedAtAnotherSize(row, key) : undefined
      if (other === undefined) throw failure
      return other
    })
  }
  if (isCacheOnly) return cached.answer
  // A negative age means that the clock was set back, and the true age is unknown.
  if (cached.ageMs < 0 || cached.ageMs >= row.freshMs(request.url)) event.waitUntil(refresh(row, request, key, cached.answer.clone()))
  else if (cached.ageMs >= putAgainMs) event.waitUntil(putAgain(row, key, cached.answer.clone()))
  return cached.answer
}

/** Caches what a page fetched before this worker was in charge; the browser's own cache still has most of it. Never rejects. */
export async function cacheFetched(addresses: readonly string[], origin: string, event: Waiting): Promise<void> {
  for (const address of addresses) {
    const request = new Request(address, { cache: 'force-cache' })
    const row = cacheFor(request, origin)
    const key = cacheKey(address)
    // No network: it is cached when it is asked for the next time.
    if (row && !(await cachedAnswer(row, key))) await fetchAndCache(row, request, key, event).catch(() => undefined)
  }
}

async function fetchAndCache(row: RuntimeCache, request: Request, key: string, event: Waiting): Promise<Response> {
  const limit = AbortSignal.timeout(networkMs)
  // A picture that was scrolled past must not hold up others; data of a page that was left is cached for the next visit.
  const signal = row.type === 'image/' ? AbortSignal.any([request.signal, limit]) : limit
  const answer = await fetch(request, { signal })
  event.waitUntil(cacheIfGood(row, key, answer.clone()))
  return answer
}

async function cacheIfGood(row: RuntimeCache, key: string, answer: Response): Promise<void> {
  try {
    const body = await cacheableBody(row, answer)
    if (body !== null) await putAnswer(row, key, answer, body)
  } catch {
    // The connection broke while the body arrived: the page sees the same failure and reports it.
  }
}

async function refresh(row: RuntimeCache, request: Request, key: string, cached: Response): Promise<void> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(networkMs), cache: 'no-cache' })
    const body = await cacheableBody(row, answer)
    if (body === null) return
    await putAnswer(row, key, answer, body)
    if (sameBytes(body, await cached.arrayBuffer())) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, only windows do
    refreshed.postMessage({ type: 'refreshed', url: key })
  } catch {
    // No network: the cached answer stays, with its age.
  }
}

async function putAgain(row: RuntimeCache, key: string, answer: Response): Promise<void> {
  await putAnswer(row, key, answer, await answer.arrayBuffer())
}

function sameBytes(a: ArrayBuffer, b: ArrayBuffer): boolean {
  if (a.byteLength !== b.byteLength) return false
  const [left, right] = [new Uint8Array(a), new Uint8Array(b)]
  return left.every((byte, index) => byte === right[index])
}

/** A cached answer and its age in ms; undefined when there is none or it is too old to show. */
export async function cachedAnswer(row: RuntimeCache, key: string): Promise<{ answer: Response; ageMs: number } | undefined> {
  const answer = await (await caches.open(row.name)).match(key)
  const ageMs = workerClock.now() - Number(answer?.headers.get(cachedAtHeader) ?? 0)
  return answer !== undefined && ageMs <= row.maxAgeMs ? { answer, ageMs } : undefined
}

/** The same picture at another cached size (`/img/{size}/{file}`): a phone turned offline asks for a size it never fetched. */
export async function cachedAtAnotherSize(row: RuntimeCache, key: string): Promise<Response | undefined> {
  const cache = await caches.open(row.name)
  const file = key.slice(key.lastIndexOf('/'))
  const found = (await cache.keys()).find(({ url }) => url.endsWith(file))
  return found && cache.match(found)
}

/** The body of an answer that may be cached: complete, of the row's type, and readable; null otherwise. */
export async function cacheableBody(row: RuntimeCache, answer: Response): Promise<ArrayBuffer | null> {
  if (answer.status !== 200 || answer.type === 'opaque' || answer.redirected) return null
  if (!answer.headers.get('content-type')?.startsWith(row.type)) return null
  const body = await answer.arrayBuffer()
  if (body.byteLength === 0) return null
  return row.type !== 'application/json' || isJsonObject(body) ? body : null
}

function isJsonObject(body: ArrayBuffer): boolean {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(body))
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
  } catch {
    return false
  }
}

/** Caches an answer. On a full disk the purgeable caches are deleted; the answer itself is shown all the same. */
export async function putAnswer(row: RuntimeCache, key: string, answer: Response, body: ArrayBuffer): Promise<void> {
  const headers = new Headers({
    'content-type': answer.headers.get('content-type') ?? row.type,
    [cachedAtHeader]: String(workerClock.now()),
  })
  const cache = await caches.open(row.name)
  try {
    await cache.put(key, new Response(body, { headers }))
    await trim(row, cache)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
    await Promise.all(runtimeCaches.filter(({ purgeable }) => purgeable).map(({ name }) => caches.delete(name)))
  }
}

/** A full cache is cut down to this share, oldest first, so that its entries need not be counted for every answer. */
const remainder = 0.95
const entryCounts = new Map<string, number>()

async function trim(row: RuntimeCache, cache: Cache): Promise<void> {
  const known = entryCounts.get(row.name)
  if (known !== undefined && known < row.maxEntries) {
    entryCounts.set(row.name, known + 1)
    return
  }
  // In the order of insertion.
  const keys = await cache.keys()
  const surplus = keys.length > row.maxEntries ? keys.slice(0, keys.length - Math.ceil(row.maxEntries * remainder)) : []
  await Promise.all(surplus.map((key) => cache.delete(key)))
  entryCounts.set(row.name, keys.length - surplus.length)
}
