import type { Ask } from '../ask.ts'
import type { Day } from '../dates.ts'
import { isoDate } from '../dates.ts'
import { seasonId } from '../ids.ts'
import { picturePath } from '../pictures.ts'
import { episodesOf, lastEpisode, nextEpisode, seasonStart } from '../schedule.ts'
import type { Episode } from '../schedule.ts'
import type { Dated } from '../snapshot.ts'
import type { Show } from '../titles.ts'
import { aggregateCredits, creditId, credits, crewOf, personCore } from './credits.ts'
import { named } from './genres.ts'
import { genresOf, listItem, posterOf } from './items.ts'
import { companiesOf, countryEntry, languageEntry } from './origin.ts'
import { picturesOf } from './pictures.ts'
import { recommendations, similar, videosOf, watchProviders } from './shared-parts.ts'

const dateOf = (day: Day | null): string | null => (day === null ? null : isoDate(day))

/** An episode as it stands inside a show or a season. */
function episodeItem(show: Show, episode: Episode, ask: Ask): Record<string, unknown> {
  return {
    air_date: dateOf(episode.day),
    episode_number: episode.number,
    episode_type: episode.number === show.rhythm.episodes ? 'finale' : 'standard',
    id: episode.id,
    name: episode.name[ask.lang],
    overview: episode.overview[ask.lang],
    production_code: '',
    runtime: episode.minutes,
    season_number: episode.season,
    show_id: show.id,
    still_path: episode.hasStill ? picturePath('still', episode.id) : null,
    vote_average: episode.vote,
    vote_count: 4 + (episode.id % 90),
  }
}

const seasonName = (season: number, ask: Ask): string =>
  season === 0 ? (ask.lang === 'de' ? 'Extras' : 'Specials') : `${ask.lang === 'de' ? 'Staffel' : 'Season'} ${season}`

function seasonItem(show: Show, season: number, ask: Ask): Record<string, unknown> {
  return {
    air_date: season === 0 ? null : isoDate(seasonStart(show, season, ask.today)),
    id: seasonId(show.index, season),
    name: seasonName(season, ask),
    overview: season === 1 ? show.overview[ask.lang] : '',
    poster_path: season > 0 && (show.index + season) % 20 === 9 ? null : posterOf(show, ask.lang),
    season_number: season,
    vote_average: season === 0 ? 0 : Math.round(show.vote * 10) / 10,
  }
}

const seasonNumbers = (show: Show): number[] =>
  Array.from({ length: show.rhythm.seasons + (show.specials ? 1 : 0) }, (_, at) => at + (show.specials ? 0 : 1))

const episodeCount = (show: Show): number => show.rhythm.seasons * show.rhythm.episodes

/** `GET /tv/{id}` without appended parts. */
export function showDetails(item: Dated<Show>, ask: Ask): Record<string, unknown> {
  const { title: show } = item
  const { genre_ids: _, ...listed } = listItem(item, ask.lang, ask.today)
  const last = lastEpisode(show, ask.today)
  const next = nextEpisode(show, ask.today)
  return {
    ...listed,
    created_by:
      show.index % 3 === 1
        ? []
        : crewOf(show)
            .slice(0, 1)
            .map(({ person }) => ({ ...personCore(person), credit_id: creditId(show, 50) })),
    // Half of the real shows have none (irregularity 9).
    episode_run_time: show.index % 2 === 0 ? [] : [show.episodeMinutes],
    genres: named(genresOf(show), ask.lang),
    homepage: show.homepage,
    in_production: show.rhythm.status !== 'Ended',
    languages: [show.originalLanguage],
    last_air_date: last === undefined ? null : dateOf(last.day),
    last_episode_to_air: last === undefined ? null : episodeItem(show, last, ask),
    next_episode_to_air: next === undefined ? null : episodeItem(show, next, ask),
    networks:
      show.index % 20 === 10
        ? []
        : [{ id: 98_000_000 + show.network.length, logo_path: null, name: show.network, origin_country: show.country }],
    number_of_episodes: episodeCount(show),
    number_of_seasons: show.rhythm.seasons,
    production_companies: companiesOf(show),
    production_countries: [countryEntry(show.country)],
    seasons: seasonNumbers(show).map((season) => ({
      ...seasonItem(show, season, ask),
      episode_count: episodesOf(show, season, ask.today)?.length ?? 0,
    })),
    spoken_languages: [languageEntry(show.originalLanguage)],
    status: show.rhythm.status,
    tagline: show.tagline[ask.lang],
    type: 'Scripted',
  }
}

/** `GET /tv/{id}/season/{n}`; undefined when there is none. */
export function seasonDetails({ title: show }: Dated<Show>, season: number, ask: Ask): Record<string, unknown> | undefined {
  const episodes = episodesOf(show, season, ask.today)
  if (episodes === undefined) return undefined
  return {
    _id: seasonId(show.index, season).toString(16).padStart(24, '0'),
    ...seasonItem(show, season, ask),
    networks: [],
    episodes: episodes.map((episode) => ({ ...episodeItem(show, episode, ask), crew: [], guest_stars: [] })),
  }
}

/** `GET /tv/{id}/season/{n}/episode/{m}`; undefined when there is none. */
export function episodeDetails(
  { title: show }: Dated<Show>,
  season: number,
  number: number,
  ask: Ask,
): Record<string, unknown> | undefined {
  const episode = episodesOf(show, season, ask.today)?.[number - 1]
  return episode === undefined ? undefined : { ...episodeItem(show, episode, ask), crew: [], guest_stars: [] }
}

const rating = (country: string, value: string): Record<string, unknown> => ({ descriptors: [], iso_3166_1: country, rating: value })

/** Certificates per country; a country may come twice or be missing (irregularity 23). */
function contentRatings(show: Show): Record<string, unknown> {
  const de = rating('DE', show.certification === 'TV-MA' ? '16' : '12')
  if (show.index % 20 === 19) return { results: [de] }
  return {
    results: show.index % 20 === 7 ? [de, rating('DE', ''), rating('US', show.certification)] : [de, rating('US', show.certification)],
  }
}

type Part = (item: Dated<Show>, ask: Ask) => Record<string, unknown>

/** What may be appended to a show, or asked for by its own path. */
export const showParts: Readonly<Record<string, Part>> = {
  aggregate_credits: ({ title }) => aggregateCredits(title, episodeCount(title)),
  content_ratings: ({ title }) => contentRatings(title),
  credits: ({ title }) => credits(title),
  external_ids: () => ({ imdb_id: null, tvdb_id: null, wikidata_id: null, facebook_id: null, instagram_id: null, twitter_id: null }),
  images: ({ title }, ask) => ({ ...picturesOf(title, ask) }),
  recommendations,
  similar,
  videos: ({ title }, ask) => videosOf(title, ask),
  'watch/providers': ({ title }) => watchProviders(title),
}
