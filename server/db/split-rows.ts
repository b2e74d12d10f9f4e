import type { Kysely } from 'kysely'
import { listFields } from '#contract/entities/preferences.ts'
import { payloadVersions } from '#sync/outbox.ts'
import { upcast } from '#sync/payload-versions.ts'
import type { Schema } from './schema.ts'

/** What came after this migration is the business of later ones. */
const versions = { ...payloadVersions, current: 2 }

/**
 * Gives everything a person decides on its own a row of its own (decision 36): stars and note of a title, the elements of a list of
 * settings. Each keeps stamp and times, and gets a new number of the account, so that devices fetch it.
 */
export async function splitRows(migrated: Kysely<unknown>): Promise<void> {
  const db = migrated as Kysely<Schema>
  for (const entity of ['title_notes', 'preferences'] as const) {
    let old = db.selectFrom(entity).selectAll()
    if (entity === 'preferences') old = old.where('key', 'in', listFields)
    for (const { user_id, key, value, ...row } of await old.execute()) {
      await db.deleteFrom(entity).where('user_id', '=', user_id).where('key', '=', key).execute()
      for (const state of upcast({ entity, key, value: value === null ? null : JSON.parse(value) }, 1, { versions })) {
        const { seq } = await db
          .updateTable('sync_accounts')
          .set((eb) => ({ seq: eb('seq', '+', 1) }))
          .where('user_id', '=', user_id)
          .returning('seq')
          .executeTakeFirstOrThrow()
        const deleted = state.value === null ? 1 : 0
        const held = deleted === 1 ? null : JSON.stringify(state.value)
        await db
          .insertInto(state.entity)
          .values({ ...row, user_id, key: state.key, value: held, deleted, seq })
          .execute()
      }
    }
  }
}
