import { Migrator } from 'kysely/migration'
import { describe, expect, test, vi } from 'vitest'
import { blockBytes } from '#contract/quota.ts'
import { clearKey, entityNames, type Mutation, type PullAnswer, type PushAnswer } from '#contract/sync.ts'
import { retention } from '#product/retention.ts'
import { connect } from '#server/db/connection.ts'
import { migrations } from '#server/db/migrations.ts'
import { holdingColumns } from '#server/repositories/holdings.ts'
import { heldBy, type Holding, nothing, plus } from '#server/sync/holding.ts'
import { findSyncAccount } from '#server/repositories/sync-accounts.ts'
import { sqlStore } from '#server/repositories/sync-rows.ts'
import { applyPush } from '#server/sync/apply-push.ts'
import { rememberedMutations } from '#server/sync/apply-mutations.ts'
import { freshDatabase } from '#support/databases.ts'
import { startTestServer, type TestMember, type TestServer } from '#support/server.ts'
import { deleteFavorite, putFavorite, stampAt } from '#support/sync.ts'
import { cleanUp } from '#support/housekeeping.ts'

const roomy = { rows: 1000, bytes: 1_000_000, tombstones: 1000 }
/** A server whose accounts may hold little. */
const small = (quota: Partial<typeof roomy>) => startTestServer({ quota: { ...roomy, ...quota } })

async function push({ call }: TestServer, { token }: TestMember, ...items: Mutation[]): Promise<PushAnswer['results']> {
  return ((await call('push', { token, body: { items } })).body as PushAnswer).results
}
const outcomes = async (...given: Parameters<typeof push>): Promise<unknown[]> =>
  (await push(...given)).map(({ result, code }) => code ?? result)

async function keys({ call }: TestServer, { token }: TestMember): Promise<string[]> {
  const { changes } = (await call('pull', { token })).body as PullAnswer
  return changes.filter(({ deleted }) => !deleted).map(({ key }) => key)
}

/** What the rows come to that are really there. */
async function counted({ db }: TestServer, { user }: TestMember): Promise<Holding> {
  let sum = nothing
  for (const entity of entityNames)
    sum = plus(sum, await db.selectFrom(entity).select(holdingColumns).where('user_id', '=', user.id).executeTakeFirstOrThrow())
  return sum
}
const remembered = async ({ db }: TestServer, { user }: TestMember): Promise<Holding> => heldBy(await findSyncAccount(db, user.id))

const title = { media_id: 9, media_type: 'movie', title: 'Nine' }
const noteOf = (length: number, stamp: string): Mutation =>
  putFavorite(9, stamp, { entity: 'title_notes', value: { ...title, poster_path: null, backdrop_path: null, note: 'x'.repeat(length) } })
const watched = (id: number, stamp: string): Mutation =>
  putFavorite(id, stamp, { entity: 'watch_history', value: { media_id: id, media_type: 'movie', title: `Movie ${id}` } })
const cleared = (stamp: string): Mutation => putFavorite(0, stamp, { entity: 'watch_history', key: clearKey, value: { cleared_at: 1 } })

