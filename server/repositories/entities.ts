import { setImmediate } from 'node:timers/promises'
import type { OnConflictBuilder } from 'kysely'
import { type Change, type Stamp, type EntityName, entityNames } from '#contract/sync.ts'
import type { Database } from '../db/connection.ts'
import { prepared } from '../db/prepared.ts'
import type { EntityRow, Schema } from '../db/schema.ts'
import type { Holding } from '../sync/holding.ts'
import type { Tombstone } from '../sync/sync-rows.ts'
import { holdingColumns } from './holdings.ts'

/** Named one by one: a prepared statement must go on answering the same when another process has added a column. */
export const entityColumns = ['user_id', 'key', 'value', 'deleted', 'stamp', 'seq', 'created_at', 'updated_at'] as const

export const forEach = <T>(make: (entity: EntityName) => T) =>
  Object.fromEntries(entityNames.map((entity) => [entity, make(entity)])) as Record<EntityName, T>

const finding = forEach((entity) =>
  prepared((db, { userId, key }: { userId: string; key: string }) =>
    db.selectFrom(entity).select(entityColumns).where('user_id', '=', userId).where('key', '=', key),
  ),
)

export async function findRow(db: Database, entity: EntityName, userId: string, key: string): Promise<EntityRow | undefined> {
  return (await finding[entity](db, { userId, key }))[0]
}

/** Every row of a member that is not deleted, newest first. */
export async function listRows(db: Database, entity: EntityName, userId: string): Promise<EntityRow[]> {
  return db
    .selectFrom(entity)
    .select(entityColumns)
    .where('user_id', '=', userId)
    .where('deleted', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .execute()
}

/** How many rows are in memory at a time where all of a member are read: their text must fit where V8 keeps what is short-lived. */
const rowsAtOnce = 25

/** Every row of a member that is not deleted, some at a time, in the order of their keys. Others get their turn in between. */
export async function* eachRow(db: Database, entity: EntityName, userId: string): AsyncGenerator<EntityRow[], void> {
  const reading = db.selectFrom(entity).select(entityColumns).where('user_id', '=', userId).where('deleted', '=', 0)
  let after = ''
  for (let isLast = false; !isLast;) {
    const rows = await reading.where('key', '>', after).orderBy('key').limit(rowsAtOnce).execute()
    yield rows
    after = rows.at(-1)?.key ?? after
    isLast = rows.length < rowsAtOnce
    if (!isLast) await setImmediate()
  }
}

/** The rows under these keys that are not deleted, some at a time, in the order of the keys. */
export async function* eachRowOf(
  db: Database,
  entity: EntityName,
  userId: string,
  keys: readonly string[],
): AsyncGenerator<EntityRow[], void> {
  const reading = db.selectFrom(entity).select(entityColumns).where('user_id', '=', userId).where('deleted', '=', 0)
  for (let from = 0; from < keys.length; from += rowsAtOnce) {
    if (from > 0) await setImmediate()
    const asked = keys.slice(from, from + rowsAtOnce)
    const found = new Map((await reading.where('key', 'in', asked).execute()).map((row) => [row.key, row]))
    yield asked.map((key) => found.get(key)).filter((row) => row !== undefined)
  }
}

/** What an insert does where its row is there: `wins` of the sync core, in SQL. Stamps compare alike in any collation. */
export const whereItWins = (entity: EntityName) => (conflict: OnConflictBuilder<Schema, EntityName>) =>
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
    )

const upserting = forEach((entity) =>
  prepared((db, row: EntityRow) => db.insertInto(entity).values(row).onConflict(whereItWins(entity)).returning('seq')),
)

/** Writes a row where it wins over the one that is there; true when it was written. */
export async function upsertIfWinning(db: Database, entity: EntityName, row: EntityRow): Promise<boolean> {
  return (await upserting[entity](db, row)).length > 0
}

export async function highestStamp(db: Database, entity: EntityName, userId: string): Promise<Stamp | undefined> {
  const row = await db
    .selectFrom(entity)
    .select((eb) => eb.fn.max('stamp').as('stamp'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.stamp ?? undefined
}

/** Removes rows for good, tombstones too; only what one newer row says about all of them may be removed like this. What they came to. */
export async function deleteUpTo(db: Database, entity: EntityName, userId: string, stamp: Stamp, keptKey: string): Promise<Holding> {
  const removed = await db
    .selectFrom(entity)
    .select(holdingColumns)
    .where('user_id', '=', userId)
    .where('stamp', '<=', stamp)
    .where('key', '!=', keptKey)
    .executeTakeFirstOrThrow()
  await db.deleteFrom(entity).where('user_id', '=', userId).where('stamp', '<=', stamp).where('key', '!=', keptKey).execute()
  return removed
}

export async function listTombstones(db: Database, userId: string): Promise<Tombstone[]> {
  const { favorites, ...others } = forEach((entity) =>
    db.selectFrom(entity).select(['stamp', 'seq', 'updated_at']).where('user_id', '=', userId).where('deleted', '=', 1),
  )
  return Object.values(others)
    .reduce((query, next) => query.unionAll(next), favorites)
    .orderBy('seq', 'desc')
    .execute()
}

export async function deleteTombstones(db: Database, userId: string, seq: number): Promise<void> {
  for (const entity of entityNames)
    await db.deleteFrom(entity).where('user_id', '=', userId).where('deleted', '=', 1).where('seq', '<=', seq).execute()
}

export async function listStamps(db: Database, entity: EntityName, userId: string): Promise<{ key: string; stamp: Stamp }[]> {
  return db.selectFrom(entity).select(['key', 'stamp']).where('user_id', '=', userId).where('deleted', '=', 0).execute()
}

const listingChanges = prepared((db, { userId, seq, limit }: { userId: string; seq: number; limit: number }) => {
  const changed = forEach((entity) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom(entity)
          .select(['key', 'value', 'deleted', 'stamp', 'seq'])
          .where('user_id', '=', userId)
          .where('seq', '>', seq)
          .orderBy('seq')
          // No more than this may be wanted of each: without it PostgreSQL sorts all there are, for every page.
          .limit(limit)
          .as('changed'),
      )
      .select((eb) => [eb.val(entity).$castTo<EntityName>().as('entity'), 'key', 'value', 'deleted', 'stamp', 'seq']),
  )
  const { favorites, ...others } = changed
  return Object.values(others)
    .reduce((query, next) => query.unionAll(next), favorites)
    .orderBy('seq')
    .limit(limit)
})

/** The rows of all entities that changed after `seq`, in order, tombstones included; in one statement, so of one moment. */
export async function listChanges(db: Database, userId: string, seq: number, limit: number): Promise<Change[]> {
  const rows = await listingChanges(db, { userId, seq, limit })
  return rows.map(({ value, deleted, ...row }) => ({ ...row, value: valueOf(value), deleted: deleted === 1 }))
}

/** How many rows of all entities a member has, tombstones included. */
export async function countRows(db: Database, userId: string): Promise<number> {
  let total = 0
  for (const entity of entityNames) {
    const counting = db.selectFrom(entity).select((eb) => eb.fn.countAll().as('rows'))
    const { rows } = await counting.where('user_id', '=', userId).executeTakeFirstOrThrow()
    total += Number(rows)
  }
  return total
}

/** What a row holds; null in a tombstone. */
export const valueOf = (value: string | null): unknown => (value === null ? null : JSON.parse(value))
