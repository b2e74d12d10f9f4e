import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearKey, type Mutation } from '#contract/sync.ts'
import type { Database } from '#server/db/connection.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { lockstepStore } from '#server/repositories/lockstep-store.ts'
import { sqlRows, sqlStore } from '#server/repositories/sync-rows.ts'
import { applyPush } from '#server/sync/apply-push.ts'
import { pullChanges } from '#server/sync/pull-changes.ts'
import { budgets } from '#support/budgets.ts'
import { freshDatabase } from '#support/databases.ts'
import { startTestServer, type TestServer } from '#support/server.ts'
import { putFavorite, stampAt } from '#support/sync.ts'
import { newMember } from '../simulation/new-member.ts'

// Works side by side are PostgreSQL's.
const withoutPostgres = !process.env['TEST_DATABASE_URL']

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const now = 1_800_000_000_000

/** Few titles, moments and ids, so that changes meet each other and come again, and some are refused. */
const change = fc
  .record({
    id: fc.nat(12),
    entity: fc.constantFrom<Mutation['entity'][]>('favorites', 'watchlist', 'watch_history'),
    title: fc.integer({ min: 0, max: 3 }),
    op: fc.constantFrom<Mutation['op'][]>('put', 'put', 'delete'),
    ms: fc.oneof(fc.integer({ min: now - 5, max: now }), fc.constant(now + 90_000)),
  })
  .map(({ id, entity, title, op, ms }): Mutation => {
    const mutationId = `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`
    const stamp = stampAt(ms)
    if (title === 0) return putFavorite(1, stamp, { mutationId, entity: 'watch_history', key: clearKey, value: { cleared_at: ms } })
    const { value } = putFavorite(title, stamp)
    const kept = entity === 'watch_history' ? { ...(value as object), watched_at: ms } : value
    return putFavorite(title, stamp, { mutationId, entity, op, value: op === 'put' ? kept : null })
  })
/** What each of several members sends, push by push. */
const pushes = fc.array(fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }), {
  minLength: 2,
  maxLength: 5,
})

test.skipIf(withoutPostgres)('changes that several members send at once become of what they would have become one by one', async () => {
  const together = lockstepStore(server.db)
  const alone = sqlStore(server.db)
  /** All that became of the pushes of one member, but what is random. */
  const fate = async (store: typeof alone, batches: readonly Mutation[][]) => {
    const member = await newMember(server)
    const answers = []
    for (const items of batches) answers.push({ ...(await applyPush(store, member, items, now)), epoch: '' })
    return { answers, rows: await sqlRows(server.db).listChanges(member, 0, 100) }
  }
  await fc.assert(
    fc.asyncProperty(pushes, async (members) => {
      const expected = []
      for (const batches of members) expected.push(await fate(alone, batches))
      expect(await Promise.all(members.map((batches) => fate(together, batches)))).toEqual(expected)
    }),
    { numRuns: budgets.statementSequences },
  )
})

test.skipIf(withoutPostgres)('a change that is sent several times at once is applied once', async () => {
  const store = lockstepStore(server.db)
  const members = await Promise.all(Array.from({ length: 5 }, () => newMember(server)))
  const item = putFavorite(1, stampAt(now))
  const sent = members.flatMap((member) => Array.from({ length: 4 }, () => applyPush(store, member, [item], now)))
  const results = (await Promise.all(sent)).map((answer) => answer.results[0]?.result)
  expect(results.filter((result) => result === 'applied')).toHaveLength(5)
  expect(results.filter((result) => result === 'duplicate')).toHaveLength(15)
})

test.skipIf(withoutPostgres)(
  'two servers on one database apply each change once, and a device that follows one of them misses none',
  async () => {
    const { place, drop } = await freshDatabase()
    const [one, two] = [await openDatabase(place), await openDatabase(place)]
    const members = await Promise.all(Array.from({ length: 8 }, () => newMember({ db: one })))
    const items = Array.from({ length: 30 }, (_, index) => putFavorite(index + 1, stampAt(now)))
    let writing = true
    /** Sends every change of every member, one after the other for each. */
    const send = async (db: Database, order: readonly string[]) => {
      const store = lockstepStore(db)
      const results = order.map(async (member) => {
        const found = []
        for (const item of items) found.push((await applyPush(store, member, [item], now)).results[0]?.result)
        return found
      })
      return (await Promise.all(results)).flat()
    }
    /** All the titles a device gets to know that asks again and again. */
    const follow = async (member: string) => {
      const known: string[] = []
      let cursor: string | undefined
      for (let last = false; !last;) {
        last = !writing
        const page = await pullChanges(sqlRows(two), member, cursor, { digest: false }, now)
        known.push(...page.changes.map(({ key }) => key))
        cursor = page.cursor
      }
      return known.sort()
    }
    const followers = members.map(follow)
    const results = await Promise.all([send(one, members), send(two, members.toReversed())])
    writing = false
    const kinds = Object.groupBy(results.flat(), (result) => result ?? 'none')
    expect({ applied: kinds['applied']?.length, duplicate: kinds['duplicate']?.length }).toEqual({ applied: 240, duplicate: 240 })
    for (const known of await Promise.all(followers)) expect(known).toEqual(items.map(({ key }) => key).sort())
    await Promise.all([one.destroy(), two.destroy()])
    await drop()
  },
)
