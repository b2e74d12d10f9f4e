import * as fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { clearKey, type EntityName } from '#contract/sync.ts'
import { type Database, hasOneConnection } from '#server/db/connection.ts'
import { groupedStore } from '#server/repositories/grouped-store.ts'
import { lockstepStore } from '#server/repositories/lockstep-store.ts'
import { renewAllEpochs } from '#server/repositories/sync-accounts.ts'
import type { SyncRows, SyncStore } from '#server/sync/sync-rows.ts'
import { startTestServer } from '#support/server.ts'
import { stampAt } from '#support/sync.ts'
import { memoryRows } from './memory-rows.ts'
import { newMember } from './new-member.ts'

/** One call of the handlers on their database. */
type Step = (rows: SyncRows, userId: string) => Promise<unknown>

const entities: EntityName[] = ['favorites', 'watch_history']
const entity = fc.constantFrom(...entities)
const key = fc.constantFrom('movie:1', 'movie:2', clearKey)
const stamp = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 1 })).map(([ms, counter]) => stampAt(ms, counter))

/** An upsert under the next numbers, as a write does it. */
const write = fc
  .record({ entity, key, stamp, deleted: fc.integer({ min: 0, max: 1 }), at: fc.nat(9), count: fc.integer({ min: 1, max: 3 }) })
  .map(({ entity, key, stamp, deleted, at, count }): Step => async (rows, user_id) => {
    const { seq } = await rows.bumpSeq(user_id, count)
    const value = deleted === 1 ? null : JSON.stringify({ at })
    const written = await rows.upsertIfWinning(entity, { user_id, key, value, deleted, stamp, seq, created_at: at, updated_at: at })
    return [written, placeless(await rows.findRow(entity, user_id, key))]
  })
const clear = fc.tuple(entity, stamp).map(
  ([entity, stamp]): Step =>
    async (rows, userId) =>
      rows.deleteUpTo(entity, userId, stamp, clearKey),
)
const deleteTombstones = fc.nat(12).map(
  (seq): Step =>
    async (rows, userId) =>
      rows.deleteTombstones(userId, seq),
)
const changeAccount = fc.nat(9).map(
  (n): Step =>
    async (rows, userId) =>
      rows.changeAccount(userId, { purge_stamp: stampAt(n), floor: n, used_rows: n + 1, used_bytes: n + 2, tombstones: n + 3 }),
)
const forget = fc.nat(1).map(
  (seq): Step =>
    async (rows, userId) =>
      rows.forgetMutations(userId, seq),
)
const look = fc.tuple(entity, fc.nat(12), fc.integer({ min: 1, max: 4 })).map(([entity, seq, limit]): Step => async (rows, userId) => [
  await rows.listChanges(userId, seq, limit),
  (await rows.listStamps(entity, userId)).sort((a, b) => (a.key < b.key ? -1 : 1)),
  (await rows.highestStamp(entity, userId)) ?? null,
  (await rows.findAccount(userId)).seq,
  await rows.countRows(userId),
  await rows.listTombstones(userId),
])
const remember = fc.nat(1).map((id): Step => async (rows, userId) => {
  const mutation_id = `00000000-0000-7000-8000-00000000000${id}`
  const known = await rows.findAppliedMutation(userId, mutation_id)
  if (known === undefined)
    await rows.insertAppliedMutation(userId, { mutation_id, payload_hash: 'hash', result: 'applied', seq: id, created_at: id })
  return known ?? null
})
const renew = fc.boolean().map((isRight): Step => async (rows, userId) => {
  const { epoch } = await rows.findAccount(userId)
  await rows.renewEpoch(userId, isRight ? epoch : 'of another time')
  return (await rows.findAccount(userId)).epoch === epoch
})
/** A refused transaction: what it wrote must be gone. */
const refused = write.map((step): Step => async (rows, userId) => {
  await step(rows, userId)
  throw new Error('refused')
})
const step = fc.oneof(
  { arbitrary: write, weight: 6 },
  { arbitrary: look, weight: 3 },
  { arbitrary: remember, weight: 2 },
  clear,
  deleteTombstones,
  changeAccount,
  forget,
  renew,
  refused,
)

/** What two members do at the same time, one of them or both. */
const moment = fc.oneof(fc.tuple(step, fc.constant(undefined)), fc.tuple(fc.constant(undefined), step), fc.tuple(step, step))

/** Whose row it is goes without saying: the ids of the two sides are not the same. */
const placeless = <R extends { user_id: string }>(row: R | undefined): Omit<R, 'user_id'> | null => {
  if (row === undefined) return null
  const { user_id: _, ...rest } = row
  return rest
}

/** The store the app has on this kind of database (server/app.ts). */
const storeOn = (db: Database): SyncStore => (hasOneConnection(db) ? groupedStore(db) : lockstepStore(db))

/**
 * Plays random sequences of statements of two members on the rows in SQL and on those in memory, which must say and hold the same after
 * each. Resolves with how they differ, in the shortest sequence found; nothing is a pass. With a `seed` it plays the same every time, and
 * looks for no shorter one.
 */
export async function differingStatements(sequences: number, seed?: number): Promise<string[]> {
  await using server = await startTestServer()
  const property = fc.asyncProperty(fc.array(moment, { minLength: 5, maxLength: 40 }), async (moments) => {
    const members = [await newMember(server), await newMember(server)] as const
    // As after a restore: all accounts begin with one epoch.
    await renewAllEpochs(server.db)
    const sides = [playerOn(storeOn(server.db), members), playerOn(memoryRows(), members)]
    for (const steps of moments) {
      const [inSql, inMemory] = await Promise.all(sides.map((play) => play(steps)))
      if (!isDeepStrictEqual(plain(inSql), plain(inMemory)))
        throw new Error(`SQL: ${JSON.stringify(inSql)}; memory: ${JSON.stringify(inMemory)}`)
    }
  })
  const outcome = await fc.check(property, { numRuns: sequences, ...(seed !== undefined && { seed, endOnFailure: true }) })
  return outcome.failed ? [`seed ${outcome.seed}: ${String(outcome.errorInstance)}`] : []
}

/** SQLite's rows have no prototype. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Plays steps of the members on one side; resolves with what they say, and what it holds of every member afterwards. */
function playerOn(store: SyncStore, members: readonly string[]): (steps: readonly (Step | undefined)[]) => Promise<unknown> {
  const epochs = new Map<string, string>()

  const ask = (member: string, step: Step | undefined) =>
    step && store.transact(member, (rows) => step(rows, member)).catch(() => 'refused')

  function heldOf(member: string): Promise<unknown> {
    return store.transact(member, async (rows) => {
      const { epoch, ...account } = await rows.findAccount(member)
      const isNew = epochs.get(member) !== epoch
      epochs.set(member, epoch)
      return [await rows.listChanges(member, 0, 99), account, isNew]
    })
  }

  return async (steps) => [
    await Promise.all(members.map((member, index) => ask(member, steps[index]))),
    await Promise.all(members.map(heldOf)),
  ]
}
