import { type EntityName, entityNames } from '#contract/sync.ts'
import type { Database } from './database.ts'
import { rangeOf } from './dexie-store.ts'

/** How many rows this device holds of one owner, and how many unsent changes of anybody. */
export async function countOwnData(database: Database, owner: string): Promise<{ rows: number; unsent: number }> {
  const [unsent, rows] = await Promise.all([database.outbox.count(), countRows(database, owner, entityNames)])
  return { rows, unsent }
}

/** How many of those are about titles: all but settings. */
export const countEntries = (database: Database, owner: string): Promise<number> =>
  countRows(
    database,
    owner,
    entityNames.filter((name) => name !== 'preferences'),
  )

async function countRows(database: Database, owner: string, names: readonly EntityName[]): Promise<number> {
  const counts = await Promise.all(
    names.map((name) =>
      database[name]
        .where(':id')
        .between(...rangeOf(owner))
        .count(),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
