import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Change, type PullAnswer, entityNames } from '#contract/sync.ts'
import { digestOf } from '#sync/digest.ts'
import { deleteFavorite, putFavorite, stampAt } from '#support/sync.ts'
import { member, oneServerForAll, server } from '#support/file-server.ts'

oneServerForAll()

const ask = (cursor?: string) => server.call('pull', { token: member.token, ...(cursor !== undefined && { query: { cursor } }) })
const pull = async (cursor?: string) => {
  const { status, body } = await ask(cursor)
  expect(status).toBe(200)
  return body as PullAnswer
}
const digested = async (query: Record<string, string>) => (await server.call('pull', { token: member.token, query })).body as PullAnswer
const push = (...items: ReturnType<typeof putFavorite>[]) => server.call('push', { token: member.token, body: { items } })
const save = async (from: number, to: number, tick = 0) => {
  for (let start = from; start <= to; start += 100) {
    const count = Math.min(100, to - start + 1)
    await push(...Array.from({ length: count }, (_, index) => putFavorite(start + index, stampAt(server.clock.now, tick))))
  }
}
const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)
const account = () => server.db.updateTable('sync_accounts').where('user_id', '=', member.user.id)

test('a new account has nothing to pull', async () => {
  const { changes, hasMore, seq, serverTime } = await pull()
  expect({ changes, hasMore, seq, serverTime }).toEqual({ changes: [], hasMore: false, seq: 0, serverTime: server.clock.now })
})

test('a cursor brings only what changed since, deletions included', async () => {
  await save(1, 3)
  const { cursor } = await pull()
  expect((await pull(cursor)).changes).toEqual([])
  await push(deleteFavorite(2, stampAt(server.clock.now, 1)))
  await server.call('savePreferences', { token: member.token, body: { accentColor: '#10B981' } })
  const { changes } = await pull(cursor)
  expect(changes).toMatchObject([
    { entity: 'favorites', key: 'movie:2', deleted: true, value: null, seq: 4 },
    { entity: 'preferences', key: 'accentColor', deleted: false, value: '#10B981', seq: 5 },
  ])
})

test('pages have at most 500 rows, in order, and together everything once', async () => {
  await save(1, 1100)
  const seen: Change[] = []
  const sizes: number[] = []
  let page = await pull()
  for (;;) {
    sizes.push(page.changes.length)
    seen.push(...page.changes)
    if (!page.hasMore) break
    page = await pull(page.cursor)
  }
  expect(sizes).toEqual([500, 500, 100])
  expect(seen.map(({ seq }) => seq)).toEqual(Array.from({ length: 1100 }, (_, index) => index + 1))
})

test('a first page that others follow says how many rows there are, deleted ones included', async () => {
  await save(1, 501)
  await push(deleteFavorite(1, stampAt(server.clock.now, 1)))
  await server.call('savePreferences', { token: member.token, body: { accentColor: '#10B981' } })
  const first = await pull()
  expect(first).toMatchObject({ hasMore: true, total: 502 })
  expect(await pull(first.cursor)).not.toHaveProperty('total')
})

test('exactly 500 rows are one page', async () => {
  await save(1, 500)
  const { changes, hasMore, total } = await pull()
  expect({ count: changes.length, hasMore, total }).toEqual({ count: 500, hasMore: false, total: undefined })
})

test('rows that change between the pages come again in their newest version, and none is missed', async () => {
  await save(1, 1100)
  const first = await pull()
  await save(1, 50, 1)
  await save(900, 950, 1)
  await push(deleteFavorite(700, stampAt(server.clock.now, 1)))
  const rows = new Map(first.changes.map((change) => [change.key, change]))
  for (let page = first; page.hasMore;) {
    page = await pull(page.cursor)
    for (const change of page.changes) rows.set(change.key, change)
  }
  const stored = await server.db
    .selectFrom('favorites')
    .select(['key', 'stamp', 'seq', 'deleted'])
    .where('user_id', '=', member.user.id)
    .execute()
  const pulled = [...rows.values()].map(({ key, stamp, seq, deleted }) => ({ key, stamp, seq, deleted: deleted ? 1 : 0 }))
  expect(pulled.sort(byKey)).toEqual(stored.sort(byKey))
})

