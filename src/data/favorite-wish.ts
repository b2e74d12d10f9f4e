import type { Favorite } from '#contract/entities.ts'
import { deviceClock } from '#platform/clock.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#spec/storage-keys.ts'

/** Signing in takes a while; after this a wish is stale, and whoever signs in then may be somebody else. */
const validMs = 30 * 60_000

interface Wish {
  favorite: Favorite
  at: number
}

/**
 * Remembers the title a guest wanted to keep when they chose to log in (decision A1). In local storage, because a phone may
 * close the page while its owner looks a password up.
 */
export function rememberWish(favorite: Favorite): void {
  storage.write(storageKeys.wish, JSON.stringify({ favorite, at: deviceClock.now() } satisfies Wish))
}

/** The remembered title, once. */
export function takeWish(): Favorite | null {
  const stored = storage.read(storageKeys.wish)
  storage.remove(storageKeys.wish)
  if (stored === null) return null
  try {
    const { favorite, at } = JSON.parse(stored) as Wish
    return deviceClock.now() - at < validMs ? favorite : null
  } catch {
    return null
  }
}
