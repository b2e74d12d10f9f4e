import type { MutationResult, PullAnswer, PushAnswer } from '#contract/sync.ts'
import type { Reply, Transport } from '#sync/ports.ts'
import type { ApiResult, CallApi } from './api.ts'

/** The engine's way to our server. An answer that does not have the protocol's shape counts as none. */
export function syncTransport(callApi: CallApi): Transport {
  return {
    async push({ owner, clientId, items }) {
      const result = await callApi('push', { body: { items }, headers: syncHeaders(owner, clientId) })
      return replyOf(result, isPushAnswer)
    },
    async pull({ owner, cursor }) {
      const query = cursor === null ? {} : { query: { cursor } }
      return replyOf(await callApi('pull', { ...query, headers: syncHeaders(owner) }), isPullAnswer)
    },
  }
}

const syncHeaders = (owner: string, clientId?: string) => ({
  'x-sync-owner': owner,
  ...(clientId === undefined ? {} : { 'x-sync-client': `${clientId};v=1` }),
})

/** Reads a call's outcome as the engine's. */
export function replyOf<T>(result: ApiResult, isAnswer: (body: unknown) => body is T): Reply<T> {
  if (result.ok) return isAnswer(result.value) ? { kind: 'answer', value: result.value } : { kind: 'unreachable' }
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
    Array.isArray(body['changes']) &&
    body['changes'].every(isChange)
  )
}

const isChange = (entry: unknown): boolean =>
  isObject(entry) &&
  typeof entry['entity'] === 'string' &&
  typeof entry['key'] === 'string' &&
  typeof entry['deleted'] === 'boolean' &&
  typeof entry['stamp'] === 'string' &&
  typeof entry['seq'] === 'number'
