import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestMember, type TestServer } from '#support/server.ts'
import { stampAt } from '#support/sync.ts'
import { type Contender, wins } from '#sync/merge.ts'
import { publish } from '../../scripts/proof/figures.ts'
import { findRow, upsertIfWinning } from '#server/repositories/entities.ts'
import { inTransaction } from '#server/db/transaction.ts'

/** Each case is one write of one key that meets whatever earlier ones left there. */
const cases = 100_000
const writesPerRun = 200

let server: TestServer
let member: TestMember
/** No two rows of an account share a number. */
let seq = 0

beforeAll(async () => {
  server = await startTestServer()
  member = await server.register()
})
afterAll(() => server.close())

/** Few moments, counters and devices, so that ties are common. */
const write = fc.record({
  stamp: fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 }), fc.constantFrom('aaaaaaaaaaaa', 'bbbbbbbbbbbb'))
    .map((parts) => stampAt(...parts)),
  deleted: fc.boolean(),
  key: fc.integer({ min: 1, max: 20 }).map((id) => `movie:${id}`),
})

test(`the rule of the devices and that of the database agree in ${cases} cases`, async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: writesPerRun, maxLength: writesPerRun }), async (writes) => {
      const prefix = `${run++}:`
      const expected = new Map<string, Contender>()
      await inTransaction(server.db, async (tx) => {
        for (const { stamp, deleted, key } of writes) {
          const won = await upsertIfWinning(tx, 'favorites', rowOf(prefix + key, stamp, deleted))
          expect(won, `${key} at ${stamp}, deleted ${deleted}`).toBe(wins({ stamp, deleted }, expected.get(key)))
          if (won) expected.set(key, { stamp, deleted })
        }
        for (const [key, { stamp, deleted }] of expected)
          expect(await findRow(tx, 'favorites', member.user.id, prefix + key)).toMatchObject({ stamp, deleted: deleted ? 1 : 0 })
      })
    }),
    { numRuns: cases / writesPerRun },
  )
  publish({
    promise: `The merge rule of the devices and that of the database agree, on ${process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'SQLite'}`,
    figure: `${cases.toLocaleString('en')} cases`,
    bar: 'every case',
    holds: true,
  })
}, 180_000)

const rowOf = (key: string, stamp: string, deleted: boolean) => ({
  user_id: member.user.id,
  key,
  value: deleted ? null : '{}',
  deleted: deleted ? 1 : 0,
  stamp,
  seq: ++seq,
  created_at: 1,
  updated_at: 1,
})
