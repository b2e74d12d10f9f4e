/** What the browser believes. Only a hint: it stays true while our server is away, and is at times false while all is well. */
export const seemsOnline = (): boolean => navigator.onLine

/** Calls back when the browser's belief changes. */
export function onNetworkHint(changed: (online: boolean) => void): void {
  addEventListener('online', () => changed(true))
  addEventListener('offline', () => changed(false))
}
