import { type Change, type EntityName, entityNames } from '#contract/sync.ts'
import type { Database } from '../db/connection.ts'
import type { EntityRow } from '../db/schema.ts'
import type { Tx } from '../db/transaction.ts'

export async function findRow(db: Database, entity: EntityName, userId: string, key: string): Promise<EntityRow | undefined> {
  return db.selectFrom(entity).selectAll().where('user_id', '=', userId).where('key', '=', key).executeTakeFirst()
}

/** Every row of a member that is not deleted, newest first. */
export async function listRows(db: Database, entity: EntityName, userId: string): Promise<EntityRow[]> {
  return db
    .selectFrom(entity)
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .execute()
}

/**
 * Writes a row where it wins over the one that is there: `wins` of the sync core, in SQL. Stamps have one fixed form, so both
 * databases compare them alike whatever their collation. True when it was written.
 */
export async function upsertIfWinning(tx: Tx, entity: EntityName, row: EntityRow): Promise<boolean> {
  const written = await tx
    .insertInto(entity)
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet((eb) => ({
          value: eb.ref('excluded.value'),
          deleted: eb.ref('excluded.deleted'),
          stamp: eb.ref('excluded.stamp'),
          seq: eb.ref('excluded.seq'),
          updated_at: eb.ref('excluded.updated_at'),
          // A change keeps the place in the list; what comes back after a deletion is new.
          created_at: eb
            .case()
            .when(`${entity}.deleted`, '=', 1)
            .then(eb.ref('excluded.created_at'))
            .else(eb.ref(`${entity}.created_at`))
            .end(),
        }))
        .where((eb) =>
          eb.or([
            eb('excluded.stamp', '>', eb.ref(`${entity}.stamp`)),
            eb.and([eb('excluded.stamp', '=', eb.ref(`${entity}.stamp`)), eb('excluded.deleted', '<', eb.ref(`${entity}.deleted`))]),
          ]),
        ),
    )
    .returning('seq')
    .executeTakeFirst()
  return written !== undefined
}

/** The rows of all entities that changed after `seq`, in order, tombstones included; in one statement, so of one moment. */
export async function listChanges(db: Database, userId: string, seq: number, limit: number): Promise<Change[]> {
  const [first, ...rest] = entityNames.map((entity) =>
    db
      .selectFrom(entity)
      .select((eb) => [eb.val(entity).$castTo<EntityName>().as('entity'), 'key', 'value', 'deleted', 'stamp', 'seq'])
      .where('user_id', '=', userId)
      .where('seq', '>', seq),
  )
  if (first === undefined) return []
  const rows = await rest
    .reduce((query, next) => query.unionAll(next), first)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map(({ value, deleted, ...row }) => ({ ...row, value: valueOf(value), deleted: deleted === 1 }))
}

/** What a row holds; null in a tombstone. */
export const valueOf = (value: string | null): unknown => (value === null ? null : JSON.parse(value))
