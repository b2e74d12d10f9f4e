import type { storageKeys } from '#spec/storage-keys.ts'

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

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
