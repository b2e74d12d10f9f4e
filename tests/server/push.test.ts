import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mutation, PullAnswer, PushAnswer } from '#contract/sync.ts'
import { startTestServer, type TestMember, type TestServer } from '#support/server.ts'
import { deleteFavorite, putFavorite, stampAt } from '#support/sync.ts'
import { wins } from '#sync/merge.ts'

let server: TestServer
let member: TestMember
let now: number

beforeAll(async () => {
  server = await startTestServer()
  now = server.clock.now
})
afterAll(() => server.close())

async function push(...items: Mutation[]): Promise<PushAnswer> {
  const { status, body } = await server.call('push', { token: member.token, body: { items } })
  expect(status).toBe(200)
  return body as PushAnswer
}
const results = async (...items: Mutation[]) => (await push(...items)).results.map(({ result, code }) => code ?? result)
const stamps = async (...items: Mutation[]) => (await push(...items)).results.map(({ result, stamp }) => [result, stamp])
const rows = async () => ((await server.call('pull', { token: member.token })).body as PullAnswer).changes
const titles = async () => ((await server.call('favorites', { token: member.token })).body as { title: string }[]).map(({ title }) => title)
const field = (key: string, value: unknown, stamp: string): Mutation => ({ ...putFavorite(1, stamp), entity: 'preferences', key, value })
const newMember = async () => {
  member = await server.register()
}

test('a change is applied once, however often it is sent', async () => {
  await newMember()
  const item = putFavorite(1, stampAt(now))
  expect(await results(item)).toEqual(['applied'])
  const before = await rows()
  expect(await results(item, item)).toEqual(['duplicate', 'duplicate'])
  expect(await rows()).toEqual(before)
})

test('the newer stamp wins, whatever the order of arrival', async () => {
  await newMember()
  expect(await results(putFavorite(1, stampAt(now, 2)), deleteFavorite(1, stampAt(now, 1)))).toEqual(['applied', 'superseded'])
  expect(await titles()).toEqual(['Movie 1'])
  expect(await results(deleteFavorite(1, stampAt(now, 3)))).toEqual(['applied'])
  expect(await titles()).toEqual([])
})

test('a change that says what it replaces is applied over that alone, and may be sent again once it knows better', async () => {
  await newMember()
  const [first, second] = [stampAt(now, 1), stampAt(now, 2)]
  await push(putFavorite(1, first))
  const merge = { ...putFavorite(1, second), replaces: null }
  expect(await results(merge)).toEqual(['not-as-seen'])
  expect(await results({ ...merge, replaces: first })).toEqual(['applied'])
  expect(await results({ ...merge, replaces: first })).toEqual(['duplicate'])
  expect(await results({ ...putFavorite(2, second), replaces: first })).toEqual(['not-as-seen'])
  expect(await results({ ...putFavorite(2, second), replaces: null })).toEqual(['applied'])
})

test('over a deletion it replaces nothing, and what is newer beats it as any other', async () => {
  await newMember()
  await push(putFavorite(1, stampAt(now, 1)), deleteFavorite(1, stampAt(now, 2)), putFavorite(2, stampAt(now, 5)))
  expect(await results({ ...putFavorite(1, stampAt(now, 3)), replaces: stampAt(now, 1) })).toEqual(['not-as-seen'])
  expect(await results({ ...putFavorite(1, stampAt(now, 3)), replaces: null })).toEqual(['applied'])
  expect(await results({ ...putFavorite(2, stampAt(now, 4)), replaces: null })).toEqual(['superseded'])
})

test('on equal stamps a value beats a deletion', async () => {
  await newMember()
  expect(await results(deleteFavorite(1, stampAt(now)), putFavorite(1, stampAt(now)))).toEqual(['applied', 'applied'])
  expect(await results(deleteFavorite(1, stampAt(now)))).toEqual(['superseded'])
})

test('a deletion erases the value at once and keeps key and stamp', async () => {
  await newMember()
  const stamp = stampAt(now, 1)
  await push(putFavorite(1, stampAt(now)), deleteFavorite(1, stamp))
  expect(await rows()).toEqual([{ entity: 'favorites', key: 'movie:1', value: null, deleted: true, stamp, seq: 2 }])
})

