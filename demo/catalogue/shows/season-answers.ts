import { isoDate } from '../dates.ts'
import type { Day } from '../dates.ts'
import { seasonId } from '../ids.ts'
import { credits, aggregateCredits, episodeCrew, guestStars, seasonCredits } from '../people/credit-answers.ts'
import { picturePath } from '../picture-names.ts'
import type { ApiRequest } from '../request.ts'
import { networksIn } from '../titles/companies.ts'
import { inAskedLanguages, pictureOf, textlessMark } from '../titles/images.ts'
import { watchProviders } from '../titles/providers.ts'
import type { Show } from '../titles/title.ts'
import { episodesOf, seasonStart } from './schedule.ts'
import type { Episode } from './schedule.ts'

type Body = Record<string, unknown>

export const dateOf = (day: Day | null): string | null => (day === null ? null : isoDate(day))

const stillOf = ({ id, hasStill }: Episode): string | null => (hasStill ? picturePath('still', id) : null)

/** An episode as it stands inside a show or a season. */
export function episodeItem(show: Show, episode: Episode, request: ApiRequest) {
  return {
    air_date: dateOf(episode.day),
    episode_number: episode.number,
    episode_type: episode.season > 0 && episode.number === show.schedule.episodes ? 'finale' : 'standard',
    id: episode.id,
    name: episode.name[request.lang],
    overview: episode.overview[request.lang],
    production_code: '',
    runtime: episode.minutes,
    season_number: episode.season,
    show_id: show.id,
    still_path: stillOf(episode),
    vote_average: episode.day !== null && episode.day <= request.today ? episode.vote : 0,
    vote_count: episode.day !== null && episode.day <= request.today ? 4 + (episode.id % 90) : 0,
  }
}

const seasonName = (season: number, request: ApiRequest): string =>
  season === 0 ? (request.lang === 'de' ? 'Extras' : 'Specials') : `${request.lang === 'de' ? 'Staffel' : 'Season'} ${season}`

/** A season as it stands inside its show. Specials have no date (irregularity 11). */
export function seasonItem(show: Show, season: number, request: ApiRequest): Body {
  const lettering = request.lang === 'de' && show.title.de !== show.title.en ? 'de' : 'en'
  return {
    air_date: season === 0 ? null : dateOf(seasonStart(show, season, request.today)),
    id: seasonId(show.index, season),
    name: seasonName(season, request),
    overview: season === 1 ? show.overview[request.lang] : '',
    poster_path: hasPoster(show, season) ? picturePath('season', seasonId(show.index, season), lettering) : null,
    season_number: season,
    vote_average: season === 0 ? 0 : Math.round(show.vote * 10) / 10,
  }
}

const hasPoster = (show: Show, season: number): boolean =>
  show.quirks.posterless !== true && (season === 0 || (show.index + season) % 20 !== 9)

/** `GET /tv/{id}/season/{n}` without appended parts; undefined when there is none. */
export function seasonDetails(show: Show, season: number, request: ApiRequest): Body | undefined {
  const episodes = episodesOf(show, season, request.today)
  if (episodes.length === 0) return undefined
  return {
    _id: seasonId(show.index, season).toString(16).padStart(24, '0'),
    ...seasonItem(show, season, request),
    networks: networksIn(show),
    episodes: episodes.map((episode) => {
      const { season_number: number, ...body } = episodeDetails(show, episode, request)
      return show.quirks.seasonless === true ? body : { ...body, season_number: number }
    }),
  }
}

/** `GET /tv/{id}/season/{n}/episode/{m}` without appended parts. */
export const episodeDetails = (show: Show, episode: Episode, request: ApiRequest) => ({
  ...episodeItem(show, episode, request),
  crew: episodeCrew(show),
  guest_stars: guestStars(show, episode.season, episode.number),
})

const outsideIds = { imdb_id: null, freebase_mid: null, freebase_id: null, tvdb_id: null, tvrage_id: null, wikidata_id: null }

type SeasonPart = (show: Show, season: number, request: ApiRequest) => Body

/** What may be appended to a season, or asked for by its own path. */
export const seasonParts: Readonly<Record<string, SeasonPart>> = {
  aggregate_credits: (show) => aggregateCredits(show),
  credits: seasonCredits,
  external_ids: () => outsideIds,
  images: (show, season, request) => {
    const id = seasonId(show.index, season)
    const languages = show.title.en === show.title.de ? (['en'] as const) : (['en', 'de'] as const)
    const lettered = languages.map((lang) => pictureOf('poster', picturePath('season', id, lang), lang, id))
    const plain = pictureOf('poster', picturePath('season', id, 'none', 1), textlessMark(id), id)
    return { posters: hasPoster(show, season) ? inAskedLanguages([...lettered, plain], request) : [] }
  },
  videos: () => ({ results: [] }),
  'watch/providers': (show) => watchProviders(show),
}

type EpisodePart = (show: Show, episode: Episode, request: ApiRequest) => Body

/** What may be appended to an episode, or asked for by its own path. */
export const episodeParts: Readonly<Record<string, EpisodePart>> = {
  credits: (show, episode) => ({
    cast: credits(show)['cast'],
    crew: episodeCrew(show),
    guest_stars: guestStars(show, episode.season, episode.number),
  }),
  external_ids: () => outsideIds,
  images: (_show, episode) => ({
    stills: episode.hasStill
      ? [0, 1].map((variant) => pictureOf('still', picturePath('still', episode.id, 'none', variant), null, episode.id))
      : [],
  }),
  videos: () => ({ results: [] }),
}