describe('an account that is full', () => {
  test('takes no further row, says why, and holds what it held', async () => {
    await using server = await small({ rows: 2 })
    const ann = await server.register()
    const now = server.clock.now
    const items = [1, 2, 3].map((id) => putFavorite(id, stampAt(now, id)))
    const [, , refused] = await push(server, ann, ...items)
    expect(refused).toMatchObject({
      result: 'rejected',
      code: 'quota-exceeded',
      message: 'This account is full: it may hold 2 entries and 1 MB. Remove something and send the change again.',
    })
    expect(await keys(server, ann)).toEqual(['movie:1', 'movie:2'])
  })

  test('takes the same change once there is room, under the id it had', async () => {
    await using server = await small({ rows: 1 })
    const ann = await server.register()
    const now = server.clock.now
    const second = putFavorite(2, stampAt(now, 2))
    expect(await outcomes(server, ann, putFavorite(1, stampAt(now, 1)), second)).toEqual(['applied', 'quota-exceeded'])
    expect(await outcomes(server, ann, deleteFavorite(1, stampAt(now, 3)), second)).toEqual(['applied', 'applied'])
    expect(await keys(server, ann)).toEqual(['movie:2'])
  })

  test('takes what changes a row without making it larger, and every deletion', async () => {
    await using server = await small({ rows: 2, bytes: 2 * blockBytes })
    const ann = await server.register()
    const now = server.clock.now
    await push(server, ann, putFavorite(1, stampAt(now, 1)), noteOf(10, stampAt(now, 1)))
    expect(await outcomes(server, ann, noteOf(20, stampAt(now, 2)), noteOf(2000, stampAt(now, 3)))).toEqual(['applied', 'quota-exceeded'])
    expect(await outcomes(server, ann, deleteFavorite(1, stampAt(now, 4)), deleteFavorite(7, stampAt(now, 4)))).toEqual([
      'applied',
      'applied',
    ])
  })

  test('takes what loses as what it is: nothing is added', async () => {
    await using server = await small({ rows: 1 })
    const ann = await server.register()
    const now = server.clock.now
    const deleted = deleteFavorite(2, stampAt(now, 9))
    await push(server, ann, putFavorite(1, stampAt(now, 1)), deleted)
    expect(await outcomes(server, ann, putFavorite(2, stampAt(now, 3)), putFavorite(1, stampAt(now, 0)))).toEqual([
      'superseded',
      'superseded',
    ])
  })

  test('can be cleared, and has room then', async () => {
    await using server = await small({ rows: 2 })
    const ann = await server.register()
    const now = server.clock.now
    await push(server, ann, watched(1, stampAt(now, 1)), watched(2, stampAt(now, 1)))
    expect(await outcomes(server, ann, cleared(stampAt(now, 2)), watched(3, stampAt(now, 3)))).toEqual(['applied', 'applied'])
    expect(await keys(server, ann)).toEqual([clearKey, 'movie:3'])
  })

  test('refuses every plain call that adds something, and changes nothing', async () => {
    await using server = await small({ rows: 1 })
    const ann = await server.register()
    await push(server, ann, putFavorite(1, stampAt(server.clock.now)))
    const adding = ['addFavorite', 'addToWatchlist', 'addToWatchHistory', 'saveProgress', 'saveRating', 'saveTitleNote'] as const
    for (const name of adding) {
      const body = { ...title, ...(name === 'saveRating' && { stars: 4 }), ...(name === 'saveTitleNote' && { note: 'Again!' }) }
      const refused = await server.call(name, { token: ann.token, body })
      expect([name, refused.status, refused.body]).toEqual([
        name,
        507,
        { error: { code: 'quota-exceeded', message: expect.stringContaining('This account is full') } },
      ])
    }
    const settings = await server.call('savePreferences', { token: ann.token, body: { accentColor: '#0EA5E9', services: ['hulu'] } })
    expect(settings.status).toBe(507)
    expect(await keys(server, ann)).toEqual(['movie:1'])
  })

  test('is nobody else’s affair', async () => {
    await using server = await small({ rows: 1 })
    const ann = await server.register()
    const bob = await server.register()
    const stamp = stampAt(server.clock.now)
    expect(await outcomes(server, ann, putFavorite(1, stamp), putFavorite(2, stamp))).toEqual(['applied', 'quota-exceeded'])
    expect(await outcomes(server, bob, putFavorite(2, stamp))).toEqual(['applied'])
  })
})

test('what an account holds is known exactly, whatever was written, and told with every page', async () => {
  await using server = await small({ tombstones: 3 })
  const ann = await server.register()
  const now = server.clock.now
  const steps: Mutation[][] = [
    [putFavorite(1, stampAt(now, 1)), putFavorite(2, stampAt(now, 1)), noteOf(1500, stampAt(now, 1)), noteOf(5, stampAt(now, 2))],
    [putFavorite(1, stampAt(now, 0)), deleteFavorite(2, stampAt(now, 3)), deleteFavorite(3, stampAt(now, 3))],
    [putFavorite(3, stampAt(now, 4)), putFavorite(4, stampAt(now, 4), { op: 'delete', value: null }), noteOf(1999, stampAt(now, 5))],
    [watched(1, stampAt(now, 5)), watched(2, stampAt(now, 6)), cleared(stampAt(now, 5)), watched(1, stampAt(now, 4))],
    [5, 6, 7].map((id) => deleteFavorite(id, stampAt(now, 6))),
  ]
  for (const items of steps) {
    await push(server, ann, ...items)
    expect(await remembered(server, ann)).toEqual(await counted(server, ann))
  }
  await server.call('savePreferences', { token: ann.token, body: { services: ['hulu', 'max'], accentColor: '#0EA5E9' } })
  await server.call('savePreferences', { token: ann.token, body: { services: ['max'] } })
  await server.call('clearWatchHistory', { token: ann.token })
  const { rows, bytes, tombstones } = await counted(server, ann)
  expect(await remembered(server, ann)).toEqual({ rows, bytes, tombstones })
  expect((await server.call('pull', { token: ann.token })).body).toMatchObject({ used: { rows, bytes } })
})

