import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import type { MediaType } from '#contract/media.ts'
import { isSeen } from '#domain/watching/progress.ts'
import { type Preference, preferenceOf } from '#domain/watching/statistics.ts'

/** What a history says of a person; nothing of it leaves the device. */
export interface Taste {
  /** What they watch most of (specification, section 3). */
  preferred: Preference
  /** The title they finished last. */
  finished?: { type: MediaType; id: number; title: string } | undefined
}

/** Reads a history in any order. A mark by hand, which has no length, counts as finished. */
export function tasteOf(history: readonly WatchHistoryItem[]): Taste {
  const [last] = history.filter(isSeen).toSorted((a, b) => (b.watched_at ?? 0) - (a.watched_at ?? 0))
  return { preferred: preferenceOf(history), finished: last && { type: last.media_type, id: last.media_id, title: last.title } }
}
