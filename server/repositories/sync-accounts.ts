import { randomUUID } from 'node:crypto'
import type { Database } from '../db/connection.ts'
import { prepared } from '../db/prepared.ts'
import { accountRemoved } from '../http/api-error.ts'
import type { Standing, SyncAccount } from '../sync/sync-rows.ts'

/** Named one by one: a prepared statement must go on answering the same when another process has added a column. */
export const accountColumns = ['seq', 'epoch', 'purge_stamp', 'floor', 'used_rows', 'used_bytes', 'tombstones'] as const

export async function insertSyncAccount(db: Database, userId: string): Promise<void> {
  await db.insertInto('sync_accounts').values({ user_id: userId, seq: 0, epoch: randomUUID(), purge_stamp: '', floor: 0 }).execute()
}

const bumping = prepared((db, { userId, count }: { userId: string; count: number }) =>
  db
    .updateTable('sync_accounts')
    .set((eb) => ({ seq: eb('seq', '+', count) }))
    .where('user_id', '=', userId)
    .returning(accountColumns),
)

export async function bumpSeq(db: Database, userId: string, count: number): Promise<SyncAccount> {
  return known(await bumping(db, { userId, count }))
}

const finding = prepared((db, { userId }: { userId: string }) =>
  db.selectFrom('sync_accounts').select(accountColumns).where('user_id', '=', userId),
)

export async function findSyncAccount(db: Database, userId: string): Promise<SyncAccount> {
  return known(await finding(db, { userId }))
}

const changing = prepared((db, { userId, ...standing }: Standing & { userId: string }) =>
  db
    .updateTable('sync_accounts')
    .set({
      purge_stamp: standing.purge_stamp,
      floor: standing.floor,
      used_rows: standing.used_rows,
      used_bytes: standing.used_bytes,
      tombstones: standing.tombstones,
    })
    .where('user_id', '=', userId),
)

export async function changeAccount(db: Database, userId: string, standing: Standing): Promise<void> {
  await changing(db, { userId, ...standing })
}

/** The accounts that hold tombstones. */
export async function listTombstoneOwners(db: Database): Promise<string[]> {
  const found = await db.selectFrom('sync_accounts').select('user_id').where('tombstones', '>', 0).execute()
  return found.map(({ user_id }) => user_id)
}

export async function renewEpoch(db: Database, userId: string, from: string): Promise<void> {
  await db.updateTable('sync_accounts').set({ epoch: randomUUID() }).where('user_id', '=', userId).where('epoch', '=', from).execute()
}

/** Gives every account a new epoch; how many there are. */
export async function renewAllEpochs(db: Database): Promise<number> {
  const { numUpdatedRows } = await db.updateTable('sync_accounts').set({ epoch: randomUUID() }).executeTakeFirst()
  return Number(numUpdatedRows)
}

function known([account]: readonly SyncAccount[]): SyncAccount {
  // Its owner removed it while the call was on its way.
  if (account === undefined) throw accountRemoved()
  return account
}
