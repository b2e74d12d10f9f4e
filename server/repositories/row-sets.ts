import { sql } from 'kysely'
import type { EntityName } from '#contract/sync.ts'
import type { Database } from '../db/connection.ts'
import { prepared } from '../db/prepared.ts'
import type { EntityRow } from '../db/schema.ts'
import type { AppliedMutation, Standing, SyncAccount } from '../sync/sync-rows.ts'
import { entityColumns, forEach, whereItWins } from './entities.ts'
import { accountColumns } from './sync-accounts.ts'

// What `sync-accounts.ts`, `mutations.ts` and `entities.ts` ask for one member, asked of PostgreSQL for many at once: values come
// as one array for each column, so that the statement is the same for any number of rows.

/** The rows as one array for each column. */
type Columns<R> = { [K in keyof R]: R[K][] }

const columnsOf = <R extends object>(rows: readonly R[]): Columns<R> =>
  Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, rows.map((row) => row[name as keyof R])])) as Columns<R>

const bumping = prepared((db, { userId, count }: Columns<{ userId: string; count: number }>) =>
  db
    .updateTable('sync_accounts')
    .set((eb) => ({ seq: eb('seq', '+', sql<number>`(${count}::bigint[])[array_position(${userId}::text[], user_id)]`) }))
    .where('user_id', '=', sql<string>`any(${userId}::text[])`)
    .returning(['user_id', ...accountColumns]),
)

/** `bumpSeq` for accounts that are all different; undefined for one that is not there. */
export async function bumpSeqs(db: Database, asked: readonly { userId: string; count: number }[]): Promise<(SyncAccount | undefined)[]> {
  const found = new Map((await bumping(db, columnsOf(asked))).map(({ user_id, ...account }) => [user_id, account]))
  return asked.map(({ userId }) => found.get(userId))
}

const changing = prepared((db, changed: Columns<Standing & { userId: string }>) => {
  const place = sql`array_position(${changed.userId}::text[], user_id)`
  const number = (column: readonly number[]) => sql<number>`(${column}::bigint[])[${place}]`
  return db
    .updateTable('sync_accounts')
    .set({
      purge_stamp: sql<string>`(${changed.purge_stamp}::text[])[${place}]`,
      floor: number(changed.floor),
      used_rows: number(changed.used_rows),
      used_bytes: number(changed.used_bytes),
      tombstones: number(changed.tombstones),
    })
    .where('user_id', '=', sql<string>`any(${changed.userId}::text[])`)
})

/** `changeAccount` for accounts that are all different. */
export async function changeAccounts(db: Database, changed: readonly (Standing & { userId: string })[]): Promise<void[]> {
  await changing(db, columnsOf(changed))
  return changed.map(() => undefined)
}

/** What is looked for. The limit of one makes PostgreSQL look each of them up by its key, however small it believes a table. */
interface Asked {
  user_id: string
  id: string
}

const mutationColumns = ['user_id', 'mutation_id', 'payload_hash', 'result', 'seq', 'created_at'] as const

const findingMutations = prepared((db, { userId, mutationId }: Columns<{ userId: string; mutationId: string }>) =>
  db
    .selectFrom(sql<Asked>`unnest(${userId}::text[], ${mutationId}::text[])`.as<'asked'>(sql`asked(user_id, id)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('applied_mutations')
          .select(mutationColumns)
          .whereRef('user_id', '=', 'asked.user_id')
          .whereRef('mutation_id', '=', 'asked.id')
          .limit(1)
          .as('found'),
      (join) => join.onTrue(),
    )
    .selectAll('found'),
)

export async function findAppliedMutations(
  db: Database,
  asked: readonly { userId: string; mutationId: string }[],
): Promise<(AppliedMutation | undefined)[]> {
  const rows = await findingMutations(db, columnsOf(asked))
  const found = new Map(rows.map(({ user_id, ...mutation }) => [`${user_id} ${mutation.mutation_id}`, mutation]))
  return asked.map(({ userId, mutationId }) => found.get(`${userId} ${mutationId}`))
}

const insertingMutations = prepared((db, row: Columns<AppliedMutation & { user_id: string }>) =>
  db
    .insertInto('applied_mutations')
    .columns(mutationColumns)
    .expression(
      sql`select * from unnest(${row.user_id}::text[], ${row.mutation_id}::text[], ${row.payload_hash}::text[], ${row.result}::text[], ${row.seq}::bigint[], ${row.created_at}::bigint[])`,
    ),
)

export async function insertAppliedMutations(db: Database, rows: readonly (AppliedMutation & { user_id: string })[]): Promise<void[]> {
  await insertingMutations(db, columnsOf(rows))
  return rows.map(() => undefined)
}

const findingRows = forEach((entity) =>
  prepared((db, { userId, key }: Columns<{ userId: string; key: string }>) =>
    db
      .selectFrom(sql<Asked>`unnest(${userId}::text[], ${key}::text[])`.as<'asked'>(sql`asked(user_id, id)`))
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom(entity)
            .select(entityColumns)
            .whereRef('user_id', '=', 'asked.user_id')
            .whereRef('key', '=', 'asked.id')
            .limit(1)
            .as('found'),
        (join) => join.onTrue(),
      )
      .selectAll('found'),
  ),
)

export async function findRows(
  db: Database,
  entity: EntityName,
  asked: readonly { userId: string; key: string }[],
): Promise<(EntityRow | undefined)[]> {
  const found = new Map((await findingRows[entity](db, columnsOf(asked))).map((row) => [`${row.user_id} ${row.key}`, row]))
  return asked.map(({ userId, key }) => found.get(`${userId} ${key}`))
}

const upserting = forEach((entity) =>
  prepared((db, row: Columns<EntityRow>) =>
    db
      .insertInto(entity)
      .columns(entityColumns)
      .expression(
        sql`select * from unnest(${row.user_id}::text[], ${row.key}::text[], ${row.value}::text[], ${row.deleted}::smallint[], ${row.stamp}::text[], ${row.seq}::bigint[], ${row.created_at}::bigint[], ${row.updated_at}::bigint[])`,
      )
      .onConflict(whereItWins(entity))
      .returning(['user_id', 'key']),
  ),
)

/** `upsertIfWinning` for rows that are all different. */
export async function upsertWinners(db: Database, entity: EntityName, rows: readonly EntityRow[]): Promise<boolean[]> {
  const written = new Set((await upserting[entity](db, columnsOf(rows))).map(({ user_id, key }) => `${user_id} ${key}`))
  return rows.map(({ user_id, key }) => written.has(`${user_id} ${key}`))
}
