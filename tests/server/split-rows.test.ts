import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import type { PullAnswer } from '#contract/sync.ts'
import { connect, type Database } from '#server/db/connection.ts'
import { migrations } from '#server/db/migrations.ts'
import { sqlRows } from '#server/repositories/sync-rows.ts'
import { pullChanges } from '#server/sync/pull-changes.ts'
import { filterOf } from '#support/older-shapes.ts'
import { freshDatabase } from '#support/databases.ts'
import { stampAt } from '#support/sync.ts'

const now = 1_780_000_000_000
const stamp = (counter: number) => stampAt(now, counter)
const migratorOf = (db: Database) => new Migrator({ db, provider: { getMigrations: async () => migrations } })

const title = (id: number) => ({ media_id: id, media_type: 'movie', title: `Movie ${id}`, poster_path: null, backdrop_path: null })

/** What an account held before: key and value of each row, in the order they were written. */
const old = {
  title_notes: [
    ['movie:1', { ...title(1), stars: 4, note: 'Both', updated_at: 1 }],
    ['movie:2', { ...title(2), stars: 2, note: '', updated_at: 2 }],
    ['movie:3', { ...title(3), stars: null, note: 'Words', updated_at: 3 }],
    ['movie:4', null],
  ],
  preferences: [
    ['accentColor', '#10B981'],
    ['savedFilters', [filterOf('a'), filterOf('b')]],
    ['homeHidden', []],
    ['services', ['hulu']],
    ['homeOrder', null],
  ],
} as const

/** A database of the last version before, with one account. */
async function fill(db: Database): Promise<void> {
  await migratorOf(db).migrateTo('0005-title-notes')
  const user = {
    email: 'ann@example.org',
    display_name: 'Ann',
    role: 'user',
    password_hash: '',
    created_at: now,
    last_active: now,
  } as const
  await db
    .insertInto('users')
    .values({ id: 'ann', ...user })
    .execute()
  await db.insertInto('sync_accounts').values({ user_id: 'ann', seq: 9, epoch: 'first', purge_stamp: '', floor: 0 }).execute()
  let seq = 0
  for (const entity of ['title_notes', 'preferences'] as const)
    for (const [key, value] of old[entity]) {
      seq += 1
      const row = { key, value: value && JSON.stringify(value), deleted: value === null ? 1 : 0, stamp: stamp(seq), seq }
      await db
        .insertInto(entity)
        .values({ user_id: 'ann', created_at: now + seq, updated_at: now + 50 + seq, ...row })
        .execute()
    }
}

test('rows that said several things become several, with their stamps and times, under new numbers of the account', async () => {
  const { place, drop } = await freshDatabase()
  const db = connect(place)
  await fill(db)
  const { error } = await migratorOf(db).migrateToLatest()
  expect(error).toBeUndefined()

  const page: PullAnswer = await pullChanges(sqlRows(db), 'ann', undefined, { digest: false }, now)
  expect(page.changes.map(({ entity, key, value, stamp: at }) => [`${entity}/${key}`, value, at])).toEqual([
    ['preferences/accentColor', '#10B981', stamp(5)],
    ['ratings/movie:1', { ...title(1), updated_at: 1, stars: 4 }, stamp(1)],
    ['title_notes/movie:1', { ...title(1), updated_at: 1, note: 'Both' }, stamp(1)],
    ['ratings/movie:2', { ...title(2), updated_at: 2, stars: 2 }, stamp(2)],
    ['title_notes/movie:3', { ...title(3), updated_at: 3, note: 'Words' }, stamp(3)],
    ['ratings/movie:4', null, stamp(4)],
    ['title_notes/movie:4', null, stamp(4)],
    [`preferences/savedFilters/${'a'.repeat(16)}`, { type: 'movie', name: 'a', query: 'query=a', place: 1 }, stamp(6)],
    [`preferences/savedFilters/${'b'.repeat(16)}`, { type: 'movie', name: 'b', query: 'query=b', place: 2 }, stamp(6)],
    ['preferences/services/hulu', true, stamp(8)],
  ])
  expect(page.changes.slice(1).every(({ seq }) => seq > 9)).toBe(true)
  expect(page.seq).toBe(page.changes.at(-1)?.seq)
  const times = await db.selectFrom('ratings').select(['created_at', 'updated_at']).where('key', '=', 'movie:2').execute()
  expect(times).toEqual([{ created_at: now + 2, updated_at: now + 52 }])
  await db.destroy()
  await drop()
})
