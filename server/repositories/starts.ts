import type { Database } from '../db/connection.ts'

/** A start of a server on this database. */
export interface Start {
  id: string
  /** What only the folder as it was at that start still has; `unmarked` when the process ended before it was known. */
  mark: string
}

export const unmarked = ''

export async function findStart(db: Database, id: string): Promise<Start | undefined> {
  return db.selectFrom('server_starts').select(['id', 'mark']).where('id', '=', id).executeTakeFirst()
}

export async function hasStarted(db: Database): Promise<boolean> {
  return (await db.selectFrom('server_starts').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function insertStart(db: Database, id: string, now: number): Promise<void> {
  await db.insertInto('server_starts').values({ id, mark: unmarked, started_at: now }).execute()
}

export async function markStart(db: Database, { id, mark }: Start): Promise<void> {
  await db.updateTable('server_starts').set({ mark }).where('id', '=', id).execute()
}

export async function deleteOldStarts(db: Database, before: number): Promise<void> {
  await db.deleteFrom('server_starts').where('started_at', '<', before).execute()
}
