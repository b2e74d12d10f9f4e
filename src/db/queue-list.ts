import { type DeadLetter, type QueuedMutation, type Row } from '#sync/store.ts'
import type { Database } from './database.ts'

/** The changes of an owner that wait longest, oldest first. */
export const oldestPending = (database: Database, owner: string, limit: number): Promise<QueuedMutation[]> =>
  database.outbox.where('owner').equals(owner).limit(limit).toArray()

/** The changes of an owner that were refused, newest first. */
export async function refused(database: Database, owner: string): Promise<DeadLetter[]> {
  const letters = await database.dead.where('owner').equals(owner).toArray()
  return letters.toSorted((a, b) => b.at - a.at)
}

/** The rows behind changes, in their order; undefined where there is none. */
export const rowsBehind = (database: Database, changes: readonly (QueuedMutation | DeadLetter)[]): Promise<(Row | undefined)[]> =>
  Promise.all(changes.map(({ entity, owner, key }) => database[entity].get([owner, key])))
