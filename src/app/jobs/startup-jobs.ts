import { callApi } from '#data/api.ts'
import { startSync } from '#engine/sync.ts'
import { whenIdle } from '#platform/idle.ts'
import { reloadOnStaleChunk } from '#platform/stale-chunk.ts'
import { followSession } from '#app/navigation/session-navigation.ts'

/** Work that must not compete with the first paint: it starts once the page has loaded and is idle. */
export function startJobs(): void {
  followSession()
  startSync()
  reloadOnStaleChunk(async () => (await callApi('health')).ok)
  void whenIdle()
    .then(() => import('./idle-jobs.ts'))
    .then(({ startIdleJobs }) => startIdleJobs())
}
