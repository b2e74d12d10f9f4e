import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { EndpointName } from '#contract/endpoints.ts'
import { member, oneServerForAll, server } from '#support/file-server.ts'
import { type CallOptions } from '#support/server.ts'
import { stampAt } from '#support/sync.ts'

oneServerForAll()

const call = (name: EndpointName, options: CallOptions = {}) => server.call(name, { token: member.token, ...options })
const ids = async (name: EndpointName, options: CallOptions = {}) =>
  ((await call(name, options)).body as { id: string }[]).map(({ id }) => id)
const now = () => server.clock.now
const iso = (ms: number) => new Date(ms).toISOString()

const movie = { media_id: 603, media_type: 'movie', title: 'The Matrix' }
const episode = { media_id: 1399, media_type: 'tv', title: 'Game of Thrones', season: 1, episode: 2 }

const lists = [
  { list: 'watchlist', add: 'addToWatchlist', remove: 'removeFromWatchlist' },
  { list: 'watchHistory', add: 'addToWatchHistory', remove: 'removeFromWatchHistory' },
  { list: 'continueWatching', add: 'saveProgress', remove: 'removeProgress' },
] as const

describe.each(lists)('$list', ({ list, add, remove }) => {
  test('takes a title, lists it and forgets it, without any header of ours', async () => {
    const { status, body } = await call(add, { body: movie })
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: 'movie:603', ...movie, created_at: iso(now()) })
    expect((await call(list)).body).toEqual([body])
    expect((await call(remove, { params: { id: 'movie:603' } })).status).toBe(204)
    expect(await ids(list)).toEqual([])
  })

  test('takes back what it answered', async () => {
    const { body } = await call(add, { body: movie })
    server.clock.now += 1000
    const again = await call(add, { body })
    expect(again.status).toBe(201)
    expect(await ids(list)).toEqual(['movie:603'])
  })

  test('is newest first', async () => {
    for (const media_id of [1, 2, 3]) {
      server.clock.now += 1000
      await call(add, { body: { ...movie, media_id } })
    }
    expect(await ids(list)).toEqual(['movie:3', 'movie:2', 'movie:1'])
  })

  test('carries out a call with an Idempotency-Key once, whenever it comes again', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await call(add, { body: movie, headers })
    server.clock.now += 1000
    const again = await call(add, { body: movie, headers })
    expect(again.body).toEqual(first.body)
    expect(again.headers).toMatchObject({ 'x-sync-result': 'duplicate', 'x-sync-mutation': headers['idempotency-key'] })
  })

  test('lets the newer stamp win', async () => {
    await call(remove, { params: { id: 'movie:603' }, headers: { 'x-sync-stamp': stampAt(now(), 1) } })
    const { status, headers } = await call(add, { body: movie, headers: { 'x-sync-stamp': stampAt(now()) } })
    expect({ status, result: headers['x-sync-result'] }).toEqual({ status: 201, result: 'superseded' })
    expect(await ids(list)).toEqual([])
  })

  test.each(['603', '*clear', 'person:1', 'movie:1:2:3', '__proto__', '%00'])('has no entry %j to remove', async (id) => {
    expect(await call(remove, { params: { id } })).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } })
  })

  test('says on every reply where the account stands', async () => {
    expect((await call(add, { body: movie })).headers).toMatchObject({ 'x-sync-seq': '1', 'x-sync-result': 'applied' })
    expect((await call(list)).headers).toMatchObject({ 'x-sync-seq': '1', 'x-sync-epoch': expect.any(String) })
  })
})

describe.each(lists.slice(1))('$list', ({ list, add, remove }) => {
  test('has a row for each episode', async () => {
    await call(add, { body: episode })
    server.clock.now += 1000
    await call(add, { body: { ...episode, episode: 3 } })
    await call(add, { body: { ...episode, episode: 3, title: 'Again' } })
    expect(await ids(list)).toEqual(['tv:1399:1:3', 'tv:1399:1:2'])
    await call(remove, { params: { id: 'tv:1399:1:3' } })
    expect(await ids(list)).toEqual(['tv:1399:1:2'])
  })

  test('puts what is watched again first, even when nothing else about it changed', async () => {
    await call(add, { body: episode })
    server.clock.now += 1000
    await call(add, { body: movie })
    server.clock.now += 1000
    await call(add, { body: episode })
    expect(await ids(list)).toEqual(['tv:1399:1:2', 'movie:603'])
  })
})

test('a list may be in the order a device says', async () => {
  await call('addToWatchlist', { body: { ...movie, media_id: 1, added_at: 3000 } })
  await call('addToWatchlist', { body: { ...movie, media_id: 2, added_at: 1000 } })
  await call('addToWatchHistory', { body: { ...movie, media_id: 1, watched_at: 3000 } })
  await call('addToWatchHistory', { body: { ...movie, media_id: 2, watched_at: 1000 } })
  await call('saveProgress', { body: { ...movie, media_id: 1, updated_at: 3000 } })
  await call('saveProgress', { body: { ...movie, media_id: 2, updated_at: 1000 } })
  for (const { list } of lists) expect(await ids(list)).toEqual(['movie:1', 'movie:2'])
})

test('the history says when something was watched, and continue watching when its position was noted', async () => {
  await call('addToWatchHistory', { body: movie })
  expect((await call('watchHistory')).body).toMatchObject([{ watched_at: now(), watch_position: 0, season: null, preferred_source: null }])
  await call('saveProgress', { body: { ...movie, watch_position: 61, duration: 8160, updated_at: 5000 } })
  expect((await call('continueWatching')).body).toMatchObject([
    { watch_position: 61, duration: 8160, updated_at: iso(5000), created_at: iso(now()) },
  ])
})

test('an entry that is taken back keeps the moment at which its position was noted', async () => {
  const { body } = await call('saveProgress', { body: { ...movie, watch_position: 61, updated_at: 5000 } })
  await call('saveProgress', { body })
  expect((await call('continueWatching')).body).toMatchObject([{ watch_position: 61, updated_at: iso(5000) }])
  const { status } = await call('saveProgress', { body: { ...movie, updated_at: 'yesterday' } })
  expect(status).toBe(400)
})

test('continue watching lists 20 entries, or as many as asked', async () => {
  for (let media_id = 1; media_id <= 25; media_id++) {
    server.clock.now += 1
    await call('saveProgress', { body: { ...movie, media_id } })
  }
  expect(await ids('continueWatching')).toHaveLength(20)
  expect(await ids('continueWatching', { query: { limit: '3' } })).toEqual(['movie:25', 'movie:24', 'movie:23'])
  expect(await ids('continueWatching', { query: { limit: '100' } })).toHaveLength(25)
})
