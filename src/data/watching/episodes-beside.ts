import { useMemo } from 'react'
import { useDetails } from '#data/title/details.ts'
import { useSeason } from '#data/title/seasons.ts'
import { today } from '#data/today.ts'
import type { WatchableRef } from '#contract/media.ts'
import type { Episode } from '#domain/title/season.ts'
import { episodeBeside, seasonAfter } from '#domain/watching/episodes-beside.ts'

/** The episodes around one, as far as they have been on. */
export interface EpisodesBeside {
  before: Episode | undefined
  after: Episode | undefined
  /** All of its season, in their order; empty until they are known and for a movie. */
  season: readonly Episode[]
}

const none: readonly never[] = []

/** What stands around an episode in its show; the last of a season is followed by the first of the next. Nothing for a movie. */
export function useEpisodesBeside({ media_type, media_id, season, episode }: WatchableRef): EpisodesBeside {
  const isEpisode = media_type === 'tv' && season !== null && episode !== null
  const own = useSeason(media_id, isEpisode ? season : undefined).value?.episodes ?? none
  const seasons = useDetails(media_type, media_id).value?.seasons ?? none
  const day = today()
  const after = isEpisode ? episodeBeside(own, episode, 1, day) : undefined
  const next = isEpisode && own.length > 0 && !after ? seasonAfter(seasons, season, day) : undefined
  const nextSeason = useSeason(media_id, next?.number).value?.episodes ?? none
  const before = isEpisode ? episodeBeside(own, episode, -1, day) : undefined
  const first = after ?? episodeBeside(nextSeason, -1, 1, day)
  return useMemo(() => ({ before, after: first, season: own }), [before, first, own])
}