test('while others write, a reader that follows its cursor misses nothing', async () => {
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let index = 0; index < 30; index++) await push(putFavorite(writer * 100 + index + 1, stampAt(server.clock.now, index)))
  })
  const seen = new Set<string>()
  let cursor: string | undefined
  const read = async () => {
    const page = await pull(cursor)
    for (const { key } of page.changes) seen.add(key)
    cursor = page.cursor
    // Over a network the writers would get their turn by themselves.
    await setImmediate()
  }
  for (let reads = 0; reads < 2000 && seen.size < 120; reads++) await read()
  await Promise.all(writers)
  expect(seen.size).toBe(120)
})

test('the last page tells what the account holds, when asked', async () => {
  await save(1, 501)
  await push(deleteFavorite(501, stampAt(server.clock.now, 1)))
  await server.call('savePreferences', { token: member.token, body: { accentColor: '#10B981' } })
  await server.call('addToWatchHistory', { token: member.token, body: { media_id: 1, media_type: 'movie', title: 'One' } })
  await server.call('clearWatchHistory', { token: member.token })
  const first = await digested({ digest: '1' })
  expect(first).toMatchObject({ hasMore: true })
  expect(first.digest).toBeUndefined()
  const last = await digested({ digest: '1', cursor: first.cursor })
  const rows = new Map([...first.changes, ...last.changes].map((change) => [`${change.entity}/${change.key}`, change]))
  const held = (entity: string) => [...rows.values()].filter((change) => change.entity === entity && !change.deleted)
  expect(last.digest).toEqual(Object.fromEntries(entityNames.map((entity) => [entity, digestOf(held(entity))])))
  expect(last.digest).toMatchObject({ favorites: { count: 500 }, watch_history: { count: 1 }, preferences: { count: 1 } })
  expect((await digested({ cursor: last.cursor })).digest).toBeUndefined()
})

test('after the epoch changed an old cursor is answered 410', async () => {
  await save(1, 1)
  const { cursor, epoch } = await pull()
  await account().set({ epoch: 'another' }).execute()
  expect(await ask(cursor)).toMatchObject({ status: 410, body: { error: { code: 'epoch-changed' } } })
  expect((await pull()).epoch).not.toBe(epoch)
})

test('a cursor ahead of the account shows that a backup was restored, and every device is told', async () => {
  await save(1, 3)
  const behind = await pull()
  await save(4, 5)
  const { cursor } = await pull()
  await account().set({ seq: 3 }).execute()
  expect(await ask(cursor)).toMatchObject({ status: 410, body: { error: { code: 'epoch-changed' } } })
  expect(await ask(behind.cursor)).toMatchObject({ status: 410, body: { error: { code: 'epoch-changed' } } })
})

test('after deletions were purged, a device that may have missed one begins again', async () => {
  await save(1, 3)
  const { cursor } = await pull()
  await save(4, 5)
  const { cursor: fresh } = await pull()
  await account().set({ floor: 4 }).execute()
  expect(await ask(cursor)).toMatchObject({ status: 410, body: { error: { code: 'floor-raised' } } })
  expect((await ask(fresh)).status).toBe(200)
})

test('a full read during which deletions were purged begins again', async () => {
  await save(1, 600)
  const { cursor } = await pull()
  await account().set({ floor: 1 }).execute()
  expect(await ask(cursor)).toMatchObject({ status: 410, body: { error: { code: 'floor-raised' } } })
})

test.each([
  'x',
  '%00',
  'e30',
  Buffer.from('{"mode":"delta"}').toString('base64url'),
  'a'.repeat(5000),
  Buffer.from('null').toString('base64url'),
])('the cursor %j is refused with a sentence', async (cursor) => {
  expect(await ask(cursor)).toMatchObject({ status: 400, body: { error: { code: 'invalid-input', fields: [{ path: 'cursor' }] } } })
})
