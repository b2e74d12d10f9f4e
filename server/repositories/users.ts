import type { User } from '#contract/schemas.ts'
import type { Database } from '../db/connection.ts'
import type { Tx } from '../db/transaction.ts'

const publicColumns = ['id', 'email', 'display_name', 'role'] as const

/** Inserts a member; undefined when the e-mail address (lower-cased) is taken. */
export async function insertUser(tx: Tx, user: User, passwordHash: string, now: number): Promise<User | undefined> {
  return tx
    .insertInto('users')
    .values({ ...user, password_hash: passwordHash, created_at: now, last_active: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(publicColumns)
    .executeTakeFirst()
}

/** The member with this e-mail address (lower-cased), with their password's hash. */
export async function findUserByEmail(db: Database, email: string): Promise<(User & { password_hash: string }) | undefined> {
  return db
    .selectFrom('users')
    .select([...publicColumns, 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** When a member came and was last seen (epoch ms). */
export async function findActivity(db: Database, userId: string): Promise<{ created_at: number; last_active: number } | undefined> {
  return db.selectFrom('users').select(['created_at', 'last_active']).where('id', '=', userId).executeTakeFirst()
}

export async function isUser(db: Database, userId: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
}

/**
 * Removes a member with everything there is of them: all tables refer to this one. Only their id stays, as that of a removed account.
 * Returns the sessions (`jti`) that ended with it.
 */
export async function removeUser(tx: Tx, userId: string, now: number): Promise<string[]> {
  const sessions = await tx.selectFrom('sessions').select('jti').where('user_id', '=', userId).execute()
  await tx
    .insertInto('removed_accounts')
    .values({ user_id: userId, removed_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  await tx.deleteFrom('users').where('id', '=', userId).execute()
  return sessions.map(({ jti }) => jti)
}

/** Whether this account was removed by its owner. */
export async function isRemoved(db: Database, userId: string): Promise<boolean> {
  return (await db.selectFrom('removed_accounts').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !== undefined
}

export async function touchUser(db: Database, userId: string, now: number): Promise<void> {
  await db.updateTable('users').set({ last_active: now }).where('id', '=', userId).execute()
}

export async function setPasswordHash(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}
