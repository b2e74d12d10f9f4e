import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mutation, PushAnswer } from '#contract/sync.ts'
import { sqlRows, sqlStore } from '#server/repositories/sync-rows.ts'
import { applyPush } from '#server/sync/apply-push.ts'
import type { PayloadVersions } from '#sync/outbox.ts'
import { startTestServer, type TestMember, type TestServer } from '#support/server.ts'
import { filterOf, opinionOf1, sentBy1 } from '#support/older-shapes.ts'
import { deleteFavorite, putFavorite, reshaping, stampAt } from '#support/sync.ts'

let server: TestServer
let member: TestMember

beforeAll(async () => {
  server = await startTestServer()
  member = await server.register()
})
afterAll(() => server.close())

/** A product two versions on: once a title was a `name`, then it had no rating. */
const versions: PayloadVersions = {
  current: 3,
  upcasters: {
    favorites: {
      1: (state) => [state],
      2: reshaping((value) => {
        const { name, ...rest } = value as { name: string }
        return { ...rest, title: name }
      }),
    },
  },
}

const older = (id: number, v: number) =>
  putFavorite(id, stampAt(server.clock.now), { v, value: { media_id: id, media_type: 'movie', name: `Movie ${id}` } })
const push = async (...items: ReturnType<typeof putFavorite>[]) =>
  (await applyPush(sqlStore(server.db), member.user.id, items, server.clock.now, { versions })).results
const results = async (...items: ReturnType<typeof putFavorite>[]) => (await push(...items)).map(({ result, code }) => code ?? result)

test('a value of the version before is stored in the current shape', async () => {
  expect(await results(older(1, 2), putFavorite(2, stampAt(server.clock.now), { v: 3 }))).toEqual(['applied', 'applied'])
  const { body } = await server.call('favorites', { token: member.token })
  expect((body as { title: string }[]).map(({ title }) => title).sort()).toEqual(['Movie 1', 'Movie 2'])
})

test('a version further back, or one this server does not know yet, asks for a reload and changes nothing', async () => {
  expect(await results(older(3, 1), putFavorite(4, stampAt(server.clock.now), { v: 4 }))).toEqual(['upgrade-required', 'upgrade-required'])
  expect(await server.db.selectFrom('favorites').select('key').where('key', 'in', ['movie:3', 'movie:4']).execute()).toEqual([])
})

test('a deletion has no shape, but its version is checked all the same', async () => {
  const stamp = stampAt(server.clock.now, 1)
  expect(await results(deleteFavorite(1, stamp, { v: 2 }), deleteFavorite(2, stamp, { v: 1 }))).toEqual(['applied', 'upgrade-required'])
})

test('a change sent again in the new shape after the device was updated is the same change', async () => {
  const item = older(5, 2)
  const value = { media_id: 5, media_type: 'movie', title: 'Movie 5' }
  expect(await results(item, { ...item, v: 3, value })).toEqual(['applied', 'duplicate'])
})

/** A change of version 1, the later the higher its counter. */
const of1 = (entity: Mutation['entity'], key: string, value: unknown, counter: number) =>
  sentBy1(entity, key, value, stampAt(server.clock.now, counter))

describe('version 1, which had in one row what is several now', () => {
  /** What each gave, and what the account then holds, in few words. */
  async function sent(...items: Mutation[]) {
    const { body } = await server.call('push', { token: other.token, body: { items } })
    const rows = (await sqlRows(server.db).listChanges(other.user.id, 0, 100)).filter(({ deleted }) => !deleted)
    return {
      results: (body as PushAnswer).results.map(({ result, code }) => code ?? result),
      rows: rows.map(({ entity, key }) => `${entity}/${key}`).toSorted(),
    }
  }
  let other: TestMember
  beforeEach(async () => {
    other = await server.register()
  })

  test('stars and words become two rows; what one says nothing of stays', async () => {
    const both = ['ratings/movie:603', 'title_notes/movie:603']
    expect(await sent(of1('title_notes', 'movie:603', opinionOf1(603, 4, 'The lobby!'), 1))).toEqual({ results: ['applied'], rows: both })
    expect((await sent(of1('title_notes', 'movie:603', opinionOf1(603, null, 'Again'), 2))).rows).toEqual(both)
    expect((await sent(of1('title_notes', 'movie:603', null, 3))).rows).toEqual([])
  })

  test('a list adds and changes its elements, and takes none away', async () => {
    const keys = ['a', 'b'].map((letter) => `preferences/savedFilters/${letter.repeat(16)}`)
    expect(await sent(of1('preferences', 'savedFilters', [filterOf('a')], 1))).toEqual({ results: ['applied'], rows: keys.slice(0, 1) })
    expect((await sent(of1('preferences', 'savedFilters', [filterOf('b')], 2))).rows).toEqual(keys)
    expect((await sent(of1('preferences', 'services', ['hulu'], 3))).rows).toEqual([...keys, 'preferences/services/hulu'])
  })

  test('what does not fit is refused as a whole', async () => {
    const wrong = [opinionOf1(603, 9, 'x'), opinionOf1(603, null, ''), 'x'].map((value, index) =>
      of1('title_notes', 'movie:603', value, index),
    )
    const lists = [[filterOf('a'), { ...filterOf('b'), id: 'x' }], 'x', [7]].map((value) => of1('preferences', 'savedFilters', value, 9))
    expect(await sent(...wrong, ...lists)).toEqual({ results: Array(6).fill('invalid-input'), rows: [] })
  })

  test('a change that was applied before the server was updated, and whose answer was lost, is not refused when it comes again', async () => {
    const again = of1('title_notes', 'movie:603', opinionOf1(603, 4, 'The lobby!'), 1)
    await sent(again)
    await server.db.updateTable('applied_mutations').set({ payload_hash: 'of the shape of version 1' }).execute()
    const { results: found, rows } = await sent(again)
    expect(found).toEqual(['duplicate'])
    expect(rows).toHaveLength(2)
  })
})
