import { expect, test } from 'vitest'
import { payloadVersion } from '#contract/sync.ts'
import type { ApiResult, Problem } from '#remote/api/api.ts'
import { isPullAnswer, isPushAnswer, replyOf, syncTransport } from '#remote/api/sync-transport.ts'

const ok = (value: unknown, owner = 'user-1'): ApiResult => ({ ok: true, value, headers: new Headers({ 'x-sync-owner': owner }) })
const push = { results: [{ mutationId: 'a', result: 'applied' }], seq: 1, epoch: 'e', serverTime: 1 }
const change = { entity: 'favorites', key: 'movie:1', value: null, deleted: true, stamp: 's', seq: 1 }
const pull = { changes: [change], cursor: 'c', hasMore: false, epoch: 'e', seq: 1, serverTime: 1 }

test('an answer in the shape of the protocol is one', () => {
  expect(replyOf(ok(push), 'user-1', isPushAnswer)).toEqual({ kind: 'answer', value: push })
  expect(replyOf(ok(pull), 'user-1', isPullAnswer)).toEqual({ kind: 'answer', value: pull })
})

test('an answer about another account counts as no answer', () => {
  expect(replyOf(ok(pull, 'user-2'), 'user-1', isPullAnswer)).toEqual({ kind: 'unreachable' })
  expect(replyOf({ ok: true, value: push, headers: new Headers() }, 'user-1', isPushAnswer)).toEqual({ kind: 'unreachable' })
})

test.each([
  null,
  [],
  {},
  'signed in',
  { results: [] },
  { ...push, results: {} },
  { ...push, results: [{}] },
  { ...push, seq: '1' },
  { ...push, epoch: null },
  { error: { code: 'internal' } },
])('a success that is not ours counts as no answer: %j', (body) => {
  expect(replyOf(ok(body), 'user-1', isPushAnswer)).toEqual({ kind: 'unreachable' })
})

test.each([
  { ...pull, changes: null },
  { ...pull, cursor: 1 },
  { ...pull, hasMore: 'no' },
  { ...pull, changes: [{ ...change, stamp: 1 }] },
  push,
])('a page that is not ours counts as no answer: %j', (body) => {
  expect(replyOf(ok(body), 'user-1', isPullAnswer)).toEqual({ kind: 'unreachable' })
})

test('a refusal of our server keeps its code and its wait', () => {
  const problem: Problem = { kind: 'refused', code: 'rate-limited', status: 429, message: 'slow down', fields: [], retryAfterMs: 5000 }
  expect(replyOf({ ok: false, problem }, 'user-1', isPushAnswer)).toEqual({
    kind: 'refused',
    code: 'rate-limited',
    message: 'slow down',
    retryAfterMs: 5000,
  })
})

test.each(['unreachable', 'timeout', 'not-ours'] as const)('%s is no answer', (kind) => {
  expect(replyOf({ ok: false, problem: { kind } }, 'user-1', isPushAnswer)).toEqual({ kind: 'unreachable' })
})

test('every request says whose data it is about', async () => {
  const seen: unknown[] = []
  const transport = syncTransport(async (name, request) => {
    seen.push([name, request?.query, request?.headers])
    return ok(null)
  })
  await transport.push({ owner: 'user-1', clientId: 'abc', items: [] })
  await transport.pull({ owner: 'user-1', cursor: 'c' })
  await transport.pull({ owner: 'user-1', cursor: null })
  expect(seen).toEqual([
    ['push', undefined, { 'x-sync-owner': 'user-1', 'x-sync-client': `abc;v=${payloadVersion}` }],
    ['pull', { cursor: 'c' }, { 'x-sync-owner': 'user-1' }],
    ['pull', undefined, { 'x-sync-owner': 'user-1' }],
  ])
})
