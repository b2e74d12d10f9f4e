import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { mediaKey, type MediaType } from '#contract/media.ts'
import { limits } from '#product/limits.ts'
import { isCompleted } from '#domain/watching/progress.ts'

/** What a history says of a person; nothing of it leaves the device. */
export interface Taste {
  /** The kind that makes up more than 60 % of what they watched; undefined when neither does (specification, section 3). */
  preferred?: MediaType | undefined
  /** The title they finished last. */
  finished?: { type: MediaType; id: number; title: string } | undefined
}

/** Reads a history in any order. A mark by hand, which has no length, counts as finished. */
export function tasteOf(history: readonly WatchHistoryItem[]): Taste {
  const titles = new Map(history.map((item) => [mediaKey(item), item.media_type]))
  const preferred = (['movie', 'tv'] as const).find(
    (type) => [...titles.values()].filter((other) => other === type).length > titles.size * limits.preferenceShare,
  )
  const [last] = history
    .filter((item) => item.duration === 0 || isCompleted(item))
    .toSorted((a, b) => (b.watched_at ?? 0) - (a.watched_at ?? 0))
  return { preferred, finished: last && { type: last.media_type, id: last.media_id, title: last.title } }
}
