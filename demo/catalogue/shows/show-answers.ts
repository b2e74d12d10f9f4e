import { aggregateCredits, creditId, credits, personCore } from '../people/credit-answers.ts'
import { crewOf } from '../people/credits.ts'
import type { ApiRequest } from '../request.ts'
import type { Dated } from '../snapshot.ts'
import { companiesIn, networksIn } from '../titles/companies.ts'
import { countryEntry, languageEntry } from '../titles/countries.ts'
import { genresNamed } from '../titles/genres.ts'
import { picturesOf } from '../titles/images.ts'
import { genresOf, listItem } from '../titles/items.ts'
import { keywordsOf } from '../titles/keywords.ts'
import { watchProviders } from '../titles/providers.ts'
import { recommendations, similar } from '../titles/related.ts'
import { ratingsOf } from '../titles/releases.ts'
import type { Show } from '../titles/title.ts'
import { translationsOf } from '../titles/translations.ts'
import { episodeCount, episodesOf, lastEpisode, nextEpisode } from './schedule.ts'
import { dateOf, episodeItem, seasonItem } from './season-answers.ts'
import { typeOf } from './shows.ts'

type Body = Record<string, unknown>

const seasonNumbers = (show: Show): number[] =>
  Array.from({ length: show.schedule.seasons + 1 }, (_, season) => season).filter((season) => episodeCount(show, season) > 0)

const createdBy = (show: Show): Body[] =>
  show.index % 3 === 1
    ? []
    : crewOf(show)
        .slice(0, 1)
        .map(({ person }) => ({ ...personCore(person), credit_id: creditId(show, 50) }))

/** `GET /tv/{id}` without appended parts. */
export function showDetails(item: Dated<Show>, request: ApiRequest): Body {
  const { title: show } = item
  const { genre_ids: _, ...listed } = listItem(item, request.lang, request.today)
  const last = lastEpisode(show, request.today)
  const next = nextEpisode(show, request.today)
  return {
    ...listed,
    created_by: createdBy(show),
    // Half of the real shows have none (irregularity 9).
    episode_run_time: show.index % 2 === 0 ? [] : [show.episodeMinutes],
    genres: genresNamed(genresOf(show), request.lang),
    homepage: show.homepage,
    in_production: !['Ended', 'Canceled'].includes(show.schedule.status),
    languages: [show.originalLanguage],
    last_air_date: last === undefined ? null : dateOf(last.day),
    last_episode_to_air: last === undefined ? null : episodeItem(show, last, request),
    next_episode_to_air: next === undefined ? null : episodeItem(show, next, request),
    networks: networksIn(show),
    number_of_episodes: show.schedule.seasons * show.schedule.episodes,
    number_of_seasons: show.schedule.seasons,
    production_companies: companiesIn(show),
    production_countries: [countryEntry(show.country)],
    seasons: seasonNumbers(show).map((season) => ({ ...seasonItem(show, season, request), episode_count: episodeCount(show, season) })),
    spoken_languages: [languageEntry(show.originalLanguage)],
    status: show.schedule.status,
    tagline: show.tagline[request.lang],
    type: typeOf(show),
  }
}

type Part = (item: Dated<Show>, request: ApiRequest) => Body

/** What may be appended to a show, or asked for by its own path. */
export const showParts: Readonly<Record<string, Part>> = {
  aggregate_credits: ({ title }) => aggregateCredits(title),
  content_ratings: ({ title }) => ({
    results: ratingsOf(title).map(({ country, certification }) => ({ descriptors: [], iso_3166_1: country, rating: certification })),
  }),
  credits: ({ title }) => credits(title),
  external_ids: () => ({ imdb_id: null, tvdb_id: null, wikidata_id: null, facebook_id: null, instagram_id: null, twitter_id: null }),
  images: ({ title }, request) => ({ ...picturesOf(title, request) }),
  keywords: ({ title }) => ({ results: keywordsOf(title) }),
  recommendations,
  screened_theatrically: ({ title }, request) => ({
    results: title.screened
      ? episodesOf(title, 1, request.today)
          .slice(0, 1)
          .map(({ id, number, season }) => ({ id, episode_number: number, season_number: season }))
      : [],
  }),
  similar,
  translations: ({ title }) => translationsOf(title),
  videos: () => ({ results: [] }),
  'watch/providers': ({ title }) => watchProviders(title),
}
