import { cachedAtHeader, cacheOnlyHeader } from '#contract/worker-headers.ts'
import { limits, staleMsOf } from '#product/limits.ts'
import { type Priority, RateBucket, type Ticket } from './rate-bucket.ts'

/**
 * Why an answer could not be had: no way to the server, no answer in time, the service said no, it has no such thing, or what
 * came was not what was asked for (a captive portal's page).
 */
export type Failure = 'offline' | 'timeout' | 'refused' | 'not-found' | 'malformed'

/** `cachedAt` (epoch ms) is set when the service worker answered from its cache. */
type JsonAnswer = { ok: true; body: unknown; cachedAt: number | null } | { ok: false; failure: Failure; again?: Again }

/** The fault may pass: worth another try, where the service said when, after so long; `full` when it was asked too much. */
interface Again {
  afterMs?: number | undefined
  full?: boolean
}

/** An answer whose body has arrived whole. */
interface Received {
  response: Response
  text: string
}

interface Asked {
  /** For what a person looks at, or for what is fetched ahead. */
  priority?: Priority
  /** Past every cache: somebody tries again, and what was kept may be what failed. */
  anew?: boolean
  /** Aborted when this caller no longer wants the answer; the request ends when nobody does. */
  signal?: AbortSignal
}

/** One request, however many wait for it. */
interface Flight {
  ticket: Ticket
  waiting: number
  controller: AbortController
  answer: Promise<JsonAnswer>
}

const backOffMs = [300, 900]
/** For a service that was asked too much and does not say how long to wait. */
const fullBackOffMs = 3000
const flights = new Map<string, Flight>()
const bucket = new RateBucket(limits.rate.api, limits.rate.windowMs)

/**
 * GETs JSON: 8 s for the answer, two more tries after a fault that may pass, one request in flight per address, at most 100 a
 * minute with those for the view first. Never rejects; a caller that gave up gets an answer that means nothing.
 */
export function getJson(url: string, { priority = 'view', anew = false, signal }: Asked = {}): Promise<JsonAnswer> {
  const flight = flights.get(url) ?? takeOff(url, priority, anew)
  if (priority === 'view') hurry(url)
  flight.waiting += 1
  signal?.addEventListener('abort', () => leave(url, flight), { once: true })
  return flight.answer
}

/** What was asked for ahead is now what a person looks at. */
export function hurry(url: string): void {
  const flight = flights.get(url)
  if (flight) flight.ticket.priority = 'view'
}

function takeOff(url: string, priority: Priority, anew: boolean): Flight {
  const ticket: Ticket = { priority }
  const controller = new AbortController()
  const answer = withRetries(url, ticket, anew, controller.signal).finally(() => land(url, flight))
  const flight: Flight = { ticket, controller, answer, waiting: 0 }
  flights.set(url, flight)
  return flight
}

function land(url: string, flight: Flight): void {
  if (flights.get(url) === flight) flights.delete(url)
}

function leave(url: string, flight: Flight): void {
  flight.waiting -= 1
  if (flight.waiting > 0) return
  land(url, flight)
  flight.controller.abort()
}

async function withRetries(url: string, ticket: Ticket, anew: boolean, signal: AbortSignal): Promise<JsonAnswer> {
  let answer = await (earlyAnswer(url) ?? inTurn(url, ticket, anew, signal))
  for (const waitMs of backOffMs.slice(0, limits.query.retries)) {
    if (answer.ok || !answer.again || signal.aborted || !navigator.onLine) break
    await pause(pauseMs(answer.again, waitMs), signal)
    answer = await inTurn(url, ticket, anew, signal)
  }
  return answer
}

async function inTurn(url: string, ticket: Ticket, anew: boolean, signal: AbortSignal): Promise<JsonAnswer> {
  const kept = bucket.isFull ? await keptByWorker(url, signal) : undefined
  if (kept) return kept
  const isMyTurn = await bucket.take(ticket, signal)
  if (!isMyTurn) return { ok: false, failure: 'offline' }
  const answer = await requestJson(url, {
    signal,
    priority: ticket.priority === 'ahead' ? 'low' : 'auto',
    ...(anew && { cache: 'reload' }),
  })
  // Answered by the service worker without the network: it counts for nobody.
  if (answer.ok && answer.cachedAt !== null && wallClock() - answer.cachedAt < staleMsOf(url)) bucket.returnTurn()
  return answer
}

/** While the rate is used up: what the service worker has kept needs no turn, whatever its age. */
async function keptByWorker(url: string, signal: AbortSignal): Promise<JsonAnswer | undefined> {
  if (!navigator.serviceWorker?.controller) return undefined
  const answer = await requestJson(url, { signal, headers: { [cacheOnlyHeader]: '1' } })
  return answer.ok && answer.cachedAt !== null ? answer : undefined
}

/** How long to wait before the next try. A service that is full is full for every question. */
function pauseMs({ afterMs, full = false }: Again, waitMs: number): number {
  const ms = afterMs ?? jittered(full ? fullBackOffMs : waitMs)
  if (full) bucket.pause(ms)
  return ms
}

/** Somewhere from half to one and a half of it: those who failed together do not come back together. */
function jittered(ms: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return ms * (0.5 + random / 2 ** 32)
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

declare global {
  interface Window {
    /** Answers that the head script of index.html asked for before any bundle ran, by address. Each is taken once. */
    matineeEarly?: Record<string, Promise<Received>>
  }
}

/** GETs JSON once; 8 s for the whole answer. Never rejects. */
const requestJson = (url: string, { signal, ...init }: RequestInit & { signal: AbortSignal }): Promise<JsonAnswer> =>
  toAnswer(receive(url, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(limits.query.timeoutMs)]) }))

/** The answer the head script asked for, if it did. */
function earlyAnswer(url: string): Promise<JsonAnswer> | undefined {
  const answers = globalThis.window?.matineeEarly
  const answer = answers?.[url]
  if (answer) delete answers[url]
  return answer && toAnswer(withinTime(answer))
}

/** Epoch ms. */
const wallClock = (): number => performance.timeOrigin + performance.now()

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
  // Our own server has waited for the movie database already: it would only wait as long again.
  if (response.status === 504) return { ok: false, failure: 'timeout' }
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