test('a repetition is answered from the row as it is now', async () => {
  await newMember()
  const first = putFavorite(1, stampAt(now))
  await push(first, deleteFavorite(1, stampAt(now, 1)))
  expect(await results(first)).toEqual(['superseded'])
  await server.db.deleteFrom('favorites').where('user_id', '=', member.user.id).execute()
  expect(await results(first)).toEqual(['gone'])
})

test('a repetition of a change that lost says so again', async () => {
  await newMember()
  const late = putFavorite(1, stampAt(now))
  await push(putFavorite(1, stampAt(now, 1)), late)
  expect(await results(late)).toEqual(['superseded'])
})

test('an id used for another change is refused, and the first change stands', async () => {
  await newMember()
  const item = putFavorite(1, stampAt(now))
  await push(item)
  expect(await results({ ...deleteFavorite(1, stampAt(now, 1)), mutationId: item.mutationId })).toEqual(['key-reused'])
  expect(await titles()).toEqual(['Movie 1'])
})

test('a change stamped again after its clock was mended is the same change', async () => {
  await newMember()
  const item = putFavorite(1, stampAt(now, 1))
  await push(item)
  expect(await results({ ...item, stamp: stampAt(now) })).toEqual(['duplicate'])
})

test('every answer carries the stamp of the row as it is now, so that a repetition stamped again knows it', async () => {
  await newMember()
  const item = putFavorite(1, stampAt(now, 5))
  expect(await stamps(item)).toEqual([['applied', item.stamp]])
  expect(await stamps({ ...item, stamp: stampAt(now, 1) })).toEqual([['duplicate', item.stamp]])
  const newer = deleteFavorite(1, stampAt(now, 7))
  expect(await stamps(newer, putFavorite(1, stampAt(now, 6)), item)).toEqual([
    ['applied', newer.stamp],
    ['superseded', newer.stamp],
    ['superseded', newer.stamp],
  ])
})

test('a stamp more than 60 s ahead is refused, and the same change passes with an earlier one', async () => {
  await newMember()
  const item = putFavorite(1, stampAt(now + 60_001))
  expect(await results(item)).toEqual(['clock-future'])
  expect(await rows()).toEqual([])
  expect(await results({ ...item, stamp: stampAt(now + 60_000) })).toEqual(['applied'])
})

test('a change older than what was purged is refused unless its row is still there', async () => {
  await newMember()
  await push(putFavorite(1, stampAt(now)))
  await server.db
    .updateTable('sync_accounts')
    .set({ purge_stamp: stampAt(now + 10), floor: 1 })
    .where('user_id', '=', member.user.id)
    .execute()
  const late = putFavorite(2, stampAt(now + 9))
  expect(await results(late, late)).toEqual(['stale-write', 'stale-write'])
  expect(await results(putFavorite(1, stampAt(now + 9)), putFavorite(2, stampAt(now + 11)))).toEqual(['applied', 'applied'])
})

const badChanges: [string, Partial<Mutation>][] = [
  ['invalid-input', { key: 'movie:2' }],
  ['invalid-input', { key: 'movie:0' }],
  ['invalid-input', { key: 'movie:2147483648', op: 'delete', value: null }],
  ['invalid-input', { entity: 'title_tags', key: 'movie:2147483648/rainy day', op: 'delete', value: null }],
  ['invalid-input', { key: '__proto__' }],
  ['invalid-input', { value: null }],
  ['invalid-input', { value: { media_id: 1, media_type: 'movie', title: 'x', user_id: 'y' } }],
  ['invalid-input', { op: 'delete' }],
  ['invalid-input', { entity: 'preferences', key: 'constructor', value: true }],
  ['invalid-input', { entity: 'preferences', key: 'accentColor', value: '#000000' }],
  ['upgrade-required', { v: 3 }],
  ['clock-future', { stamp: stampAt(9_000_000_000_000) }],
]

test.each(badChanges)('one bad change (%s: %j) stops no other, and every answer is in its place', async (code, change) => {
  await newMember()
  const good = (id: number) => putFavorite(id, stampAt(now))
  expect(await results(good(10), putFavorite(1, stampAt(now), change), good(11))).toEqual(['applied', code, 'applied'])
  expect((await rows()).map(({ key }) => key)).toEqual(['movie:10', 'movie:11'])
})

