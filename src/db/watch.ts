import { liveQuery } from 'dexie'
import type { EntityName } from '#contract/sync.ts'
import type { Clock } from '#sync/ports.ts'
import { summarize, type Summary } from '#sync/summary.ts'
import type { Row } from '#sync/store.ts'
import type { Database } from './database.ts'
import { dexieStore, rangeOf } from './dexie-store.ts'

type Stop = () => void

/** Calls `changed` with an owner's undeleted rows of one entity, now and after every change in any tab or the worker. */
export function watchRows(
  database: Database,
  entity: EntityName,
  owner: string,
  changed: (rows: Row[]) => void,
  failed: (error: unknown) => void,
): Stop {
  const rows = liveQuery(() =>
    database[entity]
      .where(':id')
      .between(...rangeOf(owner))
      .toArray(),
  )
  const subscription = rows.subscribe({ next: (found) => changed(found.filter(({ deleted }) => !deleted)), error: failed })
  return () => subscription.unsubscribe()
}

/** The same for what a person may know about their unsent changes. */
export function watchSummary(
  database: Database,
  clock: Clock,
  owner: string,
  changed: (summary: Summary) => void,
  failed: (error: unknown) => void,
): Stop {
  const store = dexieStore(database)
  const subscription = liveQuery(() => store.read((tx) => summarize(tx, clock, owner))).subscribe({ next: changed, error: failed })
  return () => subscription.unsubscribe()
}

/** The keys of one entity whose changes still wait to be sent. */
export async function queuedKeys(database: Database, entity: EntityName, owner: string): Promise<ReadonlySet<string>> {
  const queued = await database.outbox.where('owner').equals(owner).toArray()
  return new Set(queued.filter((operation) => operation.entity === entity).map(({ key }) => key))
}
