import type { ContinueWatching } from '#contract/entities/continue-watching.ts'
import { playing } from '#product/playing.ts'
import { isDone } from './progress.ts'

/**
 * Where to begin, in seconds, so that a person knows again where they were: a little before the place they left. At the beginning for what was
 * hardly begun, or was watched to the end (specification, section 9).
 *
 * @param now epoch ms
 */
export function resumeAt(left: ContinueWatching | undefined, now: number): number {
  if (!left || left.watch_position < playing.notBegunUnderSeconds || isDone(left)) return 0
  const awayMs = now - (left.updated_at ?? now)
  const back = playing.rewinds.find(({ afterMs }) => awayMs >= afterMs)?.seconds ?? 0
  return Math.max(0, left.watch_position - back)
}

/**
 * Where this device was in something (s), when another one has been elsewhere in it since: the person chooses. Undefined where both are at about
 * the same place, or one was nowhere.
 *
 * @param here where this device was last
 */
export function ownPlace(left: ContinueWatching | undefined, here: number | undefined): number | undefined {
  if (!left || here === undefined || Math.min(here, left.watch_position) < playing.notBegunUnderSeconds) return undefined
  return Math.abs(left.watch_position - here) < playing.samePlaceSeconds ? undefined : here
}

/** The episode of a show that somebody was in last; undefined when they have begun none, or ended the last one. */
export function episodeToResume(entries: readonly ContinueWatching[], show: number): { season: number; number: number } | undefined {
  const own = entries.filter(({ media_type, media_id, episode }) => media_type === 'tv' && media_id === show && episode !== null)
  const [latest] = own.toSorted((a, b) => (b.updated_at ?? 0) - (a.updated_at ?? 0))
  if (!latest || isDone(latest) || latest.season === null || latest.episode === null) return undefined
  return { season: latest.season, number: latest.episode }
}
