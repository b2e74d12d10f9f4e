/** What the browser believes. Only a hint: it stays true while our server is away, and is at times false while all is well. */
export const seemsOnline = (): boolean => navigator.onLine

/** Calls back when the browser's belief changes. */
export function onNetworkHint(changed: (online: boolean) => void): void {
  addEventListener('online', () => changed(true))
  addEventListener('offline', () => changed(false))
}

/** What some browsers tell of the line; the others tell nothing. */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

declare global {
  interface Navigator {
    readonly connection?: NetworkInformation
  }
}

/** Whether nothing is to be fetched ahead: the person asked to save data, or the line is as slow as 2G. */
export function savesData(): boolean {
  const { connection } = navigator
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
