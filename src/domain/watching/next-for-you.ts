import { type Episode, isAired, type Season } from '#domain/title/season.ts'
import { byPlace, type SeenEpisodes } from './seen-episodes.ts'

/** The seasons a person can go on with, in order: those that have begun, specials not counted. */
export const begunSeasons = (seasons: readonly Season[], today: string): Season[] =>
  seasons.filter((season) => season.number > 0 && season.episodes > 0 && isAired(season, today)).toSorted((a, b) => a.number - b.number)

/**
 * The seasons in which a person goes on, the likelier first, two at most: the one they came furthest in, unless all of it is watched, and
 * the one behind it. Episodes they left out on the way are not asked for. None when everything is watched.
 */
export function seasonsAhead(begun: readonly Season[], { furthest, countIn }: SeenEpisodes): Season[] {
  const from = furthest?.season ?? 0
  return begun.filter(({ number, episodes }) => number >= from && countIn(number, episodes) < episodes).slice(0, 2)
}

/** The first of these episodes that a person has not come to yet and that was on. */
export const nextForYou = (episodes: readonly Episode[], seen: SeenEpisodes, today: string): Episode | undefined =>
  episodesAhead(episodes, seen, today, 1)[0]

/** The next episodes that a person has not come to yet and that were on, in order. */
export const episodesAhead = (episodes: readonly Episode[], { furthest }: SeenEpisodes, today: string, count: number): Episode[] =>
  episodes.filter((episode) => isAired(episode, today) && (furthest === null || byPlace(episode, furthest) > 0)).slice(0, count)
