import type { Favorite } from '#contract/entities.ts'
import { deviceClock } from '#platform/clock.ts'

/** Signing in takes a while; after this a wish is stale, and whoever signs in then may be somebody else. */
const validMs = 30 * 60_000

let wish: { favorite: Favorite; at: number } | null = null

/** Remembers the title a guest wanted to keep when they chose to log in (decision A1). */
export function rememberWish(favorite: Favorite): void {
  wish = { favorite, at: deviceClock.now() }
}

/** The remembered title, once. */
export function takeWish(): Favorite | null {
  const taken = wish
  wish = null
  return taken !== null && deviceClock.now() - taken.at < validMs ? taken.favorite : null
}