describe('deletions', () => {
  test('of what was never there leave nothing where somebody asks for it by hand', async () => {
    await using server = await small({})
    const ann = await server.register()
    for (let id = 1; id <= 5; id++) await server.call('removeFavorite', { token: ann.token, params: { id: `movie:${id}` } })
    expect(await counted(server, ann)).toEqual(nothing)
  })

  test('of what is still on its way from another device hold when it arrives', async () => {
    await using server = await small({})
    const ann = await server.register()
    const now = server.clock.now
    expect(await outcomes(server, ann, deleteFavorite(1, stampAt(now, 2)), putFavorite(1, stampAt(now, 1)))).toEqual([
      'applied',
      'superseded',
    ])
  })

  test('are kept up to a number; then the older half goes, and who was not told of it begins again', async () => {
    await using server = await small({ tombstones: 4 })
    const ann = await server.register()
    const now = server.clock.now
    const { cursor } = (await server.call('pull', { token: ann.token })).body as PullAnswer
    await push(server, ann, ...[1, 2, 3, 4].map((id) => deleteFavorite(id, stampAt(now, id))))
    expect(await counted(server, ann)).toMatchObject({ tombstones: 4 })
    await push(server, ann, deleteFavorite(5, stampAt(now, 5)))
    expect(await counted(server, ann)).toMatchObject({ tombstones: 2 })
    expect(await server.call('pull', { token: ann.token, query: { cursor } })).toMatchObject({
      status: 410,
      body: { error: { code: 'floor-raised' } },
    })
    // Nobody can tell any more whether it was deleted after that.
    expect(await outcomes(server, ann, putFavorite(1, stampAt(now, 0)), putFavorite(9, stampAt(now, 6)))).toEqual([
      'stale-write',
      'applied',
    ])
  })
})

test('a deletion is kept for a year and no longer; what was deleted since stays', async () => {
  await using server = await small({})
  const ann = await server.register()
  const failed = vi.fn()
  const removeAt = (id: number) =>
    applyPush(sqlStore(server.db), ann.user.id, [deleteFavorite(id, stampAt(server.clock.now))], server.clock.now)
  const afterCleanUp = async (): Promise<number> => {
    await cleanUp(server, failed)
    expect(await remembered(server, ann)).toEqual(await counted(server, ann))
    return (await counted(server, ann)).tombstones
  }
  await removeAt(1)
  server.clock.now += retention.deletionDays * 86_400_000
  await removeAt(2)
  expect(await afterCleanUp()).toBe(2)
  server.clock.now += 1
  expect(await afterCleanUp()).toBe(1)
  expect(failed).not.toHaveBeenCalled()
})

test('of one account the newest requests are remembered; an older one that comes again is still applied once', async () => {
  await using server = await small({})
  const ann = await server.register()
  const { now } = server.clock
  const first = putFavorite(1, stampAt(now, 1))
  await push(server, ann, first)
  expect(await outcomes(server, ann, first)).toEqual(['duplicate'])
  await sqlStore(server.db).transact(ann.user.id, (rows) => rows.bumpSeq(ann.user.id, rememberedMutations))
  const others = Array.from({ length: 999 }, (_, index) => index % 100)
  for (let from = 0; from < others.length; from += 100)
    await push(server, ann, ...others.slice(from, from + 100).map((id) => deleteFavorite(100 + id, stampAt(now, 2))))
  const [again] = await push(server, ann, first)
  expect(again).toEqual({ mutationId: first.mutationId, result: 'superseded', stamp: first.stamp })
  expect((await counted(server, ann)).rows).toBe(1)
})

test('what an account held before there were quotas is counted', async () => {
  const { place, drop } = await freshDatabase()
  const db = connect(place)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo('0011-removal-requests')
  const user = { email: 'ann@example.org', display_name: 'Ann', role: 'user', password_hash: '', created_at: 0, last_active: 0 } as const
  await db
    .insertInto('users')
    .values({ id: 'ann', ...user })
    .execute()
  await db.insertInto('sync_accounts').values({ user_id: 'ann', seq: 3, epoch: 'first', purge_stamp: '', floor: 0 }).execute()
  const values = ['"ä"', JSON.stringify('ä'.repeat(300)), null]
  for (const [index, value] of values.entries()) {
    const row = { user_id: 'ann', key: `movie:${index}`, value, deleted: value === null ? 1 : 0, stamp: stampAt(index), seq: index + 1 }
    await db
      .insertInto('favorites')
      .values({ ...row, created_at: 0, updated_at: 0 })
      .execute()
  }
  const { error } = await migrator.migrateToLatest()
  expect(error).toBeUndefined()
  expect(heldBy(await findSyncAccount(db, 'ann'))).toEqual({ rows: 2, bytes: 3 * blockBytes, tombstones: 1 })
  await db.destroy()
  await drop()
})
