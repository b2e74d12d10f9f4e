import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { mediaKey, type MediaType } from '#contract/media.ts'
import type { SavedTitle } from '#contract/titles.ts'
import { isSeen } from '#domain/watching/progress.ts'
import { type Preference, preferenceOf } from '#domain/watching/statistics.ts'

/** A movie, or a whole show, that somebody saw to the end; by the name of that day. */
export interface FinishedTitle {
  type: MediaType
  id: number
  title: string
}

/** What a history says of a person; nothing of it leaves the device. */
export interface Taste {
  /** What they watch most of (specification, section 3). */
  preferred: Preference
  /** The movie, or whole show, they finished last. */
  finished?: FinishedTitle | undefined
}

/** An episode is not the end of its show. */
const isWholeSeen = (item: WatchHistoryItem): boolean => item.season === null && isSeen(item)

/** How many titles of the watchlist stand on home. */
const mostFromWatchlist = 20

/** What somebody wants to see and has not, the latest first, without what it is about. */
export function unseenOnWatchlist(watchlist: readonly SavedTitle[], history: readonly WatchHistoryItem[]): SavedTitle[] {
  const seen = new Set(history.filter(isWholeSeen).map(mediaKey))
  return watchlist
    .filter((title) => !seen.has(mediaKey(title)))
    .toSorted((a, b) => (b.added_at ?? 0) - (a.added_at ?? 0))
    .slice(0, mostFromWatchlist)
    .map((title) => ({ ...title, overview: '' }))
}

/** Reads a history in any order. A mark by hand, which has no length, counts as finished. */
export function tasteOf(history: readonly WatchHistoryItem[]): Taste {
  const [last] = history.filter(isWholeSeen).toSorted((a, b) => (b.watched_at ?? 0) - (a.watched_at ?? 0))
  return { preferred: preferenceOf(history), finished: last && { type: last.media_type, id: last.media_id, title: last.title } }
}
