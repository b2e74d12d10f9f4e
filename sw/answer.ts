import { keptOnlyHeader } from '#contract/worker-headers.ts'
import { cacheKey } from '#remote/tmdb/cache-key.ts'
import { keep, keepableBody, keptAnswer, keptAtAnotherSize } from './kept-answers.ts'
import type { Waiting } from './ports.ts'
import type { RuntimeCache } from './runtime-caches.ts'

/** A network that is there and says nothing (lie-fi) is given up after this. */
const networkMs = 8000

/** What needs no refreshing and is used is moved to the young end of its cache once a day: the old end goes first. */
const usedAgainMs = 86_400_000

/** Tells the pages that a kept answer was replaced by a different one; `url` is its cache key. */
const refreshed = new BroadcastChannel('catalogue')

/**
 * Answers a request of a row: what is kept at once, without waiting for the network; if it is no longer fresh, a new answer is
 * fetched behind it.
 */
export async function answerFrom(row: RuntimeCache, request: Request, event: Waiting): Promise<Response> {
  const key = cacheKey(request.url)
  const kept = await keptAnswer(row, key)
  const isKeptOnly = request.headers.has(keptOnlyHeader)
  if (kept === undefined) {
    // No failure: the browser would note one in the console.
    if (isKeptOnly) return new Response(null, { status: 204 })
    return fetchAndKeep(row, request, key, event).catch(async (failure: unknown) => {
      const other = row.type === 'image/' ? await keptAtAnotherSize(row, key) : undefined
      if (other === undefined) throw failure
      return other
    })
  }
  if (isKeptOnly) return kept.answer
  // A clock that was set back makes an answer seem younger than new: then nobody knows its age.
  if (kept.ageMs < 0 || kept.ageMs >= row.freshMs) event.waitUntil(refresh(row, request, key, kept.answer.clone()))
  else if (kept.ageMs >= usedAgainMs) event.waitUntil(keepUsed(row, key, kept.answer.clone()))
  return kept.answer
}

async function fetchAndKeep(row: RuntimeCache, request: Request, key: string, event: Waiting): Promise<Response> {
  const limit = AbortSignal.timeout(networkMs)
  // A picture that was scrolled past must not hold up others; a page that was left is kept for the next visit all the same.
  const signal = row.type === 'image/' ? AbortSignal.any([request.signal, limit]) : limit
  const answer = await fetch(request, { signal })
  event.waitUntil(keepIfGood(row, key, answer.clone()))
  return answer
}

async function keepIfGood(row: RuntimeCache, key: string, answer: Response): Promise<void> {
  try {
    const body = await keepableBody(row, answer)
    if (body !== null) await keep(row, key, answer, body)
  } catch {
    // The connection broke while the body came: the page sees the same failure and says so.
  }
}

async function refresh(row: RuntimeCache, request: Request, key: string, kept: Response): Promise<void> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(networkMs), cache: 'no-cache' })
    const body = await keepableBody(row, answer)
    if (body === null) return
    await keep(row, key, answer, body)
    if (sameBytes(body, await kept.arrayBuffer())) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, only windows do
    refreshed.postMessage({ type: 'refreshed', url: key })
  } catch {
    // No network: what is kept stays, with its age.
  }
}

async function keepUsed(row: RuntimeCache, key: string, answer: Response): Promise<void> {
  await keep(row, key, answer, await answer.arrayBuffer())
}

function sameBytes(a: ArrayBuffer, b: ArrayBuffer): boolean {
  if (a.byteLength !== b.byteLength) return false
  const [left, right] = [new Uint8Array(a), new Uint8Array(b)]
  return left.every((byte, index) => byte === right[index])
}
