import type { ContinueWatching } from '#contract/entities/continue-watching.ts'
import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { mediaKey } from '#contract/media.ts'
import { savedTitleOf, type Title } from '#domain/title/title.ts'
import { limits } from '#product/limits.ts'
import { isNearEnd } from './progress.ts'

/**
 * The titles to go on with: of each the place where it was left last, newest first; none without a title or a backdrop, none
 * that is all but over (specification, sections 5 and 9; decisions W1, W2).
 */
export function continueWatchingRow(entries: readonly ContinueWatching[]): ContinueWatching[] {
  const dated = entries.filter((entry) => Number.isFinite(entry.updated_at))
  const newestFirst = dated.toSorted((a, b) => (b.updated_at ?? 0) - (a.updated_at ?? 0))
  const seen = new Set<string>()
  return newestFirst
    .filter((entry) => !seen.has(mediaKey(entry)) && seen.add(mediaKey(entry)))
    .filter((entry) => entry.title !== '' && entry.backdrop_path !== null && !isNearEnd(entry))
    .slice(0, limits.continueWatching.max)
}

/** What is kept of something watched in order to go on with it. */
export function positionOf(item: WatchHistoryItem, notedAt: number): ContinueWatching {
  const { overview: _, rating: __, preferred_source: ___, watched_at: ____, ...rest } = item
  return { ...rest, updated_at: notedAt }
}

/** Whether two moments (epoch ms) are of one calendar day where the person is. */
export const isSameDay = (a: number, b: number): boolean => new Date(a).toDateString() === new Date(b).toDateString()

interface Watched {
  /** Both null for a movie or a whole show. */
  season: number | null
  episode: number | null
  /** How long it is; 0 when that is unknown. */
  minutes: number
  /** Epoch ms. */
  at: number
}

/** What the history keeps of something watched from beginning to end. */
export function watchedWhole(title: Title, { season, episode, minutes, at }: Watched): WatchHistoryItem {
  const duration = Math.round(minutes * 60)
  return { ...savedTitleOf(title), season, episode, watch_position: duration, duration, preferred_source: null, watched_at: at }
}
