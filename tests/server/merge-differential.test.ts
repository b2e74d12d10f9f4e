import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearKey, entityNames, type Mutation } from '#contract/sync.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { findRow, upsertIfWinning } from '#server/repositories/entities.ts'
import { sqlRows, sqlStore } from '#server/repositories/sync-rows.ts'
import { applyPush } from '#server/sync/apply-push.ts'
import { histories, type HistoryChange, versions } from '#support/histories.ts'
import { startTestServer, type TestServer } from '#support/server.ts'
import { putFavorite, stampAt } from '#support/sync.ts'
import { type Contender, visibleRows, wins } from '#sync/merge.ts'
import { newMember } from '../simulation/new-member.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each(entityNames)('the rule of the devices and that of the database agree on every two versions: %s', async (entity) => {
  const user_id = await newMember(server)
  /** No two rows of an account share a number. */
  let seq = 0
  const rowOf = (key: string, { stamp, deleted }: Contender) => {
    const value = deleted ? null : '{}'
    return { user_id, key, value, deleted: deleted ? 1 : 0, stamp, seq: ++seq, created_at: 1, updated_at: 1 }
  }
  await inTransaction(server.db, async (tx) => {
    for (const [at, current] of [undefined, ...versions].entries()) {
      for (const [index, incoming] of versions.entries()) {
        const key = `${at}:${index}`
        if (current) await upsertIfWinning(tx, entity, rowOf(key, current))
        const won = await upsertIfWinning(tx, entity, rowOf(key, incoming))
        expect({ won, ...(await findRow(tx, entity, user_id, key)) }, `${JSON.stringify({ current, incoming })}`).toMatchObject({
          won: wins(incoming, current),
          ...asStored(wins(incoming, current) ? incoming : current),
        })
      }
    }
  })
})

const asStored = (version: Contender | undefined) => version && { stamp: version.stamp, deleted: version.deleted ? 1 : 0 }

const now = 1_800_000_000_000

/** A change as a device sends it. */
function sent({ key, deleted, place }: HistoryChange): Mutation {
  const stamp = stampAt(now + place)
  if (key === clearKey) return putFavorite(1, stamp, { entity: 'watch_history', key, value: { cleared_at: now } })
  const { value } = putFavorite(Number(key.slice('movie:'.length)), stamp)
  return putFavorite(1, stamp, {
    entity: 'watch_history',
    key,
    op: deleted ? 'delete' : 'put',
    value: deleted ? null : { ...(value as object), watched_at: now },
  })
}

/** What a device shows of a history that arrived in this order. */
function onDevice(items: readonly Mutation[]): string[] {
  const rows = new Map<string, Contender & { key: string }>()
  for (const { key, op, stamp } of items) {
    const row = { key, stamp, deleted: op === 'delete' }
    if (wins(row, rows.get(key))) rows.set(key, row)
  }
  return seen([...rows.values()])
}

const seen = (rows: readonly (Contender & { key: string })[]): string[] =>
  visibleRows('watch_history', rows)
    .map(({ key, stamp }) => `${key}@${stamp}`)
    .toSorted()

test.each([1, 2, 3])('of a watch history of %i changes with its clears the database holds what a device shows', async (length) => {
  for (const history of histories(length)) {
    const member = await newMember(server)
    const items = history.map(sent)
    await applyPush(sqlStore(server.db), member, items, now)
    expect(seen(await sqlRows(server.db).listChanges(member, 0, 100)), `${JSON.stringify(history)}`).toEqual(onDevice(items))
  }
})
