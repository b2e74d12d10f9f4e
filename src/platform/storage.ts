import type { storageKeys, storagePrefixes } from './storage-keys.ts'

type StoragePrefix = (typeof storagePrefixes)[keyof typeof storagePrefixes]
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | `${StoragePrefix}${string}`

// Taken when the page loads: asking for it may throw, and what a page is in the middle of stays on its own device.
const local = ((): Storage | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
})()

/**
 * Local storage that never throws: browsers may refuse it (private windows, blocked cookies) or be full. A refused write
 * answers false, a refused or missing read null.
 */
export const storage = {
  read(key: StorageKey): string | null {
    try {
      return local?.getItem(key) ?? null
    } catch {
      return null
    }
  },
  /** Everything whose key begins so, as key and value. */
  entries<P extends StoragePrefix>(prefix: P): [key: `${P}${string}`, value: string][] {
    const found: [`${P}${string}`, string][] = []
    try {
      for (let index = 0; index < (local?.length ?? 0); index++) {
        const key = local?.key(index)
        if (key && beginsWith(key, prefix)) found.push([key, storage.read(key) ?? ''])
      }
    } catch {
      // Refused storage holds nothing.
    }
    return found
  },
  write(key: StorageKey, value: string): boolean {
    try {
      local?.setItem(key, value)
      return local !== undefined
    } catch {
      return false
    }
  },
  remove(key: StorageKey): void {
    try {
      local?.removeItem(key)
    } catch {
      // Refused storage holds nothing to remove.
    }
  },
}

const beginsWith = <P extends string>(key: string, prefix: P): key is `${P}${string}` => key.startsWith(prefix)

/** Calls back when another tab changes a local-storage key; `value` is null when it was removed. */
export function onStoredElsewhere(key: string, changed: (value: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.storageArea === local && (event.key === key || event.key === null)) changed(event.key === null ? null : event.newValue)
  })
}
