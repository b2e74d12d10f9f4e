import { Dexie, liveQuery, type ObservabilitySet, RangeSet } from 'dexie'
import type { EntityName } from '#contract/sync.ts'
import type { Clock } from '#sync/ports.ts'
import { summarize, type Summary } from '#sync/sync-once.ts'
import type { Row } from '#sync/store.ts'
import { visibleRows } from '#sync/merge.ts'
import type { Database } from './database.ts'
import { dexieStore, rangeOf } from './dexie-store.ts'

type Stop = () => void

/** Calls `changed` with an owner's visible rows of one entity, now and after every change in any tab or the worker. */
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
  const subscription = rows.subscribe({ next: (found) => changed(visibleRows(entity, found)), error: failed })
  return () => subscription.unsubscribe()
}

/** A summary follows its tables so much later (ms): never in the frames in which a tap is shown, and once for many changes. */
const calmMs = 100

/** Calls `changed` with what a person may know about their unsent changes, now and soon after every change of it. */
export function watchSummary(
  database: Database,
  clock: Clock,
  owner: string,
  changed: (summary: Summary) => void,
  failed: (error: unknown) => void,
): Stop {
  const store = dexieStore(database)
  const tables = ['outbox', 'dead', 'accounts', 'device'].map((table) => `idb://${database.name}/${table}/`)
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const read = async (): Promise<void> => {
    timer = undefined
    try {
      const summary = await store.read((tx) => summarize(tx, clock, owner))
      if (!stopped) changed(summary)
    } catch (error) {
      if (!stopped) failed(error)
    }
  }
  const onMutated = (parts: ObservabilitySet): void => {
    if ('all' in parts || tables.some((table) => table in parts)) timer ??= setTimeout(() => void read(), calmMs)
  }
  Dexie.on('storagemutated', onMutated)
  void read()
  return () => {
    stopped = true
    clearTimeout(timer)
    Dexie.on.storagemutated.unsubscribe(onMutated)
  }
}

/** The keys of one entity whose changes still wait to be sent. */
export async function queuedKeys(database: Database, entity: EntityName, owner: string): Promise<ReadonlySet<string>> {
  const queued = await database.outbox.where('owner').equals(owner).toArray()
  return new Set(queued.filter((mutation) => mutation.entity === entity).map(({ key }) => key))
}

/** Lets every view look again: after the database was opened anew, or changed by somebody Dexie does not hear of. */
export function queryAgain(): void {
  // As Dexie does it when a page returns from the back-forward cache.
  Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) })
}
