import { cachedAtHeader } from '#contract/worker-headers.ts'
import { workerClock } from './ports.ts'
import { type RuntimeCache, runtimeCaches } from './runtime-caches.ts'

/** A kept answer and its age in ms; undefined when there is none or it is too old to show. */
export async function keptAnswer(row: RuntimeCache, key: string): Promise<{ answer: Response; ageMs: number } | undefined> {
  const answer = await (await caches.open(row.name)).match(key)
  const ageMs = workerClock.now() - Number(answer?.headers.get(cachedAtHeader) ?? 0)
  return answer !== undefined && ageMs <= row.maxAgeMs ? { answer, ageMs } : undefined
}

/** The same picture at a size it was seen at before (`/img/{size}/{file}`): a turned phone offline asks for one it never had. */
export async function keptAtAnotherSize(row: RuntimeCache, key: string): Promise<Response | undefined> {
  const cache = await caches.open(row.name)
  const file = key.slice(key.lastIndexOf('/'))
  const found = (await cache.keys()).find(({ url }) => url.endsWith(file))
  return found && cache.match(found)
}

/** The body of an answer that deserves to be kept: complete, ours by type, and readable; null otherwise. */
export async function keepableBody(row: RuntimeCache, answer: Response): Promise<ArrayBuffer | null> {
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

/** Keeps an answer. On a full disk what can be fetched again makes room; the answer itself is shown all the same. */
export async function keep(row: RuntimeCache, key: string, answer: Response, body: ArrayBuffer): Promise<void> {
  const headers = new Headers({
    'content-type': answer.headers.get('content-type') ?? row.type,
    [cachedAtHeader]: String(workerClock.now()),
  })
  const cache = await caches.open(row.name)
  try {
    await cache.put(key, new Response(body, { headers }))
    await bound(row, cache)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
    await Promise.all(runtimeCaches.filter(({ purgeable }) => purgeable).map(({ name }) => caches.delete(name)))
  }
}

/** A full cache is cut down to this share, oldest first: counting for every answer would cost more than a little room does. */
const remainder = 0.95
const kept = new Map<string, number>()

async function bound(row: RuntimeCache, cache: Cache): Promise<void> {
  const known = kept.get(row.name)
  if (known !== undefined && known < row.maxEntries) {
    kept.set(row.name, known + 1)
    return
  }
  // In the order they were put.
  const keys = await cache.keys()
  const surplus = keys.length > row.maxEntries ? keys.slice(0, keys.length - Math.ceil(row.maxEntries * remainder)) : []
  await Promise.all(surplus.map((key) => cache.delete(key)))
  kept.set(row.name, keys.length - surplus.length)
}
