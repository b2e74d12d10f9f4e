import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqlStore } from '#server/repositories/sync-rows.ts'
import { applyPush } from '#server/sync/apply-push.ts'
import type { PayloadVersions } from '#sync/outbox.ts'
import { startTestServer, type TestMember, type TestServer } from '#support/server.ts'
import { deleteFavorite, putFavorite, stampAt } from '#support/sync.ts'

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
      1: (value) => value,
      2: (value) => {
        const { name, ...rest } = value as { name: string }
        return { ...rest, title: name }
      },
    },
  },
}

const older = (id: number, v: number) =>
  putFavorite(id, stampAt(server.clock.now), { v, value: { media_id: id, media_type: 'movie', name: `Movie ${id}` } })
const push = async (...items: ReturnType<typeof putFavorite>[]) =>
  (await applyPush(sqlStore(server.db), member.user.id, items, server.clock.now, versions)).results
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
