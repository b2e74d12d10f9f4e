import { type Episode, isAired, type Season } from '#domain/title/season.ts'
import { begunSeasons } from './next-for-you.ts'

/** The season after another one that has begun; undefined behind the last. Nothing follows the specials. */
export const seasonAfter = (seasons: readonly Season[], season: number, today: string): Season | undefined =>
  season === 0 ? undefined : begunSeasons(seasons, today).find(({ number }) => number > season)

/** The episode before or after one of its season that was on; undefined at the ends. */
export function episodeBeside(episodes: readonly Episode[], number: number, step: 1 | -1, today: string): Episode | undefined {
  const aired = episodes.filter((episode) => isAired(episode, today)).toSorted((a, b) => a.number - b.number)
  return step > 0 ? aired.find((episode) => episode.number > number) : aired.findLast((episode) => episode.number < number)
}
