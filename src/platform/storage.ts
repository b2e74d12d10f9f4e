import type { storageKeys, storagePrefixes } from './storage-keys.ts'

type StoragePrefix = (typeof storagePrefixes)[keyof typeof storagePrefixes]
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | `${StoragePrefix}${string}`

/**
 * Local storage that never throws: browsers may refuse it (private windows, blocked cookies) or be full. A refused write
 * answers false, a refused or missing read null.
 */
export const storage = {
  read(key: StorageKey): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** Everything whose key begins so, as key and value. */
  entries<P extends StoragePrefix>(prefix: P): [key: `${P}${string}`, value: string][] {
    const found: [`${P}${string}`, string][] = []
    try {
      for (let index = 0; index < localStorage.length; index++) {
        const key = localStorage.key(index)
        if (key !== null && beginsWith(key, prefix)) found.push([key, localStorage.getItem(key) ?? ''])
      }
    } catch {
      // Refused storage holds nothing.
    }
    return found
  },
  write(key: StorageKey, value: string): boolean {
    try {
      localStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  remove(key: StorageKey): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Refused storage holds nothing to remove.
    }
  },
}

const beginsWith = <P extends string>(key: string, prefix: P): key is `${P}${string}` => key.startsWith(prefix)

/** Calls back when another tab changes a local-storage key; `value` is null when it was removed. */
export function onStoredElsewhere(key: string, changed: (value: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null)) changed(event.key === null ? null : event.newValue)
  })
}
