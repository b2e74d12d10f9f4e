import { keptOnlyHeader } from '#contract/worker-headers.ts'
import { limits } from '#product/limits.ts'
import { type Again, earlyAnswer, type JsonAnswer, requestJson, wallClock } from './json-request.ts'
import { type Priority, RateBucket, type Ticket } from './rate-bucket.ts'

interface Asked {
  /** For what a person looks at, or for what is fetched ahead. */
  priority?: Priority
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
export function getJson(url: string, { priority = 'view', signal }: Asked = {}): Promise<JsonAnswer> {
  const flight = flights.get(url) ?? takeOff(url, priority)
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

function takeOff(url: string, priority: Priority): Flight {
  const ticket: Ticket = { priority }
  const controller = new AbortController()
  const answer = withRetries(url, ticket, controller.signal).finally(() => land(url, flight))
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

async function withRetries(url: string, ticket: Ticket, signal: AbortSignal): Promise<JsonAnswer> {
  let answer = await (earlyAnswer(url) ?? inTurn(url, ticket, signal))
  for (const waitMs of backOffMs.slice(0, limits.query.retries)) {
    if (answer.ok || !answer.again || signal.aborted || !navigator.onLine) break
    await pause(pauseMs(answer.again, waitMs), signal)
    answer = await inTurn(url, ticket, signal)
  }
  return answer
}

async function inTurn(url: string, ticket: Ticket, signal: AbortSignal): Promise<JsonAnswer> {
  const kept = bucket.isFull ? await keptByWorker(url, signal) : undefined
  if (kept) return kept
  const isMyTurn = await bucket.take(ticket, signal)
  if (!isMyTurn) return { ok: false, failure: 'offline' }
  const answer = await requestJson(url, { signal, priority: ticket.priority === 'ahead' ? 'low' : 'auto' })
  // Answered by the service worker without the network: it counts for nobody.
  if (answer.ok && answer.cachedAt !== null && wallClock() - answer.cachedAt < limits.query.staleMs) bucket.undoGuestMerge()
  return answer
}

/** While the rate is used up: what the service worker has kept needs no turn, whatever its age. */
async function keptByWorker(url: string, signal: AbortSignal): Promise<JsonAnswer | undefined> {
  if (!navigator.serviceWorker?.controller) return undefined
  const answer = await requestJson(url, { signal, headers: { [keptOnlyHeader]: '1' } })
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
