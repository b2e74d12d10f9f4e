import { itemAt, hash, randomOf } from '../../random.ts'
import { rollingDay } from '../dates.ts'
import type { Day } from '../dates.ts'
import { episodeId } from '../ids.ts'
import { text } from '../text.ts'
import type { Text } from '../text.ts'
import type { Show } from '../titles/title.ts'
import { episodeEndings, episodeOpenings, episodeTitles } from '../words/episodes.ts'

/** Where a season starts in the lists of words; its episodes go on from there, so that no season repeats itself. */
const startOf = (show: Show, season: number): number => hash(`episodes ${show.index} ${season}`)

const episodeTitle = (show: Show, season: number, at: number): Text => text(itemAt(episodeTitles, startOf(show, season) + at * 5))

/** What happens in an episode, in two sentences, one of them about somebody of the cast. */
function episodeStory(show: Show, season: number, at: number): Text {
  const start = startOf(show, season)
  const opening = text(itemAt(episodeOpenings, start + at * 7))
  const ending = text(itemAt(episodeEndings, Math.floor(start / 7) + at * 5))
  const names = show.cast.map(({ character }) => character?.split(' ')[0] ?? '').filter((name) => name !== '')
  const told = (sentence: string): string =>
    sentence.replace('{who}', itemAt(names, start + at)).replace('{other}', itemAt(names, start + at + 1))
  return { en: `${told(opening.en)} ${ending.en}`, de: `${told(opening.de)} ${ending.de}` }
}

/** Seasons begin a whole number of weeks apart, so that a show keeps its weekday. */
const daysBetweenSeasons = 364

export interface Episode {
  id: number
  season: number
  number: number
  /** Null for specials, which were never on the air, and when the show is only announced. */
  day: Day | null
  name: Text
  overview: Text
  minutes: number | null
  hasStill: boolean
  vote: number
}

/** The first night of a season (1 is the oldest); null when nobody knows it yet. */
export function seasonStart(show: Show, season: number, today: Day): Day | null {
  const { start, seasons } = show.schedule
  if ('unknown' in start) return null
  const latest = 'fixed' in start ? start.fixed : rollingDay(start.phase, today, start.period, start.ahead)
  return latest - (seasons - season) * daysBetweenSeasons
}

/** How many episodes a season has; 0 when there is no such season. Season 0 are the specials. */
export function episodeCount(show: Show, season: number): number {
  if (season === 0) return show.specials ? 2 : 0
  return season < 1 || season > show.schedule.seasons ? 0 : show.schedule.episodes
}

/** The day an episode is on the air; null of specials, of those that there are not, and when nobody knows it yet. */
export function episodeDay(show: Show, season: number, number: number, today: Day): Day | null {
  const first = season === 0 || number < 1 || number > episodeCount(show, season) ? null : seasonStart(show, season, today)
  return first === null ? null : first + (number - 1) * show.schedule.every
}

/** The episodes of a season as of today; none when there is no such season. */
export function episodesOf(show: Show, season: number, today: Day): Episode[] {
  return Array.from({ length: episodeCount(show, season) }, (_, at) => {
    const irregular = (show.index * 31 + season * 7 + at) % 20
    return {
      id: episodeId(show.index, season, at + 1),
      season,
      number: at + 1,
      day: episodeDay(show, season, at + 1, today),
      name: episodeTitle(show, season, at),
      overview: irregular === 3 ? { en: '', de: '' } : episodeStory(show, season, at),
      minutes: irregular === 9 ? null : show.episodeMinutes + ((season + at) % 5),
      hasStill: irregular !== 13,
      vote: Math.round((6 + 3 * randomOf(`episode ${show.index} ${season} ${at}`)) * 10) / 10,
    }
  })
}

/** The days on which a show is on the air, all seasons together, the oldest first. */
export function airDays(show: Show, today: Day): Day[] {
  return Array.from({ length: show.schedule.seasons }, (_, at) => seasonStart(show, at + 1, today)).flatMap((first) =>
    first === null ? [] : Array.from({ length: show.schedule.episodes }, (_, at) => first + at * show.schedule.every),
  )
}

const latestEpisodes = (show: Show, today: Day): Episode[] => episodesOf(show, show.schedule.seasons, today)

/** The newest episode that has been on the air by today. */
export function lastEpisode(show: Show, today: Day): Episode | undefined {
  const aired = (episode: Episode): boolean => episode.day !== null && episode.day <= today
  return latestEpisodes(show, today).findLast(aired) ?? episodesOf(show, show.schedule.seasons - 1, today).findLast(aired)
}

/** The next episode after today. */
export function nextEpisode(show: Show, today: Day): Episode | undefined {
  return latestEpisodes(show, today).find((episode) => episode.day !== null && episode.day > today)
}
