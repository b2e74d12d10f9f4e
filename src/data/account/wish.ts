import { deviceClock } from '#platform/clock.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import type { Change } from '#domain/library/settled.ts'

/** Signing in takes a while; after this a wish is stale, and whoever signs in then may be somebody else. */
const validMs = 30 * 60_000

interface Wish {
  change: Change
  at: number
}

/**
 * Remembers what a guest wanted to keep when they chose to sign in (decision A1). In local storage, because a phone may close the
 * page while its owner looks a password up.
 */
export function rememberWish(change: Change): void {
  storage.write(storageKeys.wish, JSON.stringify({ change, at: deviceClock.now() } satisfies Wish))
}

/** The remembered change; null when there is none of late. */
export function openWish(): Change | null {
  try {
    const { change, at } = JSON.parse(storage.read(storageKeys.wish) ?? '{}') as Partial<Wish>
    return change !== undefined && at !== undefined && deviceClock.now() - at < validMs ? change : null
  } catch {
    return null
  }
}

/** To be called once it is carried out. */
export const forgetWish = (): void => storage.remove(storageKeys.wish)
