import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clearKey, type EntityName } from '#contract/sync.ts'
import { sqlStore } from '#server/repositories/sync-rows.ts'
import type { SyncRows } from '#server/sync/sync-rows.ts'
import { budgets } from '#support/budgets.ts'
import { startTestServer } from '#support/server.ts'
import { stampAt } from '#support/sync.ts'
import { newMember } from './new-member.ts'
import { memoryRows } from './memory-rows.ts'

/** One call of the handlers on their database. */
type Step = (rows: SyncRows, userId: string) => Promise<unknown>

const entities: EntityName[] = ['favorites', 'watch_history']
const entity = fc.constantFrom(...entities)
const key = fc.constantFrom('movie:1', 'movie:2', clearKey)
const stamp = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 1 })).map(([ms, counter]) => stampAt(ms, counter))

/** An upsert under the next number, as a write does it. */
const write = fc
  .record({ entity, key, stamp, deleted: fc.integer({ min: 0, max: 1 }), at: fc.nat(9) })
  .map(({ entity, key, stamp, deleted, at }): Step => async (rows, user_id) => {
    const { seq } = await rows.bumpSeq(user_id, 1)
    const value = deleted === 1 ? null : JSON.stringify({ at })
    const written = await rows.upsertIfWinning(entity, { user_id, key, value, deleted, stamp, seq, created_at: at, updated_at: at })
    return [written, await rows.findRow(entity, user_id, key)]
  })
const clear = fc.tuple(entity, stamp).map(
  ([entity, stamp]): Step =>
    async (rows, userId) =>
      rows.deleteUpTo(entity, userId, stamp, clearKey),
)
const look = fc.tuple(entity, fc.nat(12), fc.integer({ min: 1, max: 4 })).map(([entity, seq, limit]): Step => async (rows, userId) => [
  await rows.listChanges(userId, seq, limit),
  (await rows.listStamps(entity, userId)).sort((a, b) => (a.key < b.key ? -1 : 1)),
  (await rows.highestStamp(entity, userId)) ?? null,
  (await rows.findAccount(userId)).seq,
  await rows.countRows(userId),
])
const remember = fc.nat(3).map((id): Step => async (rows, userId) => {
  const mutation_id = `00000000-0000-7000-8000-00000000000${id}`
  const known = await rows.findAppliedMutation(userId, mutation_id)
  if (known === undefined)
    await rows.insertAppliedMutation(userId, { mutation_id, payload_hash: 'hash', result: 'applied', seq: id, created_at: id })
  return known ?? null
})
/** A refused transaction: what it wrote must be gone. */
const refused = write.map((step): Step => async (rows, userId) => {
  await step(rows, userId)
  throw new Error('refused')
})

test('the rows in memory do what the SQL repositories do', async () => {
  await using server = await startTestServer()
  const sql = sqlStore(server.db)
  const step = fc.oneof({ arbitrary: write, weight: 6 }, { arbitrary: look, weight: 3 }, clear, remember, refused)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const userId = await newMember(server)
      const memory = memoryRows()
      for (const work of steps) {
        const [inSql, inMemory] = await Promise.all(
          [sql, memory].map((store) => store.transact(userId, (rows) => work(rows, userId)).catch(() => 'refused')),
        )
        expect(inMemory).toEqual(inSql)
      }
    }),
    { numRuns: budgets.statementSequences },
  )
})
