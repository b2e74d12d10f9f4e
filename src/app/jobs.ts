import { callApi } from '#data/api.ts'
import { engine } from '#data/engine.ts'
import { whenIdle } from '#platform/page-lifecycle.ts'
import { reloadOnStaleChunk } from '#platform/stale-chunk.ts'
import { followSession } from './follow-session.ts'

/** Work that must not compete with the first paint: it starts once the page has loaded and is idle. */
export function startJobs(): void {
  followSession()
  engine.start(async () => (await import('#data/account/settle-guest.ts')).settleGuest())
  reloadOnStaleChunk(async () => (await callApi('health')).ok)
  void whenIdle()
    .then(() => import('./idle-jobs.ts'))
    .then(({ startIdleJobs }) => startIdleJobs())
}
