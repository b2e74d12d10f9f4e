import type { Kysely } from 'kysely'
import type { EntityName } from '#contract/sync.ts'
import { holdingColumns } from '../repositories/holdings.ts'
import type { Schema } from './schema.ts'

/** The entities there were: those of later migrations begin with nothing. */
const names: readonly EntityName[] = [
  'favorites',
  'watchlist',
  'watch_history',
  'continue_watching',
  'ratings',
  'title_notes',
  'title_tags',
  'listening',
  'bookmarks',
  'saved_articles',
  'preferences',
]

/** Counts what every account holds, which is kept up with each write from then on. */
export async function countHoldings(migrated: Kysely<unknown>): Promise<void> {
  const db = migrated as Kysely<Schema>
  for (const entity of names) {
    const held = await db
      .selectFrom(entity)
      .select(['user_id', ...holdingColumns])
      .groupBy('user_id')
      .execute()
    for (const { user_id, rows, bytes, tombstones } of held)
      await db
        .updateTable('sync_accounts')
        .set((eb) => ({
          used_rows: eb('used_rows', '+', rows),
          used_bytes: eb('used_bytes', '+', bytes),
          tombstones: eb('tombstones', '+', tombstones),
        }))
        .where('user_id', '=', user_id)
        .execute()
  }
}
