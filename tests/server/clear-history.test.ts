import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { clearKey, type Mutation, type PullAnswer, type PushAnswer } from '#contract/sync.ts'
import { putFavorite, stampAt } from '#support/sync.ts'
import { member, oneServerForAll, server, switchMember } from '#support/file-server.ts'

oneServerForAll()

let now: number

beforeAll(async () => {
  now = server.clock.now
})

const watched = (id: number, tick: number, change: Partial<Mutation> = {}): Mutation => {
  const value = { media_id: id, media_type: 'movie', title: `Movie ${id}` }
  return { ...putFavorite(id, stampAt(now, tick)), entity: 'watch_history', value, ...change }
}
const forgotten = (id: number, tick: number) => watched(id, tick, { op: 'delete', value: null })
const clear = (tick: number) => watched(1, tick, { key: clearKey, value: { cleared_at: now } })

async function push(...items: Mutation[]) {
  const { status, body } = await server.call('push', { token: member.token, body: { items } })
  expect(status).toBe(200)
  return (body as PushAnswer).results
}
const results = async (...items: Mutation[]) => (await push(...items)).map(({ result, code }) => code ?? result)
const changes = async () => ((await server.call('pull', { token: member.token })).body as PullAnswer).changes
const keys = async () => (await changes()).map(({ key }) => key)
const history = async () => ((await server.call('watchHistory', { token: member.token })).body as { id: string }[]).map(({ id }) => id)

test('a clear removes every older row for good, tombstones too, and leaves newer ones', async () => {
  await push(watched(1, 1), watched(2, 2), forgotten(3, 2), watched(4, 4), putFavorite(1, stampAt(now, 1)))
  expect(await results(clear(3))).toEqual(['applied'])
  expect(await keys()).toEqual(['movie:4', 'movie:1', clearKey])
  expect(await history()).toEqual(['movie:4'])
})

test('a row with the stamp of the clear itself is gone as well', async () => {
  await push(watched(1, 3), clear(3))
  expect(await keys()).toEqual([clearKey])
})

test('what arrives after a clear but is older than it stores nothing', async () => {
  await push(clear(3))
  expect(await results(watched(1, 2), watched(2, 3), forgotten(3, 1), watched(4, 4))).toEqual([
    'superseded',
    'superseded',
    'superseded',
    'applied',
  ])
  expect(await keys()).toEqual([clearKey, 'movie:4'])
})

test('an older clear changes nothing once a newer one is there', async () => {
  await push(clear(5), watched(1, 6))
  expect(await results(clear(4))).toEqual(['superseded'])
  expect((await changes()).map(({ key, stamp }) => [key, stamp])).toEqual([
    [clearKey, stampAt(now, 5)],
    ['movie:1', stampAt(now, 6)],
  ])
})

test('the order of arrival does not matter', async () => {
  const items = [watched(1, 1), watched(2, 4), clear(3), watched(3, 2), clear(2)]
  const seen = new Set<string>()
  for (let shift = 0; shift < items.length; shift++) {
    await switchMember()
    await push(...[...items.slice(shift), ...items.slice(0, shift)].map((item) => ({ ...item, mutationId: randomUUID() })))
    const rows = (await changes()).map(({ key, stamp }) => `${key} ${stamp}`)
    seen.add(rows.sort().join())
  }
  expect([...seen]).toEqual([[`${clearKey} ${stampAt(now, 3)}`, `movie:2 ${stampAt(now, 4)}`].join()])
})

test('a clear cannot be deleted', async () => {
  await push(clear(1))
  expect(await results(watched(1, 2, { key: clearKey, op: 'delete', value: null }))).toEqual(['invalid-input'])
  expect(await keys()).toEqual([clearKey])
})

test('only the history can be cleared', async () => {
  expect(await results({ ...clear(1), entity: 'favorites' }, { ...clear(1), entity: 'continue_watching' })).toEqual([
    'invalid-input',
    'invalid-input',
  ])
})

test('a repeated change that was cleared meanwhile is gone', async () => {
  const item = watched(1, 1)
  await push(item, clear(2))
  expect(await results(item)).toEqual(['gone'])
  expect(await keys()).toEqual([clearKey])
})

test('a change the clear hides is no stale write, whatever was purged', async () => {
  await push(clear(3))
  await server.db
    .updateTable('sync_accounts')
    .set({ purge_stamp: stampAt(now, 9) })
    .where('user_id', '=', member.user.id)
    .execute()
  expect(await results(watched(1, 2), watched(1, 4))).toEqual(['superseded', 'stale-write'])
})

test('the plain call hides all there is, even of a device whose clock is ahead, and nothing after it', async () => {
  await push({ ...watched(1, 0), stamp: stampAt(now + 50_000) })
  const answer = await server.call('clearWatchHistory', { token: member.token })
  expect(answer).toMatchObject({ status: 204, headers: { 'x-sync-result': 'applied' } })
  expect(await history()).toEqual([])
  await server.call('addToWatchHistory', { token: member.token, body: { media_id: 1, media_type: 'movie', title: 'Again' } })
  expect(await history()).toEqual(['movie:1'])
})

test('the plain call is carried out once with an Idempotency-Key, whenever it comes again', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  await server.call('clearWatchHistory', { token: member.token, headers })
  await server.call('addToWatchHistory', { token: member.token, body: { media_id: 1, media_type: 'movie', title: 'Again' } })
  server.clock.now += 1000
  const again = await server.call('clearWatchHistory', { token: member.token, headers })
  expect(again).toMatchObject({ status: 204, headers: { 'x-sync-result': 'duplicate' } })
  expect(await history()).toEqual(['movie:1'])
})

test('the clear itself is no entry of the history', async () => {
  await server.call('clearWatchHistory', { token: member.token })
  expect(await history()).toEqual([])
})
