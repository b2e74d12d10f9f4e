import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { payloadVersion } from '#contract/sync.ts'
import { member, oneServerForAll, server, switchMember } from '#support/file-server.ts'
import { type CallOptions } from '#support/server.ts'
import { stampAt } from '#support/sync.ts'

oneServerForAll()

const matrix = {
  media_id: 603,
  media_type: 'movie',
  title: 'The Matrix',
  poster_path: '/p.jpg',
  backdrop_path: '/b.jpg',
  overview: 'A hacker learns.',
  rating: 8.2,
}

const add = (body: unknown = matrix, headers: Record<string, string> = {}) =>
  server.call('addFavorite', { token: member.token, body, headers })
const remove = (id: string, headers: Record<string, string> = {}) =>
  server.call('removeFavorite', { token: member.token, params: { id }, headers })
const list = (options: CallOptions = {}) => server.call('favorites', { token: member.token, ...options })
const ids = async () => ((await list()).body as { id: string }[]).map(({ id }) => id)

test('a saved title is answered with its id and time, and listed', async () => {
  const { status, body } = await add()
  expect(status).toBe(201)
  expect(body).toEqual({ id: 'movie:603', ...matrix, created_at: new Date(server.clock.now).toISOString() })
  expect((await list()).body).toEqual([body])
})

test('only the title and its reference are needed', async () => {
  const { body } = await add({ media_id: 1399, media_type: 'tv', title: 'Game of Thrones' })
  expect(body).toMatchObject({ id: 'tv:1399', poster_path: null, backdrop_path: null, overview: '', rating: 0 })
})

test('the list is newest first, and what comes back after a removal is new', async () => {
  for (const media_id of [1, 2, 3]) {
    server.clock.now += 1000
    await add({ ...matrix, media_id })
  }
  expect(await ids()).toEqual(['movie:3', 'movie:2', 'movie:1'])
  server.clock.now += 1000
  await remove('movie:1')
  await add({ ...matrix, media_id: 1 })
  expect(await ids()).toEqual(['movie:1', 'movie:3', 'movie:2'])
})

test('saving a title again keeps its place', async () => {
  await add({ ...matrix, media_id: 1 })
  server.clock.now += 1000
  await add({ ...matrix, media_id: 2 })
  server.clock.now += 1000
  await add({ ...matrix, media_id: 1, title: 'Renamed' })
  expect((await list()).body).toMatchObject([{ id: 'movie:2' }, { id: 'movie:1', title: 'Renamed' }])
})

test('a movie and a show with the same number are two favorites', async () => {
  await add({ ...matrix, media_type: 'tv' })
  await add()
  await remove('tv:603')
  expect(await ids()).toEqual(['movie:603'])
})

test('removing what is not there is fine', async () => {
  expect((await remove('movie:1')).status).toBe(204)
})

test.each([
  '603',
  'movie:0',
  'movie:-1',
  'movie:1.5',
  'movie:٣',
  'person:1',
  'movie:1e3',
  '__proto__',
  '../users',
  'movie:99999999999',
  'movie:2147483648',
  '%00',
])('there is no favorite %j', async (id) => {
  const { status, body } = await remove(id)
  expect(status).toBe(404)
  expect(body).toMatchObject({ error: { code: 'not-found' } })
})

test('a call without sync headers says on its reply under which number it counts', async () => {
  const { headers } = await add()
  expect(headers).toMatchObject({
    'x-sync-mutation': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'x-sync-result': 'applied',
    'x-sync-seq': '1',
    'x-sync-epoch': expect.any(String),
    'x-server-time': String(server.clock.now),
  })
  expect((await list()).headers).toMatchObject({ 'x-sync-seq': '1', 'x-sync-epoch': headers['x-sync-epoch'] })
})

test('a call without a stamp is always the newest, even after a device whose clock is ahead', async () => {
  await add(matrix, { 'x-sync-stamp': stampAt(server.clock.now + 50_000) })
  const { headers } = await remove('movie:603')
  expect(headers['x-sync-result']).toBe('applied')
  expect(await ids()).toEqual([])
})

test('a call with an Idempotency-Key is carried out once', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const first = await add(matrix, key)
  await server.call('addFavorite', { token: member.token, body: { ...matrix, media_id: 1 } })
  const again = await add(matrix, key)
  expect(again.body).toEqual(first.body)
  expect(again.headers).toMatchObject({ 'x-sync-mutation': key['idempotency-key'], 'x-sync-result': 'duplicate' })
})

test('repeating a removal after the title was saved again does not remove it again', async () => {
  await add()
  const key = { 'idempotency-key': randomUUID() }
  await remove('movie:603', key)
  await add()
  expect((await remove('movie:603', key)).headers['x-sync-result']).toBe('superseded')
  expect(await ids()).toEqual(['movie:603'])
})

test('an Idempotency-Key used for another call is refused', async () => {
  const key = { 'idempotency-key': randomUUID() }
  await add(matrix, key)
  const { status, body } = await remove('movie:603', key)
  expect(status).toBe(422)
  expect(body).toMatchObject({ error: { code: 'key-reused' } })
  expect(await ids()).toEqual(['movie:603'])
})

test('the same Idempotency-Key of two members is two calls', async () => {
  const key = { 'idempotency-key': randomUUID() }
  await add(matrix, key)
  await switchMember()
  expect((await add(matrix, key)).headers['x-sync-result']).toBe('applied')
})

test('an older stamp loses and the reply says so', async () => {
  await remove('movie:603', { 'x-sync-stamp': stampAt(server.clock.now, 1) })
  const { status, headers } = await add(matrix, { 'x-sync-stamp': stampAt(server.clock.now) })
  expect(status).toBe(201)
  expect(headers['x-sync-result']).toBe('superseded')
  expect(await ids()).toEqual([])
})

test('a stamp from the future is refused with the server time to mend the clock by', async () => {
  const { status, body, headers } = await add(matrix, { 'x-sync-stamp': stampAt(server.clock.now + 61_000) })
  expect(status).toBe(409)
  expect(body).toMatchObject({ error: { code: 'clock-future' } })
  expect(headers['x-server-time']).toBe(String(server.clock.now))
})

test('a change older than what was purged is refused', async () => {
  await server.db
    .updateTable('sync_accounts')
    .set({ purge_stamp: stampAt(server.clock.now) })
    .where('user_id', '=', member.user.id)
    .execute()
  const { status, body } = await add(matrix, { 'x-sync-stamp': stampAt(server.clock.now) })
  expect(status).toBe(410)
  expect(body).toMatchObject({ error: { code: 'stale-write' } })
})

test.each([
  ['idempotency-key', 'abc', 400],
  ['x-sync-stamp', 'yesterday', 400],
  ['x-sync-client', 'someone', 400],
  ['x-sync-client', `aaaaaaaaaaaa;v=${payloadVersion + 1}`, 426],
  ['x-sync-client', `aaaaaaaaaaaa;v=${payloadVersion}`, 201],
])('the header %s: %s answers %i', async (name, value, status) => {
  expect((await add(matrix, { [name]: value })).status).toBe(status)
})
