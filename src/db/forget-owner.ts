import { entityNames } from '#contract/sync.ts'
import type { Database } from './database.ts'
import { rangeOf } from './dexie-store.ts'
import { synced } from './place.ts'

/** Removes everything this device keeps of one owner: rows, queue, refused changes and account, in one transaction. */
export function forgetOwner(database: Database, owner: string): Promise<void> {
  return database.transaction('rw', [...synced], async () => {
    await Promise.all([
      ...entityNames.map((entity) =>
        database[entity]
          .where(':id')
          .between(...rangeOf(owner))
          .delete(),
      ),
      ...[database.outbox, database.dead].map((table) => table.where('owner').equals(owner).delete()),
      database.accounts.delete(owner),
    ])
  })
}
