import { cachedAtHeader } from '#contract/worker-headers.ts'
import { limits } from '#product/limits.ts'

/**
 * Why an answer could not be had: no way to the server, no answer in time, the service said no, it has no such thing, or what
 * came was not what was asked for (a captive portal's page).
 */
export type Failure = 'offline' | 'timeout' | 'refused' | 'not-found' | 'malformed'

/** `cachedAt` (epoch ms) is set when the service worker answered from its cache. */
export type JsonAnswer = { ok: true; body: unknown; cachedAt: number | null } | { ok: false; failure: Failure; again?: Again }

/** The fault may pass: worth another try, where the service said when, after so long; `full` when it was asked too much. */
export interface Again {
  afterMs?: number | undefined
  full?: boolean
}

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

/** GETs JSON once; 8 s for the whole answer. Never rejects. */
export const requestJson = (url: string, { signal, ...init }: RequestInit & { signal: AbortSignal }): Promise<JsonAnswer> =>
  toAnswer(receive(url, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(limits.query.timeoutMs)]) }))

/** The answer the head script asked for, if it did. */
export function earlyAnswer(url: string): Promise<JsonAnswer> | undefined {
  const answers = globalThis.window?.matineeEarly
  const answer = answers?.[url]
  if (answer) delete answers[url]
  return answer && toAnswer(withinTime(answer))
}

/** Epoch ms. */
export const wallClock = (): number => performance.timeOrigin + performance.now()

async function receive(url: string, init: RequestInit): Promise<Received> {
  const response = await fetch(url, init)
  return { response, text: await response.text() }
}

/** The head script cannot set a limit for every browser, so the limit is set here. */
function withinTime(answer: Promise<Received>): Promise<Received> {
  const limit = new Promise<never>((_, reject) => {
    AbortSignal.timeout(limits.query.timeoutMs).addEventListener('abort', () => reject(new DOMException('no answer', 'TimeoutError')))
  })
  return Promise.race([answer, limit])
}

async function toAnswer(received: Promise<Received>): Promise<JsonAnswer> {
  try {
    return read(await received)
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    // A silent server has taken its 8 s already: the person decides whether to wait again.
    return isTimeout ? { ok: false, failure: 'timeout' } : { ok: false, failure: 'offline', again: {} }
  }
}

function read({ response, text }: Received): JsonAnswer {
  if (response.status === 404) return { ok: false, failure: 'not-found' }
  if (!response.ok) return { ok: false, failure: 'refused', ...again(response) }
  if (!response.headers.get('content-type')?.includes('json')) return { ok: false, failure: 'malformed' }
  const cachedAt = Number(response.headers.get(cachedAtHeader)) || null
  try {
    return { ok: true, body: JSON.parse(text), cachedAt }
  } catch {
    return { ok: false, failure: 'malformed' }
  }
}

/** Only a full or failing service is asked again; one that refuses goes on refusing. */
function again({ status, headers }: Response): { again?: Again } {
  if (status !== 429 && status < 500) return {}
  return { again: { afterMs: retryAfterMs(headers.get('Retry-After'), wallClock()), full: status === 429 } }
}

/** Nobody waits longer for a page; a service that asks for more is asked again when the person comes back. */
const longestMs = 30_000

/**
 * How long `Retry-After` asks to wait, in ms: written as seconds or as a date (RFC 9110, 10.2.3), at most 30 s. Undefined when it
 * says nothing that can be understood. `now` is epoch ms.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const said = header?.trim() ?? ''
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestMs)
}
