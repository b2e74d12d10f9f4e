import type { Database } from '../db/connection.ts'
import type { RemovalRequestRow } from '../db/schema.ts'

/** Stores a request; false where there is one with its id or its reference already. */
export async function insertRemovalRequest(db: Database, request: RemovalRequestRow): Promise<boolean> {
  const stored = await db
    .insertInto('removal_requests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

export async function findRemovalRequest(db: Database, id: string): Promise<RemovalRequestRow | undefined> {
  return db.selectFrom('removal_requests').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The newest requests first. */
export async function listRemovalRequests(db: Database, limit: number): Promise<RemovalRequestRow[]> {
  return db.selectFrom('removal_requests').selectAll().orderBy('received_at', 'desc').orderBy('id').limit(limit).execute()
}

export async function deleteOldRemovalRequests(db: Database, before: number): Promise<void> {
  await db.deleteFrom('removal_requests').where('received_at', '<', before).execute()
}
