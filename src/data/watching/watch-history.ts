import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { mediaKey, watchableKey } from '#contract/media.ts'
import { saveAsGuest } from '#data/account/guest-save.ts'
import { currentOwner } from '#data/account/owner.ts'
import { readPreference } from '#data/account/preferences.ts'
import { decide } from '#data/library/decide.ts'
import { removeFrom } from '#data/library/removals.ts'
import type { SavedState } from '#data/library/saved-titles.ts'
import { useIsOnShelf } from '#data/library/shelves.ts'
import { useDeciding } from '#data/library/decide.ts'
import { throttle } from '#domain/throttle.ts'
import type { Title } from '#domain/title/title.ts'
import { wholeSeconds } from '#domain/watching/progress.ts'
import { watchedWhole } from '#domain/watching/watched.ts'
import { deviceClock } from '#platform/clock.ts'
import { limits } from '#product/limits.ts'
import { session } from '#state/session.ts'

const recorded = throttle(limits.localHistory.throttleMs)

/**
 * Records what is being watched, for a guest silently and on this device alone (decision A3). The same movie or episode counts once
 * in 30 s (specification, section 4); nothing is recorded while the history is off. Never rejects.
 */
export async function recordWatched(item: WatchHistoryItem): Promise<void> {
  const key = watchableKey(item)
  if (!recorded.allows(`${currentOwner()} ${key}`, performance.now())) return
  if (!(await readPreference('isWatchHistoryEnabled'))) return
  await decide('watch_history', [{ key, op: 'put', value: { ...wholeSeconds(item), watched_at: deviceClock.now() } }])
}

/** Whether a movie, or a whole show, is in the history. */
export function useWatched(title: Pick<Title, 'type' | 'id'>): SavedState {
  const key = keyOf(title)
  return { kept: useIsOnShelf('watch_history', key), deciding: useDeciding('watch_history', key) }
}

/**
 * Marks a movie, or a whole show, as watched by a person's own word, or takes that back. A guest is asked once where
 * (decisions A1, A3). Never rejects.
 *
 * @param minutes how long it is; 0 when that is unknown
 * @param isWatched what the person saw when they pressed
 */
export async function toggleWatched(title: Title, minutes: number, isWatched: boolean): Promise<void> {
  const key = keyOf(title)
  if (isWatched) return removeFrom('watch_history', [key])
  const item = watchedWhole(title, { season: null, episode: null, minutes, at: deviceClock.now() })
  const change = { key, op: 'put', value: item } as const
  const also = [{ entity: 'continue_watching', key, op: 'delete', value: null }] as const
  if (session.status === 'guest') await saveAsGuest({ list: 'watch_history', changes: [change], also, title: title.title })
  else await decide('watch_history', [change], also)
}

const keyOf = ({ type, id }: Pick<Title, 'type' | 'id'>) => mediaKey({ media_type: type, media_id: id })
