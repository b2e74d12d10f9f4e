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

export async function touchUser(db: Database, userId: string, now: number): Promise<void> {
  await db.updateTable('users').set({ last_active: now }).where('id', '=', userId).execute()
}

export async function setPasswordHash(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}