test('a refused change says what is wrong and where', async () => {
  await newMember()
  const { results } = await push(putFavorite(1, stampAt(now), { value: { media_id: 1, media_type: 'movie', title: '' } }))
  expect(results[0]).toMatchObject({
    result: 'rejected',
    code: 'invalid-input',
    message: 'value.title must be at least 1 character long.',
  })
})

test('the preferences of two devices merge field by field', async () => {
  await newMember()
  expect(
    await results(
      field('accentColor', '#0EA5E9', stampAt(now, 2)),
      field('isWatchHistoryEnabled', false, stampAt(now, 1)),
      field('accentColor', '#10B981', stampAt(now, 1)),
    ),
  ).toEqual(['applied', 'applied', 'superseded'])
  expect((await server.call('preferences', { token: member.token })).body).toMatchObject({
    accentColor: '#0EA5E9',
    isWatchHistoryEnabled: false,
  })
})

test('what two devices send at once all arrives, each change under a number of its own', async () => {
  await newMember()
  const batches = Array.from({ length: 8 }, (_, device) =>
    Array.from({ length: 25 }, (_, index) => putFavorite((index % 30) + 1, stampAt(now, index, `${device}`.repeat(12)))),
  )
  await Promise.all(batches.map((items) => push(...items)))
  const changes = await rows()
  expect(changes).toHaveLength(25)
  expect(new Set(changes.map(({ seq }) => seq)).size).toBe(25)
  expect(changes.every(({ stamp }) => stamp.endsWith('7'.repeat(12)))).toBe(true)
})

test('the database decides as the merge rule of the devices does', async () => {
  const version = fc.record({
    tick: fc.nat(3),
    client: fc.constantFrom('aaaaaaaaaaaa', 'bbbbbbbbbbbb', '0123456789ab'),
    deleted: fc.boolean(),
  })
  await newMember()
  let id = 0
  await fc.assert(
    fc.asyncProperty(fc.array(version, { minLength: 1, maxLength: 8 }), async (versions) => {
      id += 1
      let current: { stamp: string; deleted: boolean } | undefined
      const items = versions.map(({ tick, client, deleted }) => {
        const stamp = stampAt(now + (tick >> 1), tick, client)
        return deleted ? deleteFavorite(id, stamp) : putFavorite(id, stamp)
      })
      const expected = items.map(({ stamp, op }) => {
        const incoming = { stamp, deleted: op === 'delete' }
        const won = wins(incoming, current)
        if (won) current = incoming
        return won ? 'applied' : 'superseded'
      })
      expect(await results(...items)).toEqual(expected)
      const row = await server.db
        .selectFrom('favorites')
        .selectAll()
        .where('user_id', '=', member.user.id)
        .where('key', '=', `movie:${id}`)
        .executeTakeFirstOrThrow()
      expect({ stamp: row.stamp, deleted: row.deleted === 1 }).toEqual(current)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['101 items', { items: Array.from({ length: 101 }, (_, id) => putFavorite(id + 1, stampAt(1_700_000_000_000))) }],
  ['an unknown entity', { items: [{ ...putFavorite(1, stampAt(1)), entity: 'users' }] }],
  ['a stamp of another form', { items: [{ ...putFavorite(1, '1-2-3') }] }],
  ['an id that is no UUID', { items: [{ ...putFavorite(1, stampAt(1)), mutationId: '1' }] }],
  ['an unknown key', { items: [{ ...putFavorite(1, stampAt(1)), user_id: randomUUID() }] }],
])('a batch with %s is refused whole', async (_, body) => {
  await newMember()
  const answer = await server.call('push', { token: member.token, body })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ error: { code: 'invalid-input' } })
  expect(await rows()).toEqual([])
})

test('a batch without items changes nothing and tells how the account and the clock stand', async () => {
  await newMember()
  const { status, body } = await server.call('push', { token: member.token, body: { items: [] } })
  expect(status).toBe(200)
  expect(body).toEqual({ results: [], seq: 0, epoch: expect.any(String), serverTime: server.clock.now })
})

test('a full batch of large values fits', async () => {
  await newMember()
  const items = Array.from({ length: 100 }, (_, id) => {
    const item = putFavorite(id + 1, stampAt(now))
    return { ...item, value: { ...(item.value as object), overview: 'x'.repeat(4500) } }
  })
  expect(new Set(await results(...items))).toEqual(new Set(['applied']))
})
