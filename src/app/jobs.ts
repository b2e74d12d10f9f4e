import { followAccent } from '#data/accent.ts'
import { callApi } from '#data/api.ts'
import { followSessions } from '#data/session.ts'
import { startSync } from '#data/sync.ts'
import { whenIdle } from '#platform/idle.ts'
import { registerServiceWorker, reloadOnTakeover } from '#platform/service-worker.ts'
import { reloadOnStaleChunk } from '#platform/stale-chunk.ts'
import { offerUpdate } from '#state/app-update.ts'
import { startInstall } from '#state/install.ts'
import { startNotices } from './app-notices.ts'
import { followSession } from './follow-session.ts'

/** Work that must not compete with the first paint: it starts once the page has loaded and is idle. */
export function startJobs(): void {
  followSession()
  startSync()
  reloadOnStaleChunk(async () => (await callApi('health')).ok)
  void whenIdle().then(() => {
    followAccent()
    followSessions()
    startInstall()
    startNotices()
    reloadOnTakeover()
    return registerServiceWorker({ onReady: offerUpdate })
  })
}
