import type { storageKeys, storagePrefixes } from './storage-keys.ts'

type StoragePrefix = (typeof storagePrefixes)[keyof typeof storagePrefixes]
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | `${StoragePrefix}${string}`

/** What `work` answers, or `refused` where the browser does not let it: private windows, blocked cookies, a full disk. */
function attempt<T>(work: () => T, refused: T): T {
  try {
    return work()
  } catch {
    return refused
  }
}

// Taken when the page loads: what a page is in the middle of stays on its own device.
const local = attempt<Storage | undefined>(() => localStorage, undefined)

/** Local storage that never throws: a refused write answers false, a refused or missing read null. */
export const storage = {
  read: (key: StorageKey): string | null => attempt(() => local?.getItem(key) ?? null, null),
  /** Everything whose key begins so, as key and value. */
  entries: <P extends StoragePrefix>(prefix: P): [key: `${P}${string}`, value: string][] =>
    attempt(() => {
      const keys = Array.from({ length: local?.length ?? 0 }, (_, index) => local?.key(index) ?? '')
      return keys.filter((key) => beginsWith(key, prefix)).map((key) => [key, storage.read(key) ?? ''])
    }, []),
  write: (key: StorageKey, value: string): boolean =>
    attempt(() => {
      local?.setItem(key, value)
      return local !== undefined
    }, false),
  remove: (key: StorageKey): void => attempt(() => local?.removeItem(key), undefined),
}

const beginsWith = <P extends string>(key: string, prefix: P): key is `${P}${string}` => key.startsWith(prefix)

/** Calls back when another tab changes a local-storage key; `value` is null when it was removed. */
export function onStoredElsewhere(key: string, changed: (value: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.storageArea === local && (event.key === key || event.key === null)) changed(event.key === null ? null : event.newValue)
  })
}
