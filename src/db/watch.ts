import { liveQuery } from 'dexie'
import type { EntityName } from '#contract/sync.ts'
import type { Clock } from '#sync/ports.ts'
import { summarize, type Summary } from '#sync/sync-once.ts'
import type { Row } from '#sync/store.ts'
import { visibleRows } from '#sync/merge.ts'
import { onChange } from './changes.ts'
import type { Database } from './database.ts'
import { dexieStore, rowsOfOwner } from './dexie-store.ts'

type Stop = () => void

/** Calls `changed` with an owner's visible rows of one entity, now and after every change in any tab or the worker. */
export function watchRows(
  database: Database,
  entity: EntityName,
  owner: string,
  changed: (rows: Row[]) => void,
  failed: (error: unknown) => void,
): Stop {
  const rows = liveQuery(() => rowsOfOwner(database, entity, owner).toArray())
  const subscription = rows.subscribe({ next: (found) => changed(visibleRows(entity, found)), error: failed })
  return () => subscription.unsubscribe()
}

/** A summary follows its tables so much later (ms): never in the frames in which a tap is shown, and once for many changes. */
const calmMs = 400

/** Calls `changed` with what a person may know about their unsent changes, now and soon after every change of it. */
export function watchSummary(
  database: Database,
  clock: Clock,
  owner: string,
  changed: (summary: Summary) => void,
  failed: (error: unknown) => void,
): Stop {
  const store = dexieStore(database)
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
  const readSoon = (): void => {
    timer ??= setTimeout(() => void read(), calmMs)
  }
  const watched = (['outbox', 'dead', 'accounts', 'device'] as const).map((table) => onChange(database, table, readSoon))
  void read()
  return () => {
    stopped = true
    clearTimeout(timer)
    for (const stopHearing of watched) stopHearing()
  }
}
