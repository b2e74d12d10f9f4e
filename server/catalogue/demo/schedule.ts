import { around, chance } from './chance.ts'
import { rollingDay } from './dates.ts'
import type { Day } from './dates.ts'
import { episodeId } from './ids.ts'
import type { Text } from './text.ts'
import { text } from './text.ts'
import type { Show } from './titles.ts'
import { episodeOverviews, episodeTitles } from './words/episodes.ts'

/** Seasons begin a whole number of weeks apart, so that a show keeps its weekday. */
const daysBetweenSeasons = 364

export interface Episode {
  id: number
  season: number
  number: number
  /** Null for specials: they were never on the air. */
  day: Day | null
  name: Text
  overview: Text
  minutes: number | null
  hasStill: boolean
  vote: number
}

/** The first night of a season (1 is the oldest). */
export function seasonStart(show: Show, season: number, today: Day): Day {
  const { start, seasons } = show.rhythm
  const latest = 'fixed' in start ? start.fixed : rollingDay(start.phase, today, start.period, start.ahead)
  return latest - (seasons - season) * daysBetweenSeasons
}

/** The episodes of a season as of today; undefined when there is no such season. Season 0 are the specials. */
export function episodesOf(show: Show, season: number, today: Day): Episode[] | undefined {
  if (season === 0 ? !show.specials : season < 1 || season > show.rhythm.seasons) return undefined
  const first = season === 0 ? null : seasonStart(show, season, today)
  return Array.from({ length: season === 0 ? 2 : show.rhythm.episodes }, (_, at) => {
    const seed = show.index * 31 + season * 7 + at
    const irregular = seed % 20
    return {
      id: episodeId(show.index, season, at + 1),
      season,
      number: at + 1,
      day: first === null ? null : first + at * show.rhythm.every,
      name: text(around(episodeTitles, show.index * 17 + season * 13 + at)),
      overview: irregular === 3 ? { en: '', de: '' } : text(around(episodeOverviews, show.index * 3 + season * 7 + at)),
      minutes: irregular === 9 ? null : show.episodeMinutes + (seed % 5),
      hasStill: irregular !== 13,
      vote: Math.round((6 + 3 * chance(`episode ${show.index} ${season} ${at}`)) * 10) / 10,
    }
  })
}

const latestEpisodes = (show: Show, today: Day): Episode[] => episodesOf(show, show.rhythm.seasons, today) ?? []

/** The newest episode that has been on the air by today. */
export function lastEpisode(show: Show, today: Day): Episode | undefined {
  const aired = (episode: Episode): boolean => episode.day !== null && episode.day <= today
  return latestEpisodes(show, today).findLast(aired) ?? episodesOf(show, show.rhythm.seasons - 1, today)?.findLast(aired)
}

/** The next episode after today. */
export function nextEpisode(show: Show, today: Day): Episode | undefined {
  return latestEpisodes(show, today).find((episode) => episode.day !== null && episode.day > today)
}

/** True when an episode is on between `from` and `to`, both included. */
export function airsWithin(show: Show, today: Day, from: Day, to: Day): boolean {
  return latestEpisodes(show, today).some((episode) => episode.day !== null && episode.day >= from && episode.day <= to)
}
