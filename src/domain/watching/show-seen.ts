import type { Details } from '#domain/title/details.ts'
import { type Episode, isAired } from '#domain/title/season.ts'

/** What the page of a show says of its episodes. */
export type KnownShow = Pick<Details, 'seasons' | 'episodeCount' | 'lastEpisode' | 'nextEpisode' | 'status'>

/** Where an episode stands in its show. */
export type Place = Pick<Episode, 'season' | 'number'>

/**
 * Whether somebody has watched every episode of a show that has been on by a day. Specials do not count. Where what is known leaves
 * room for an episode more, the show is not seen.
 *
 * @param watched the episodes watched to their end, each once
 * @param seasons the episodes that the pages of single seasons list, where the device knows them
 * @param today `YYYY-MM-DD`
 */
export function isShowSeen(watched: readonly Place[], show: KnownShow, seasons: readonly (readonly Episode[])[], today: string): boolean {
  const regular = watched.filter(({ season }) => season > 0)
  const has = ({ season, number }: Place): boolean => regular.some((other) => other.season === season && other.number === number)
  const listed = seasons.flat().filter((episode) => episode.season > 0 && isAired(episode, today))
  const { lastEpisode: last, nextEpisode: next } = show
  // What was called the next one when the device last asked may have been on since.
  const named = [...(last ? [last] : []), ...(next && isAired(next, today) ? [next] : [])]
  const wanted = airedBySeason(show, named)
  if (wanted === undefined) return false
  return (
    [...wanted].every(([season, count]) => regular.filter((place) => place.season === season).length >= count) &&
    [...listed, ...named.filter(({ season }) => season > 0)].every(has)
  )
}

/** How many episodes of each season were on at the most; undefined where nobody said. */
function airedBySeason(show: KnownShow, named: readonly Episode[]): Map<number, number> | undefined {
  const regular = show.seasons.filter(({ number }) => number > 0)
  const latest = named.filter(({ season }) => season > 0).toSorted((a, b) => b.season - a.season || b.number - a.number)[0]
  const isOver = show.status === 'ended' || show.status === 'canceled'
  const counted = regular.reduce((sum, { episodes }) => sum + episodes, 0)
  if (!latest && !isOver) return undefined
  // Some shows are counted as a whole only, or their seasons do not add up.
  if (isOver && counted < show.episodeCount) return undefined
  const begun = regular.filter(({ number }) => !latest || number <= latest.season)
  const counts = begun.map(({ number, episodes }): [number, number] => [
    number,
    number === latest?.season && !isOver ? Math.min(latest.number, episodes || latest.number) : episodes,
  ])
  return counts.some(([, count]) => count > 0) ? new Map(counts) : undefined
}
