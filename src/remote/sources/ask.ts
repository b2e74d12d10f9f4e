import { afterFailure, healthy, type HostHealth, isResting } from '#domain/sources/breaker.ts'
import type { SourceProblem } from '#domain/sources/source.ts'
import { askingSources } from '#product/sources.ts'

export type SourceAnswer<T> = { ok: true; value: T } | { ok: false; problem: SourceProblem }

export interface SourceRequest {
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** The answer is wanted as it is, not as JSON. */
  isText?: boolean
  /** The person asks for it: a host that is left alone is asked as well. */
  isWanted?: boolean
  /** Of a page that is about to close. */
  keepalive?: boolean
}

const hosts = new Map<string, HostHealth>()

/** The policy of this page refuses an address after the call has failed; what it refused is remembered here, as origins. */
const blocked = new Set<string>()
globalThis.document?.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  if (!URL.canParse(blockedURI)) return
  const { origin } = new URL(blockedURI)
  blocked.delete(origin)
  blocked.add(origin)
})

/** The hosts that this page's policy has refused, the last one last. */
export const blockedOrigins = (): ReadonlySet<string> => blocked

/** Whether this page's policy keeps it from the host of an address that just could not be had. */
export async function isBlocked(url: string): Promise<boolean> {
  // The browser tells of it in a task of its own.
  await new Promise((resolve) => setTimeout(resolve))
  return blocked.has(new URL(url).origin)
}

/**
 * Asks a source for JSON, or for text, in 8 seconds or not at all. A host that failed twice in a row is left alone for a minute. An answer without a body
 * is undefined. Never rejects.
 */
export async function askSource(
  url: string,
  { headers, body, isText = false, isWanted = false, keepalive = false }: SourceRequest = {},
): Promise<SourceAnswer<unknown>> {
  const { origin } = new URL(url)
  const health = hosts.get(origin) ?? healthy
  if (!isWanted && isResting(health, now())) return { ok: false, problem: 'resting' }
  const answer = await askOnce(url, isText, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { accept: isText ? '*/*' : 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'follow',
    keepalive,
    signal: AbortSignal.timeout(askingSources.answerMs),
  })
  if (answer.ok || !isHostsFault(answer.problem)) hosts.delete(origin)
  else hosts.set(origin, afterFailure(health, now()))
  return answer
}

/** Epoch ms. */
const now = (): number => performance.timeOrigin + performance.now()

const isHostsFault = (problem: SourceProblem): boolean => ['unreachable', 'slow', 'failing'].includes(problem)

async function askOnce(url: string, isText: boolean, init: RequestInit): Promise<SourceAnswer<unknown>> {
  try {
    const response = await fetch(url, init)
    if (!response.ok) return { ok: false, problem: problemOf(response.status) }
    const text = await response.text()
    return isText ? { ok: true, value: text } : readBody(text)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return { ok: false, problem: 'slow' }
    return { ok: false, problem: (await isBlocked(url)) ? 'blocked' : 'unreachable' }
  }
}

/** What a status says of the one who gave it. */
function problemOf(status: number): SourceProblem {
  if (status === 401 || status === 403 || status === 451) return 'refused'
  return status === 404 || status === 410 ? 'missing' : 'failing'
}

function readBody(text: string): SourceAnswer<unknown> {
  if (text === '') return { ok: true, value: undefined }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, problem: 'unreadable' }
  }
}

/** What a source said, read; `unreadable` where nothing can be made of it. */
export function readAnswer<T>(answer: SourceAnswer<unknown>, read: (value: unknown) => T | null): SourceAnswer<T> {
  if (!answer.ok) return answer
  const value = read(answer.value)
  return value === null ? { ok: false, problem: 'unreadable' } : { ok: true, value }
}
