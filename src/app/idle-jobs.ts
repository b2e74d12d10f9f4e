import { followAccent } from '#data/accent.ts'
import { followSessions } from '#data/session.ts'
import { registerServiceWorker, reloadOnTakeover } from '#platform/service-worker.ts'
import { offerUpdate } from '#state/app-update.ts'
import { startInstall } from '#state/install.ts'
import { startNotices } from './app-notices.ts'

/** What may wait until the page has settled; a chunk of its own, so that the first screen does not carry it. */
export async function startIdleJobs(): Promise<void> {
  followAccent()
  followSessions()
  startInstall()
  startNotices()
  reloadOnTakeover()
  await registerServiceWorker({ onReady: offerUpdate })
}
