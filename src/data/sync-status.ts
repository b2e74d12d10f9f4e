import { useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { deviceClock } from '#platform/clock.ts'
import { connectivity } from '#state/connectivity.ts'
import type { Summary } from '#sync/summary.ts'
import { liveStore } from './live-store.ts'

const summaries = liveStore<Summary>(async ({ database }, owner, changed, failed) => {
  const { watchSummary } = await import('#db/watch.ts')
  return watchSummary(database, deviceClock, owner, changed, failed)
})

const nothing: Summary = { pending: 0, oldestPendingAt: null, lastSuccessAt: null, dead: 0, paused: null, nextAttemptAt: null }

/** What a person may know about their unsent changes; times are epoch ms. */
export interface SyncStatus extends Summary {
  connectivity: 'online' | 'offline' | 'unknown'
}

/** The state of the queue, live. */
export function useSyncStatus(): SyncStatus {
  const summary = useSyncExternalStore(summaries.subscribe, summaries.read) ?? nothing
  const { state } = useSnapshot(connectivity)
  return { ...summary, connectivity: state }
}
