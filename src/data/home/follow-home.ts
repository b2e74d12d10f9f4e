import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { tasteOf } from '#domain/home/taste.ts'
import { rememberArranged } from './arrange-home.ts'
import { rememberHome } from './home.ts'
import { engine } from '#data/engine.ts'
import { currentOwner, onOwnerChange } from '#data/account/owner.ts'
import { onPreferences } from '#data/account/preferences.ts'

/** Keeps home as this person arranged it on any device, and as their history has it. The app calls it once. */
export function followHome(): void {
  onPreferences((decided) => rememberArranged(currentOwner(), decided))
  onOwnerChange(() => void refreshTaste())
  void refreshTaste()
}

/** Reads from the history what home makes of it. Silent on failure (specification, section 8). */
export async function refreshTaste(): Promise<void> {
  const owner = currentOwner()
  try {
    const { store } = await engine.open()
    const rows = await store.read((tx) => tx.allRows('watch_history', owner))
    const watched = rows.flatMap(({ value }) => (isWatched(value) ? [value] : []))
    rememberHome(owner, tasteOf(watched))
  } catch {
    // Home keeps what it knew.
  }
}

/** The row that clears the history is none. */
const isWatched = (value: unknown): value is WatchHistoryItem => typeof value === 'object' && value !== null && 'media_id' in value
