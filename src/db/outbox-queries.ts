import type { EntityName } from '#contract/sync.ts'
import type { DeadLetter, QueuedMutation, Row } from '#sync/store.ts'
import { onChange } from './changes.ts'
import type { Database } from './database.ts'

const ofOwner = (database: Database, owner: string) => database.outbox.where('owner').equals(owner)

/** The mutations of an owner that wait longest, oldest first. */
export const oldestPending = (database: Database, owner: string, limit: number): Promise<QueuedMutation[]> =>
  ofOwner(database, owner).limit(limit).toArray()

/** The keys of one entity whose changes still wait to be sent. */
export async function queuedKeys(database: Database, entity: EntityName, owner: string): Promise<ReadonlySet<string>> {
  const queued = await ofOwner(database, owner).toArray()
  return new Set(queued.filter((mutation) => mutation.entity === entity).map(({ key }) => key))
}

/** The dead letters of an owner, newest first. */
export async function refused(database: Database, owner: string): Promise<DeadLetter[]> {
  const letters = await database.dead.where('owner').equals(owner).toArray()
  return letters.toSorted((a, b) => b.at - a.at)
}

/** The rows behind changes, in their order; undefined where there is none. */
export const rowsBehind = (database: Database, changes: readonly (QueuedMutation | DeadLetter)[]): Promise<(Row | undefined)[]> =>
  Promise.all(changes.map(({ entity, owner, key }) => database[entity].get([owner, key])))

/** The ids of everything the account has not taken: mutations and dead letters of every owner. */
export async function unacceptedIds(database: Database): Promise<Set<string>> {
  const [waiting, refusedIds] = await Promise.all([
    database.outbox.orderBy('mutationId').keys(),
    database.dead.toCollection().primaryKeys(),
  ])
  return new Set([...waiting.map(String), ...refusedIds])
}

export const mutationsByIds = (database: Database, ids: readonly string[]): Promise<QueuedMutation[]> =>
  database.outbox
    .where('mutationId')
    .anyOf([...ids])
    .toArray()

/** Those of the named rows that the database does not have. */
export async function lanesWithoutRow<L extends { owner: string; entity: EntityName; key: string }>(
  database: Database,
  lanes: readonly L[],
): Promise<L[]> {
  const found = await Promise.all(lanes.map(({ owner, entity, key }) => database[entity].where(':id').equals([owner, key]).count()))
  return lanes.filter((_, index) => found[index] === 0)
}

/** Calls back after every change of the outbox or the dead letters, in any tab or the worker. */
export function onOutboxChange(database: Database, changed: () => void): void {
  onChange(database, 'outbox', changed)
  onChange(database, 'dead', changed)
}
