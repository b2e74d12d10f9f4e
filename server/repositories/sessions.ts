import type { User } from '#contract/schemas.ts'
import type { Database } from '../db/connection.ts'
import { prepared } from '../db/prepared.ts'
import type { SessionAge } from '../sessions/token-standing.ts'

export async function insertSession(db: Database, session: { jti: string; userId: string; now: number; expiresAt: number }): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      jti: session.jti,
      user_id: session.userId,
      created_at: session.now,
      expires_at: session.expiresAt,
      revoked_at: null,
      serial: 0,
      used_at: null,
    })
    .execute()
}

const finding = prepared((db, { jti, userId, now }: { jti: string; userId: string; now: number }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.display_name', 'users.role', 'sessions.serial', 'sessions.used_at'])
    .where('sessions.jti', '=', jti)
    .where('sessions.user_id', '=', userId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now),
)

/** A session that is neither ended nor over, and its member; the role is what the database says now, not the token. */
export async function findSession(
  db: Database,
  jti: string,
  userId: string,
  now: number,
): Promise<{ user: User; session: SessionAge } | undefined> {
  const [found] = await finding(db, { jti, userId, now })
  if (found === undefined) return undefined
  const { serial, used_at, ...user } = found
  return { user, session: { serial, used_at } }
}

/** Notes that somebody uses the newest token of a session. */
export async function noteTokenUsed(db: Database, jti: string, serial: number, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: now })
    .where('jti', '=', jti)
    .where('serial', '=', serial)
    .where('used_at', 'is', null)
    .execute()
}

/**
 * Puts another token in the place of the one with this serial; nothing happens where another call was first. A database that was restored
 * knows of fewer renewals than the token.
 */
export async function replaceToken(db: Database, jti: string, serial: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ serial: serial + 1, used_at: null })
    .where('jti', '=', jti)
    .where('serial', '<=', serial)
    .execute()
}

/** When the sessions of a member began and end (epoch ms), those that were ended left out; the latest first. */
export async function listSessions(db: Database, userId: string): Promise<{ created_at: number; expires_at: number }[]> {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Ends a session; answers with whose it was, undefined for one that is unknown or was ended before. */
export async function revokeSession(db: Database, jti: string, now: number): Promise<string | undefined> {
  const revoked = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('jti', '=', jti)
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return revoked?.user_id
}

export async function deleteOverSessions(db: Database, before: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute()
}
