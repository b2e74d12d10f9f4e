import type { ContinueWatching } from '#contract/entities/continue-watching.ts'
import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import type { SavedTitle } from '#contract/titles.ts'
import { tasteOf, unseenOnWatchlist } from '#domain/home/taste.ts'
import { rememberArranged } from './arrange-home.ts'
import { lastKnownHome, rememberHome } from './home.ts'
import { engine } from '#data/engine.ts'
import { currentOwner } from '#data/account/owner.ts'
import { onPreferences } from '#data/account/preferences.ts'
import { shelves } from '#data/library/shelves.ts'

/** A change of a list is followed by others; home follows so much later (ms). */
const calmMs = 2000
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps home as this person arranged it on any device, and as their history and their watchlist have it. The app calls it once. */
export function followHome(): void {
  onPreferences((decided) => rememberArranged(currentOwner(), decided))
  // The view follows the owner, and tells what is there at the beginning, too.
  for (const shelf of [shelves.watch_history, shelves.watchlist])
    shelf.subscribe(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        void refreshTaste()
      }, calmMs)
    })
}

/** Reads from history and watchlist what home makes of them. Silent on failure (specification, section 8). */
export async function refreshTaste(): Promise<void> {
  const owner = currentOwner()
  try {
    const { store } = await engine.open()
    const [history, positions, watchlist] = await store.read((tx) =>
      Promise.all([tx.allRows('watch_history', owner), tx.allRows('continue_watching', owner), tx.allRows('watchlist', owner)]),
    )
    const watched = history.flatMap(({ value }) => (isOfTitle<WatchHistoryItem>(value) ? [value] : []))
    const left = positions.flatMap(({ value }) => (isOfTitle<ContinueWatching>(value) ? [value] : []))
    const wanted = watchlist.flatMap(({ value }) => (isOfTitle<SavedTitle>(value) ? [value] : []))
    rememberHome(owner, { ...tasteOf(watched), fromWatchlist: unseenOnWatchlist(wanted, watched) })
    const { findNextUp } = await import('./next-up.ts')
    rememberHome(owner, { nextUp: await findNextUp(watched, left, lastKnownHome().nextUp) })
  } catch {
    // Home keeps what it knew.
  }
}

/** The row that clears the history is of none. */
const isOfTitle = <T extends { media_id: number }>(value: unknown): value is T =>
  typeof value === 'object' && value !== null && 'media_id' in value
