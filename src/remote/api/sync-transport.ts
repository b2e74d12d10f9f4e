import { type MutationResult, payloadVersion, type PullAnswer, type PushAnswer } from '#contract/sync.ts'
import type { Reply, Transport } from '#sync/ports.ts'
import type { BodyOf } from '#contract/schemas.ts'
import type { ApiRequest, ApiResult } from './api.ts'

/** A call of the sync protocol; what answers may be anything. */
type SyncCall = (name: 'push' | 'pull', request?: ApiRequest<BodyOf<'push' | 'pull'>>) => Promise<ApiResult>

/** The engine's way to our server. An answer without the protocol's shape, or about another account, counts as none. */
export function syncTransport(callApi: SyncCall): Transport {
  return {
    async push({ owner, clientId, items }) {
      const result = await callApi('push', { owner, body: { items }, headers: syncHeaders(owner, clientId), outlivesPage: true })
      return replyOf(result, owner, isPushAnswer)
    },
    async pull({ owner, cursor, digest }) {
      const query = { ...(cursor !== null && { cursor }), ...(digest && { digest: '1' }) }
      const options = Object.keys(query).length > 0 ? { query } : {}
      return replyOf(await callApi('pull', { owner, ...options, headers: syncHeaders(owner) }), owner, isPullAnswer)
    },
  }
}

const syncHeaders = (owner: string, clientId?: string) => ({
  'x-sync-owner': owner,
  ...(clientId === undefined ? {} : { 'x-sync-client': `${clientId};v=${payloadVersion}` }),
})

/** Reads a call's outcome as the engine's. The server names whose answer it is: a cache in between may mix them up. */
export function replyOf<T>(result: ApiResult, owner: string, isAnswer: (body: unknown) => body is T): Reply<T> {
  if (result.ok) {
    const isTheirs = result.headers.get('x-sync-owner') === owner
    return isTheirs && isAnswer(result.value) ? { kind: 'answer', value: result.value } : { kind: 'unreachable' }
  }
  if (result.problem.kind !== 'refused') return { kind: 'unreachable' }
  const { code, message, retryAfterMs } = result.problem
  return { kind: 'refused', code, message, retryAfterMs }
}

const isObject = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null

const hasPosition = (body: unknown): body is Record<string, unknown> =>
  isObject(body) && typeof body['seq'] === 'number' && typeof body['epoch'] === 'string' && typeof body['serverTime'] === 'number'

export function isPushAnswer(body: unknown): body is PushAnswer {
  return hasPosition(body) && Array.isArray(body['results']) && body['results'].every(isResult)
}

const isResult = (entry: unknown): entry is MutationResult =>
  isObject(entry) && typeof entry['mutationId'] === 'string' && typeof entry['result'] === 'string'

export function isPullAnswer(body: unknown): body is PullAnswer {
  return (
    hasPosition(body) &&
    typeof body['cursor'] === 'string' &&
    typeof body['hasMore'] === 'boolean' &&
    (body['used'] === undefined || isUsed(body['used'])) &&
    Array.isArray(body['changes']) &&
    body['changes'].every(isChange)
  )
}

const isUsed = (entry: unknown): boolean => isObject(entry) && typeof entry['rows'] === 'number' && typeof entry['bytes'] === 'number'

const isChange = (entry: unknown): boolean =>
  isObject(entry) &&
  typeof entry['entity'] === 'string' &&
  typeof entry['key'] === 'string' &&
  typeof entry['deleted'] === 'boolean' &&
  typeof entry['stamp'] === 'string' &&
  typeof entry['seq'] === 'number'
