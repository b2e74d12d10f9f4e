import { cacheKey } from '#remote/cache-key.ts'
import { keep, keepableBody, keptAnswer } from './kept-answers.ts'
import type { RuntimeCache } from './runtime-caches.ts'

/** A network that is there and says nothing (lie-fi) is given up after this. */
const networkMs = 8000

/** Tells the pages that a kept answer was replaced by a different one; `url` is its cache key. */
const refreshed = new BroadcastChannel('catalogue')

type Answer = (row: RuntimeCache, request: Request, event: ExtendableEvent) => Promise<Response>

/** How each strategy of the table answers. What is kept never waits for the network. */
export const answers: Record<RuntimeCache['strategy'], Answer> = {
  async 'refresh-behind'(row, request, event) {
    const key = cacheKey(request.url)
    const kept = await keptAnswer(row, key)
    if (kept === undefined) return fetchAndKeep(row, request, key, event)
    event.waitUntil(refresh(row, request, key, kept.clone()))
    return kept
  },

  async keep(row, request, event) {
    const key = cacheKey(request.url)
    return (await keptAnswer(row, key)) ?? fetchAndKeep(row, request, key, event)
  },
}

async function fetchAndKeep(row: RuntimeCache, request: Request, key: string, event: ExtendableEvent): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(networkMs) })
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

function sameBytes(a: ArrayBuffer, b: ArrayBuffer): boolean {
  if (a.byteLength !== b.byteLength) return false
  const [left, right] = [new Uint8Array(a), new Uint8Array(b)]
  return left.every((byte, index) => byte === right[index])
}
