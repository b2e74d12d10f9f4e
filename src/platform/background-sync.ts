/** The tag of the one background sync; the worker listens for it. */
const tag = 'outbox'

interface SyncManager {
  register(tag: string): Promise<void>
}

/** Asks the browser to wake the worker when the network is back. Only Chromium can; elsewhere the next visit sends. */
export async function askForBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const sync = registration && 'sync' in registration ? (registration.sync as SyncManager) : undefined
  // Refused by the person or the browser: the page's own wake-ups remain.
  await sync?.register(tag).catch(() => undefined)
}
