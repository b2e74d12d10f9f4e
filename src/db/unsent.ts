import type { EntityName } from '#contract/sync.ts'
import { Dexie, type ObservabilitySet } from 'dexie'
import type { QueuedMutation } from '#sync/store.ts'
import type { Database } from './database.ts'

/** The ids of everything the account has not taken: what waits and what was refused, of every owner. */
export async function unsentIds(database: Database): Promise<Set<string>> {
  const [waiting, refused] = await Promise.all([database.outbox.orderBy('mutationId').keys(), database.dead.toCollection().primaryKeys()])
  return new Set([...waiting.map(String), ...refused])
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

/** Calls back after every change of the queue, in any tab or the worker. */
export function onUnsentChange(database: Database, changed: () => void): void {
  const tables = ['outbox', 'dead'].map((table) => `idb://${database.name}/${table}/`)
  Dexie.on('storagemutated', (parts: ObservabilitySet) => {
    if ('all' in parts || tables.some((table) => table in parts)) changed()
  })
}
