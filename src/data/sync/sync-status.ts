import { useSnapshot } from 'valtio'
import { deviceClock } from '#platform/clock.ts'
import { connectivity } from '#state/connectivity.ts'
import { syncHealth } from '#state/sync-health.ts'
import type { Summary } from '#sync/sync-once.ts'
import { engine } from '#data/engine.ts'
import { useLive } from '#data/use-live.ts'

export const summaries = engine.liveView<Summary>(async ({ database }, owner, changed, failed) => {
  const { watchSummary } = await import('#db/watch.ts')
  return watchSummary(database, deviceClock, owner, changed, failed)
})

const nothing: Summary = {
  pending: 0,
  many: false,
  oldestPendingAt: null,
  lastSuccessAt: null,
  differedAt: null,
  recovering: false,
  reading: null,
  dead: 0,
  full: false,
  used: null,
  paused: null,
  nextAttemptAt: null,
}

/** What a person may know about their unsent changes; times are epoch ms. */
export interface SyncStatus extends Summary {
  connectivity: 'online' | 'offline' | 'unknown'
  /** How often synchronisation stood still in this visit and had to be started again. */
  restarts: number
}

/** The state of the outbox, live. */
export function useSyncStatus(): SyncStatus {
  const summary = useLive(summaries) ?? nothing
  const { state } = useSnapshot(connectivity)
  const { restarts } = useSnapshot(syncHealth)
  return { ...summary, connectivity: state, restarts }
}
