import type { AnswerOf, BodyOf } from '#contract/schemas.ts'
import { type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts'
import { type ErrorCode, type FieldProblem, isErrorBody } from '#contract/errors.ts'
import { type RenewalPorts, renewToken } from './renewal.ts'

const timeoutMs = 15_000
/** Browsers let 64 KiB in all outlive a page, of up to four requests; a character takes three bytes at most. */
const outlivingCharacters = 5000

/**
 * Why a call brought no value. `refused`: our own server said no, and why. `not-ours`: something answered that is not our
 * server, such as a captive portal; it counts like no answer at all (decision T15).
 */
export type Problem =
  | { kind: 'refused'; code: ErrorCode; status: number; message: string; fields: FieldProblem[]; retryAfterMs: number | null }
  | { kind: 'unreachable' | 'timeout' | 'not-ours' }

export type ApiResult<Answer = unknown> = { ok: true; value: Answer; headers: Headers } | { ok: false; problem: Problem }

export interface ApiRequest<Body = unknown> {
  /** Fills `:id` and the like in the endpoint's path. */
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: Body
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** Whose data it carries or fetches; it is made only while they are signed in. */
  owner?: string
  /** A session with which this device was signed in before, where it is about that one. */
  token?: string
  /** The request is to arrive even if the page is closed meanwhile. */
  outlivesPage?: boolean
}

export interface ApiPorts extends RenewalPorts {
  /** The newest there is; with an owner null unless it is theirs. */
  token: (owner: string | undefined) => string | null | Promise<string | null>
  /** Called after every call that was made, with whether it was our server that answered. */
  answered: (isOurs: boolean) => void
  /** Our server, never a proxy (decision T15), has said of a call that its session is over, and whether its account was removed. */
  unauthenticated: (name: EndpointName, token: string | null, isRemoved: boolean) => void
}

export type CallApi = <N extends EndpointName>(name: N, request?: ApiRequest<BodyOf<N>>) => Promise<ApiResult<AnswerOf<N>>>

/** The client of our own server: one function that makes any call of the contract. It never rejects. */
export function createApi(ports: ApiPorts): CallApi {
  return async <N extends EndpointName>(name: N, request: ApiRequest<BodyOf<N>> = {}) => {
    const sent = request.token ?? (await ports.token(request.owner))
    // Nobody's data ever travels with somebody else's token.
    if (sent === null && request.owner !== undefined) return unreachable
    let result = await send<AnswerOf<N>>(endpoints[name], request, sent)
    let token = sent
    if (hasCode(result, 'token-stale') && sent !== null) {
      const renewed = await renewToken(ports, sent, request.owner, () => send(endpoints.renew, {}, sent)).catch(() => unreachable)
      if (renewed.ok && renewed.value === null) return unreachable
      token = renewed.ok ? renewed.value : sent
      result = renewed.ok ? await send(endpoints[name], request, token) : renewed
    }
    if (isUnauthenticated(result)) {
      // Another tab has signed in meanwhile: what was said of the old token is no word about the new one.
      const newest = await ports.token(request.owner)
      if (newest !== token && newest !== null) {
        token = newest
        result = await send(endpoints[name], request, token)
      }
    }
    ports.answered(result.ok || result.problem.kind === 'refused')
    if (isUnauthenticated(result)) ports.unauthenticated(name, token, isAccountRemoved(result))
    return result
  }
}

/** Whether our own server said that the session is over. */
const isUnauthenticated = (result: ApiResult): boolean => hasCode(result, 'unauthenticated') || isAccountRemoved(result)

/** Whether our own server said that the account is gone, because its owner removed it. */
export const isAccountRemoved = (result: ApiResult): boolean => hasCode(result, 'account-removed')

const hasCode = (result: ApiResult, code: ErrorCode): boolean =>
  !result.ok && result.problem.kind === 'refused' && result.problem.code === code

const unreachable: ApiResult<never> = { ok: false, problem: { kind: 'unreachable' } }

async function send<Answer>(endpoint: Endpoint, request: ApiRequest, token: string | null): Promise<ApiResult<Answer>> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const body = request.body === undefined ? null : JSON.stringify(request.body)
  try {
    const response = await fetch(addressOf(endpoint, request), {
      method: endpoint.method,
      headers: headersOf(endpoint, request, token),
      body,
      keepalive: request.outlivesPage === true && body !== null && body.length <= outlivingCharacters,
      signal: request.signal ? AbortSignal.any([timeout, request.signal]) : timeout,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    })
    return await read(response)
  } catch {
    return { ok: false, problem: { kind: timeout.aborted ? 'timeout' : 'unreachable' } }
  }
}

function addressOf(endpoint: Endpoint, { params = {}, query }: ApiRequest): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `/api${path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`
}

function headersOf(endpoint: Endpoint, request: ApiRequest, token: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...((endpoint.access === 'member' || request.token !== undefined) && token !== null ? { authorization: `Bearer ${token}` } : {}),
    ...request.headers,
  }
}

async function read<Answer>(response: Response): Promise<ApiResult<Answer>> {
  const body = await jsonOf(response)
  if (response.ok && (response.status === 204 || body !== undefined)) {
    // What our own server answers is what the contract says; whoever must be sure that it was our server looks at the value.
    return { ok: true, value: (body ?? null) as Answer, headers: response.headers }
  }
  if (response.ok || !isErrorBody(body)) return { ok: false, problem: { kind: 'not-ours' } }
  const { code, message, fields = [], retry_after } = body.error
  const seconds = retry_after ?? Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfterMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
  return { ok: false, problem: { kind: 'refused', code, status: response.status, message, fields, retryAfterMs } }
}

/** The body, undefined when it is not JSON. Rejects only when the body does not arrive. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!response.headers.get('content-type')?.includes('json')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
