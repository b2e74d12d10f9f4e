import type { CDPSession } from 'playwright'

interface Registrations {
  registrations: { registrationId: string; scopeURL: string }[]
}

/** Finds our worker; what it answers does what the browser does when the network is back (it does not do so by itself under test). */
export async function workerAlarm(devtools: CDPSession, origin: string): Promise<() => Promise<void>> {
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registrations) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ours !== undefined) found(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  return async () => {
    await devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'outbox', lastChance: false })
  }
}

/**
 * Stops the worker in charge once, as the browser does after half a minute without an event; the next request starts it again. Then lets
 * go of the devtools: left listening, this would stop every later worker too, the new version among them.
 */
export async function stopActiveWorker(devtools: CDPSession): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    let isStopped = false
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { status, runningStatus, versionId } of versions) {
        // The next request may start it before the devtools are gone.
        if (status !== 'activated' || isStopped) continue
        isStopped = runningStatus === 'stopped'
        if (isStopped) resolve()
        else if (runningStatus === 'running') void devtools.send('ServiceWorker.stopWorker', { versionId })
      }
    })
  })
  await devtools.send('ServiceWorker.enable')
  await stopped
  await devtools.detach()
}
