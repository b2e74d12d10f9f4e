import { periodicTag, syncTag } from '#sync/tabs.ts'

interface SyncManager {
  register(tag: string): Promise<void>
}

interface PeriodicSyncManager {
  register(tag: string, options: { minInterval: number }): Promise<void>
}

declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: SyncManager
    readonly periodicSync?: PeriodicSyncManager
  }
}

/** The browser decides when, and not more often than this. */
const periodMs = 12 * 3_600_000

/** Asks the browser to wake the worker when the network is back. Only Chromium can; elsewhere the next visit sends. */
export async function askForBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  // Refused by the person or the browser: the page's own wake-ups remain.
  await registration?.sync?.register(syncTag).catch(() => undefined)
}

/**
 * Asks the browser to wake the worker now and then, so that the lists are fresh when the app is opened without a connection.
 * Only Chromium can, and grants it to an installed app that is used; nobody is asked for a permission.
 */
export async function askForPeriodicSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration?.periodicSync === undefined) return
  try {
    const { state } = await navigator.permissions.query({ name: 'periodic-background-sync' as PermissionName })
    if (state !== 'granted') return
    await registration.periodicSync.register(periodicTag, { minInterval: periodMs })
  } catch {
    // A browser that knows no such permission, or takes it back: the next visit fetches.
  }
}
