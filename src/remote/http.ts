import { limits } from '#spec/limits.ts'

/**
 * Why an answer could not be had: no way to the server, no answer in time, the service said no, it has no such thing, or what
 * came was not what was asked for (a captive portal's page).
 */
export type Failure = 'offline' | 'timeout' | 'refused' | 'not-found' | 'malformed'

/** `cachedAt` (epoch ms) is set when the service worker answered from its cache. */
export type JsonAnswer = { ok: true; body: unknown; cachedAt: number | null } | { ok: false; failure: Failure; retryAfterMs?: number }

/** An answer whose body has arrived whole. */
interface Received {
  response: Response
  text: string
}

declare global {
  interface Window {
    /** Answers that the head script of index.html asked for before any bundle ran, by address. Each is taken once. */
    matineeEarly?: Record<string, Promise<Received>>
  }
}

const backOffMs = [300, 900]
const underWay = new Map<string, Promise<JsonAnswer>>()

/**
 * GETs JSON: 8 s for the answer, two more tries after a fault that may pass, one request in flight per address. Never rejects.
 */
export function getJson(url: string): Promise<JsonAnswer> {
  const running = underWay.get(url)
  if (running) return running
  const request = withRetries(url).finally(() => underWay.delete(url))
  underWay.set(url, request)
  return request
}

async function withRetries(url: string): Promise<JsonAnswer> {
  let answer = await once(url)
  for (const waitMs of backOffMs.slice(0, limits.query.retries)) {
    // A silent server has taken its 8 s already: the person decides whether to wait again.
    if (answer.ok || !(answer.failure === 'offline' || answer.failure === 'refused') || !navigator.onLine) break
    await pause(answer.retryAfterMs ?? waitMs)
    answer = await once(url)
  }
  return answer
}

async function once(url: string): Promise<JsonAnswer> {
  await turn()
  try {
    return read(await (early(url) ?? receive(url)))
  } catch (error) {
    return { ok: false, failure: error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'offline' }
  }
}

async function receive(url: string): Promise<Received> {
  const response = await fetch(url, { signal: AbortSignal.timeout(limits.query.timeoutMs) })
  return { response, text: await response.text() }
}

function read({ response, text }: Received): JsonAnswer {
  if (response.status === 404) return { ok: false, failure: 'not-found' }
  if (!response.ok) return { ok: false, failure: 'refused', ...retryAfter(response) }
  if (!response.headers.get('content-type')?.includes('json')) return { ok: false, failure: 'malformed' }
  const cachedAt = Number(response.headers.get('X-Matinee-Cached-At')) || null
  try {
    return { ok: true, body: JSON.parse(text), cachedAt }
  } catch {
    return { ok: false, failure: 'malformed' }
  }
}

function early(url: string): Promise<Received> | undefined {
  const answers = globalThis.window?.matineeEarly
  const answer = answers?.[url]
  if (answer) delete answers[url]
  return answer && withinTime(answer)
}

/** The head script cannot set a limit for every browser, so the limit is set here. */
function withinTime(answer: Promise<Received>): Promise<Received> {
  const limit = new Promise<never>((_, reject) => {
    AbortSignal.timeout(limits.query.timeoutMs).addEventListener('abort', () => reject(new DOMException('no answer', 'TimeoutError')))
  })
  return Promise.race([answer, limit])
}

function retryAfter(response: Response): { retryAfterMs?: number } {
  const seconds = Number(response.headers.get('Retry-After'))
  return seconds > 0 && seconds <= 30 ? { retryAfterMs: seconds * 1000 } : {}
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const starts: number[] = []

/** At most 100 requests a minute; more are delayed, never refused (decision P10). */
async function turn(): Promise<void> {
  const oldest = starts.length < limits.rate.api ? undefined : starts.shift()
  const waitMs = oldest === undefined ? 0 : oldest + limits.rate.windowMs - performance.now()
  starts.push(performance.now() + Math.max(waitMs, 0))
  if (waitMs > 0) await pause(waitMs)
}
