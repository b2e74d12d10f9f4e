import { subscribe } from 'valtio'
import { addRoutes, router } from '#app/router.ts'
import { engine } from '#data/engine.ts'
import { pause } from '#platform/clock.ts'
import { idleOnlyAfter, whenIdle } from '#platform/page-lifecycle.ts'
import { untilLoaded } from '#platform/app-parts.ts'
import { isWorkerInCharge } from '#platform/worker-in-charge.ts'
import { getJson } from '#remote/api/http.ts'
import { reloadWhereFutile } from '#remote/lost-files.ts'
import { offerUpdate } from '#state/app-update.ts'
import { signInRequest } from '#state/session-requests.ts'
import { session } from '#state/session.ts'

/** The first worker of all may keep other work waiting for so long (ms). */
const workerFirstMs = 3000

/**
 * Work that must not compete with the first screen: it starts once the page has loaded and is idle. On a first visit, when all of it comes over the
 * network, it starts once the screen is there and a worker in charge: until then the app does not open without a network.
 *
 * @param shown resolves once the screen is there
 */
export function startJobs(shown: Promise<void>): void {
  const ready = shown.then(() => Promise.race([registerWorker(), pause(workerFirstMs)]))
  if (!isWorkerInCharge()) idleOnlyAfter(ready)
  followSession()
  engine.start(async () => (await import('#data/account/settle-guest.ts')).settleGuest())
  reloadWhereFutile(async () => (await getJson('/api/health')).ok)
  // Before anybody points at a link, so that its page can be fetched ahead.
  void whenIdle().then(() => untilLoaded(addRoutes))
  void whenIdle()
    .then(() => untilLoaded(() => import('./idle-jobs.ts')))
    .then(({ startIdleJobs }) => startIdleJobs())
}

async function registerWorker(): Promise<void> {
  const { registerServiceWorker } = await untilLoaded(() => import('#platform/service-worker.ts'))
  await registerServiceWorker({ onReady: offerUpdate })
}

/** Leaves protected screens when the session ends, and goes to the login screen and back when something asks for it. */
function followSession(): void {
  let status = session.status
  subscribe(session, () => {
    if (session.status === status) return
    status = session.status
    void router.invalidate()
  })
  subscribe(signInRequest, () => void router.navigate({ to: '/login', search: { next: router.state.location.href } }))
}
