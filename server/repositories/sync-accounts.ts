import type { Selectable } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { Schema } from '../db/schema.ts'
import type { Tx } from '../db/transaction.ts'

export type SyncAccount = Omit<Selectable<Schema['sync_accounts']>, 'user_id'>

const columns = ['seq', 'epoch', 'purge_stamp', 'floor'] as const

export async function insertSyncAccount(tx: Tx, userId: string, epoch: string): Promise<void> {
  await tx.insertInto('sync_accounts').values({ user_id: userId, seq: 0, epoch, purge_stamp: '', floor: 0 }).execute()
}

/**
 * Reserves the next `count` numbers of an account; `seq` is the last of them. Must be the first statement of a write: it
 * makes the account's writes wait for each other, so that a lower number is never committed after a higher one.
 */
export async function bumpSeq(tx: Tx, userId: string, count: number): Promise<SyncAccount> {
  return tx
    .updateTable('sync_accounts')
    .set((eb) => ({ seq: eb('seq', '+', count) }))
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function findSyncAccount(db: Database, userId: string): Promise<SyncAccount> {
  return db.selectFrom('sync_accounts').select(columns).where('user_id', '=', userId).executeTakeFirstOrThrow()
}

/** Gives the account a new epoch, unless somebody else did so already. */
export async function renewEpoch(db: Database, userId: string, from: string, to: string): Promise<void> {
  await db.updateTable('sync_accounts').set({ epoch: to }).where('user_id', '=', userId).where('epoch', '=', from).execute()
}
