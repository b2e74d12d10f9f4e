import type { MediaRef, MediaType } from '#contract/media.ts'
import { limits } from '#product/limits.ts'
import { isSeen, type Progress } from './progress.ts'

/** What is read of an item of the history: one for each movie and each episode that was watched. */
export type WatchedItem = MediaRef & Progress

/** What a history and the favorites say about one kind of title (specification, section 3: computed preference stats). */
export interface KindStatistics {
  /** Titles that are among the favorites or in the history. */
  total: number
  favorited: number
  /** Movies, or episodes, in the history. */
  watched: number
  /** Titles in the history: a show counts once. */
  titles: number
  /** Those watched to the end, or marked as watched by hand. */
  completed: number
  /** From 0 to 1; null where nothing was watched. */
  completionRate: number | null
  /** Seconds for each item; null where no item says how long it was watched. */
  averageWatchTime: number | null
}

export type Preference = MediaType | 'balanced'

export interface WatchingStatistics {
  kinds: Record<MediaType, KindStatistics>
  preference: Preference
}

/** Counts both kinds. The order of the lists does not matter. */
export function watchingStatistics(history: readonly WatchedItem[], favorites: readonly MediaRef[]): WatchingStatistics {
  const of = (type: MediaType) =>
    kindStatistics(
      history.filter(({ media_type }) => media_type === type),
      favorites.filter(({ media_type }) => media_type === type),
    )
  return { kinds: { movie: of('movie'), tv: of('tv') }, preference: preferenceOf(history) }
}

/** The kind that makes up more than 60 % of the watched items, else both (specification, section 3; decision W0: ten episodes are ten). */
export function preferenceOf(history: readonly MediaRef[]): Preference {
  const isPreferred = (type: MediaType): boolean =>
    history.filter(({ media_type }) => media_type === type).length > history.length * limits.preferenceShare
  return (['movie', 'tv'] as const).find(isPreferred) ?? 'balanced'
}

function kindStatistics(history: readonly WatchedItem[], favorites: readonly MediaRef[]): KindStatistics {
  const watchedTitles = new Set(history.map(({ media_id }) => media_id))
  const completed = history.filter(isSeen).length
  const timed = history.filter(({ duration }) => duration > 0)
  const seconds = timed.reduce((sum, { watch_position, duration }) => sum + Math.min(watch_position, duration), 0)
  return {
    total: new Set([...watchedTitles, ...favorites.map(({ media_id }) => media_id)]).size,
    favorited: favorites.length,
    watched: history.length,
    titles: watchedTitles.size,
    completed,
    completionRate: history.length === 0 ? null : completed / history.length,
    averageWatchTime: timed.length === 0 ? null : seconds / timed.length,
  }
}
