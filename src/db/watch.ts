import { liveQuery } from 'dexie'
import type { EntityName } from '#contract/sync.ts'
import type { Operation } from '#sync/operation.ts'
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

/** The same with the keys of one entity whose changes still wait to be sent. */
export function watchQueuedKeys(
  database: Database,
  entity: EntityName,
  owner: string,
  changed: (keys: ReadonlySet<string>) => void,
  failed: (error: unknown) => void,
): Stop {
  const queued = liveQuery(() => database.outbox.where('owner').equals(owner).toArray())
  const next = (found: Operation[]) => changed(new Set(found.filter((operation) => operation.entity === entity).map(({ key }) => key)))
  const subscription = queued.subscribe({ next, error: failed })
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
