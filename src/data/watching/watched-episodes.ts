import { useMemo } from 'react'
import { watchableKey } from '#contract/media.ts'
import { saveAsGuest } from '#data/account/guest-save.ts'
import { decide, undoOfAdding, useDeciding } from '#data/library/decide.ts'
import { removeFrom } from '#data/library/removals.ts'
import { isOnShelf, useShelf } from '#data/library/shelves.ts'
import type { Episode } from '#domain/title/season.ts'
import { type Title, titleRef } from '#domain/title/title.ts'
import { type SeenEpisodes, seenEpisodes } from '#domain/watching/seen-episodes.ts'
import { watchedWhole } from '#domain/watching/watched.ts'
import { deviceClock } from '#platform/clock.ts'
import { session } from '#state/session.ts'
import { showToast } from '#state/toasts.ts'

/** What this person has watched of a show, live; undefined while the database opens. */
export function useSeenEpisodes(show: number): SeenEpisodes | undefined {
  const history = useShelf('watch_history')
  return useMemo(() => history && seenEpisodes(history, show), [history, show])
}

/** Whether a change of an episode's mark is being written. */
export const useDecidingEpisode = (show: number, { season, number }: Pick<Episode, 'season' | 'number'>): boolean =>
  useDeciding('watch_history', watchableKey({ media_type: 'tv', media_id: show, season, episode: number }))

/**
 * Marks an episode as watched by a person's own word, or takes that back with Undo. A guest is asked once where
 * (decisions A1, A3). Never rejects.
 *
 * @param isWatched what the person saw when they pressed
 */
export async function toggleEpisode(show: Title, episode: Episode, isWatched: boolean): Promise<void> {
  const change = watchedChange(show, episode, deviceClock.now())
  if (isWatched) return removeFrom('watch_history', [change.key])
  if (session.status === 'guest') await saveAsGuest(guestSave(show, [change]))
  else await decide('watch_history', [change], [forgetPlace(change.key)])
}

/** Marks all of these episodes as watched, with Undo. A guest is asked as for one. Never rejects. */
export async function markEpisodes(show: Title, episodes: readonly Episode[]): Promise<void> {
  const now = deviceClock.now()
  // Each a moment after the one before it, so that the history has them in their order.
  const changes = episodes.map((episode, place) => watchedChange(show, episode, now - (episodes.length - 1 - place)))
  const fresh = changes.filter(({ key }) => !isOnShelf('watch_history', key))
  if (session.status === 'guest') await saveAsGuest(guestSave(show, fresh))
  else await keepAll(show, fresh)
}

/** Takes the marks of these episodes back, with Undo. Never rejects. */
export async function unmarkEpisodes(show: Title, episodes: readonly Episode[]): Promise<void> {
  const keys = episodes.map((episode) => keyOf(show, episode))
  await removeFrom(
    'watch_history',
    keys.filter((key) => isOnShelf('watch_history', key)),
  )
}

type Change = ReturnType<typeof watchedChange>

async function keepAll(show: Title, changes: readonly Change[]): Promise<void> {
  const kept = await decide(
    'watch_history',
    changes,
    changes.map(({ key }) => forgetPlace(key)),
  )
  if (kept === undefined) return
  const values = { title: show.title, count: changes.length }
  showToast({ notice: 'episodes-watched', values, ...undoOfAdding('watch_history', changes) })
}

const guestSave = (show: Title, changes: readonly Change[]) =>
  ({ list: 'watch_history', changes, also: changes.map(({ key }) => forgetPlace(key)), title: show.title }) as const

const keyOf = (show: Title, { season, number }: Episode): string => watchableKey({ ...titleRef(show), season, episode: number })

function watchedChange(show: Title, episode: Episode, at: number) {
  const { season, number, runtime: minutes } = episode
  return { key: keyOf(show, episode), op: 'put', value: watchedWhole(show, { season, episode: number, minutes, at }) } as const
}

/** What was watched to its end is not gone on with. */
const forgetPlace = (key: string) => ({ entity: 'continue_watching', key, op: 'delete', value: null }) as const
