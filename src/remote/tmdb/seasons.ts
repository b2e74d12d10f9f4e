import type { Episode, EpisodeDetails, Season, SeasonDetails } from '#domain/title/season.ts'
import { fillTexts, lacksText, languageParam, otherLanguages } from '#domain/title/texts.ts'
import type { Language } from '#product/languages.ts'
import { picturePaths, readCast, readCrew, readVideos } from './appended.ts'
import { type Fallback, filmed, type Query, spoken, textFallbacks } from './query.ts'
import { type Fields, dayOf, label, listOf, number, pathOf, readRating, record, text } from './readers.ts'

/** What the pages of a season and of an episode ask (specification, section 7). */
export const seasonQueries = {
  season: (show: number, season: number, language: Language): Query<SeasonDetails> => ({
    path: `/tv/${show}/season/${season}`,
    params: { ...spoken(language), ...filmed(language), append_to_response: 'videos' },
    read: (body) => readSeason(body, season),
    awaitsTexts: true,
    fallbacks: () => otherLanguages(language).map((code) => seasonFallback(`/tv/${show}/season/${season}`, code, season)),
  }),

  episode: (show: number, season: number, episode: number, language: Language): Query<EpisodeDetails> => {
    const path = `/tv/${show}/season/${season}/episode/${episode}`
    const fields = ['name', 'overview'] as const
    return {
      path,
      params: { ...spoken(language), append_to_response: 'credits,images' },
      read: (body) => readEpisodeDetails(body, season),
      awaitsTexts: true,
      fallbacks: () =>
        textFallbacks<'name' | 'overview', EpisodeDetails>({
          path,
          fields,
          languages: otherLanguages(language).map((code) => ({ code, worth: fields })),
          read: (body) => readEpisodeTexts(record(body)),
        }),
    }
  },
}

/** A season in the list of its show; null without a number, since 0 would make it the specials. */
export function readSeasonSummary(season: Fields): Season | null {
  if (season['season_number'] === undefined || season['season_number'] === null) return null
  return {
    number: number(season['season_number']),
    name: label(season['name']),
    overview: text(season['overview']),
    episodes: number(season['episode_count']),
    posterPath: pathOf(season['poster_path']),
    date: dayOf(season['air_date']),
  }
}

/**
 * An episode as it stands in a show or in a season, whose number it may leave out. Null when it names none, or no season: 0 would make it one of
 * the specials.
 */
export function readEpisode(episode: Fields, inSeason?: number): Episode | null {
  const season = episode['season_number'] ?? inSeason ?? null
  if (season === null || (!number(episode['id']) && !number(episode['episode_number']))) return null
  return {
    ...readEpisodeTexts(episode),
    season: number(season),
    number: number(episode['episode_number']),
    date: dayOf(episode['air_date']),
    runtime: number(episode['runtime']),
    stillPath: pathOf(episode['still_path']),
    rating: readRating(episode['vote_average']),
    kind: text(episode['episode_type']),
  }
}

/** Where nobody has named an episode in the language asked for, the service says "Folge 3": that is no name. */
const counted = /^(?:episode|folge) \d+$/i

function readEpisodeTexts(episode: Fields): { name: string; overview: string } {
  const name = label(episode['name'])
  return { name: counted.test(name) ? '' : name, overview: text(episode['overview']) }
}

function readSeason(body: unknown, asked: number): SeasonDetails | null {
  const season = record(body)
  if (!number(season['id']) && !Array.isArray(season['episodes'])) return null
  return {
    number: asked,
    name: label(season['name']),
    overview: text(season['overview']),
    posterPath: pathOf(season['poster_path']),
    date: dayOf(season['air_date']),
    episodes: listOf(season['episodes'], (episode) => readEpisode(episode, asked)).sort((a, b) => a.number - b.number),
    videos: readVideos(season['videos']),
  }
}

const needsTexts = ({ overview, episodes }: SeasonDetails): boolean =>
  overview === '' || episodes.some((episode) => lacksText(episode, ['name', 'overview']))

/** One question for the season and all its episodes. */
const seasonFallback = (path: string, code: string, asked: number): Fallback<SeasonDetails> => ({
  path,
  params: { language: languageParam(code) },
  isNeeded: needsTexts,
  fill: (season, body) => {
    const other = readSeason(body, asked)
    if (!other) return season
    const texts = new Map(other.episodes.map((episode) => [episode.number, episode]))
    const episodes = season.episodes.map((episode) =>
      fillTexts(episode, ['name', 'overview'], texts.get(episode.number) ?? { name: '', overview: '' }, code),
    )
    return { ...fillTexts(season, ['overview'], other, code), episodes }
  },
})

function readEpisodeDetails(body: unknown, asked: number): EpisodeDetails | null {
  const item = record(body)
  const episode = readEpisode(item, asked)
  const credits = record(item['credits'])
  return (
    episode && {
      ...episode,
      cast: readCast(credits['cast']),
      guests: readCast(credits['guest_stars'] ?? item['guest_stars']),
      crew: readCrew(credits['crew'] ?? item['crew']),
      stills: picturePaths(record(item['images'])['stills']),
    }
  )
}
