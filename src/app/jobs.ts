import { callApi } from '#data/api.ts'
import { followSessions } from '#data/session.ts'
import { startSync } from '#data/sync.ts'
import { whenIdle } from '#platform/idle.ts'
import { registerServiceWorker, reloadOnTakeover } from '#platform/service-worker.ts'
import { reloadOnStaleChunk } from '#platform/stale-chunk.ts'
import { offerUpdate } from '#state/app-update.ts'

/** Work that must not compete with the first paint: it starts once the page has loaded and is idle. */
export function startJobs(): void {
  followSessions()
  startSync()
  reloadOnTakeover()
  reloadOnStaleChunk(async () => (await callApi('health')).ok)
  // The worker exists only in a build.
  if (import.meta.env.PROD) void whenIdle().then(() => registerServiceWorker({ onReady: offerUpdate }))
}
