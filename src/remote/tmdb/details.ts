import type { MediaType } from '#contract/media.ts'
import { byCode } from '#domain/order.ts'
import { type Collection, type Company, type Details, type TitleStatus, titleStatuses } from '#domain/title/details.ts'
import { otherLanguages } from '#domain/title/texts.ts'
import type { Language } from '#product/languages.ts'
import {
  creditsOf,
  picturePaths,
  readCast,
  readCertifications,
  readCrew,
  readMakers,
  readOffers,
  readReleases,
  readVideos,
} from './appended.ts'
import { filmed, pictured, type Query, spoken, textFallbacks } from './query.ts'
import { readEpisode, readSeasonSummary } from './seasons.ts'
import {
  type Fields,
  dayOf,
  label,
  list,
  listOf,
  named,
  number,
  pathOf,
  readTitle,
  readTitles,
  record,
  text,
  webAddress,
} from './readers.ts'

const appended = ['images', 'videos', 'recommendations', 'similar', 'watch/providers', 'keywords', 'external_ids']
/** Shows have the cast of all seasons under a name of its own; the plain one is that of the latest. */
const appendedTo = { movie: ['release_dates', 'credits'], tv: ['content_ratings', 'aggregate_credits'] } as const

/** What the pages of titles and collections ask (specification, section 7). */
export const detailsQueries = {
  details: (type: MediaType, id: number, language: Language): Query<Details> => ({
    path: `/${type}/${id}`,
    params: {
      ...spoken(language),
      ...pictured(language),
      ...filmed(language),
      append_to_response: [...appendedTo[type], ...appended].join(','),
    },
    read: (body) => readDetails(body, type, language),
    titlesOf: ({ recommendations, similar }) => [...recommendations, ...similar],
    awaitsTexts: true,
    fallbacks: (details) =>
      textFallbacks<'title' | 'overview' | 'tagline', Details>({
        path: `/${type}/${id}`,
        fields: ['title', 'overview', 'tagline'],
        // Most titles have no tagline in any language: an English one is worth a question, one in a third language is not.
        languages: otherLanguages(language, details.language).map((code) => ({
          code,
          worth: code === 'en' ? ['overview', 'tagline'] : ['overview'],
        })),
        read: (body) => readTexts(record(body)),
      }),
  }),

  collection: (id: number, language: Language): Query<Collection> => ({
    path: `/collection/${id}`,
    params: spoken(language),
    read: (body) => readCollection(body, language),
    titlesOf: ({ parts }) => parts,
    awaitsTexts: true,
    fallbacks: () =>
      textFallbacks<'overview', Collection>({
        path: `/collection/${id}`,
        fields: ['overview'],
        languages: otherLanguages(language).map((code) => ({ code, worth: ['overview'] })),
        read: (body) => readTexts(record(body)),
      }),
  }),
}

const readTexts = (item: Fields) => ({
  title: label(item['title']) || label(item['name']),
  overview: text(item['overview']),
  tagline: text(item['tagline']),
})

/** A title's own page with everything appended to it; null when the answer is no title at all. */
export function readDetails(body: unknown, type: MediaType, language: Language): Details | null {
  const item = record(body)
  const title = readTitle({ ...item, media_type: type }, type, language)
  if (!title) return null
  const credits = creditsOf(item)
  const crew = readCrew(credits['crew'])
  const releases = readReleases(item)
  const images = record(item['images'])
  const lastEpisode = readEpisode(record(item['last_episode_to_air']))
  return {
    ...title,
    genreIds: listOf(item['genres'], (genre) => number(genre['id']) || null),
    originalTitle: label(item['original_title']) || label(item['original_name']),
    tagline: text(item['tagline']),
    // Shows rarely have a length of their own; that of their last episode says it.
    runtime: number(item['runtime']) || number(list(item['episode_run_time'])[0]) || (lastEpisode?.runtime ?? 0),
    status: readStatus(item['status']),
    votes: number(item['vote_count']),
    certifications: readCertifications(item, releases),
    releases,
    backdrops: picturePaths(images['backdrops']),
    posters: picturePaths(images['posters']),
    cast: readCast(credits['cast']),
    crew,
    makers: readMakers(type, item, crew),
    videos: readVideos(item['videos']),
    // Under `keywords` for movies, under `results` for shows.
    keywords: named(record(item['keywords'])['keywords'] ?? record(item['keywords'])['results']),
    recommendations: readTitles(record(item['recommendations'])['results'], type, language),
    similar: readTitles(record(item['similar'])['results'], type, language),
    collection: readBelonging(record(item['belongs_to_collection'])),
    seasons: listOf(item['seasons'], readSeasonSummary),
    seasonCount: number(item['number_of_seasons']),
    episodeCount: number(item['number_of_episodes']),
    lastEpisode,
    nextEpisode: readEpisode(record(item['next_episode_to_air'])),
    lastAirDate: dayOf(item['last_air_date']),
    networks: readCompanies(item['networks']),
    companies: readCompanies(item['production_companies']),
    countries: listOf(item['production_countries'], (country) => text(country['iso_3166_1']) || null),
    spokenLanguages: listOf(item['spoken_languages'], (spokenOne) => text(spokenOne['iso_639_1']) || null),
    budget: number(item['budget']),
    revenue: number(item['revenue']),
    homepage: webAddress(item['homepage']),
    imdbId: imdbIdOf(item['imdb_id']) || imdbIdOf(record(item['external_ids'])['imdb_id']),
    offers: readOffers(item['watch/providers']),
  }
}

function readStatus(value: unknown): TitleStatus | null {
  const said = text(value).toLowerCase().replace(' ', '-')
  return titleStatuses.find((status) => status === said) ?? null
}

const imdbIdOf = (value: unknown): string => /^tt\d{5,12}$/.exec(text(value))?.[0] ?? ''

const readCompanies = (entries: unknown): Company[] =>
  listOf(entries, (entry) =>
    label(entry['name']) ? { id: number(entry['id']), name: label(entry['name']), logoPath: pathOf(entry['logo_path']) } : null,
  )

const readBelonging = (collection: Fields): Details['collection'] =>
  number(collection['id'])
    ? {
        id: number(collection['id']),
        name: label(collection['name']),
        posterPath: pathOf(collection['poster_path']),
        backdropPath: pathOf(collection['backdrop_path']),
      }
    : null

function readCollection(body: unknown, language: Language): Collection | null {
  const item = record(body)
  if (!number(item['id'])) return null
  return {
    id: number(item['id']),
    name: label(item['name']) || label(item['original_name']),
    overview: text(item['overview']),
    posterPath: pathOf(item['poster_path']),
    backdropPath: pathOf(item['backdrop_path']),
    parts: readTitles(item['parts'], 'movie', language).sort((a, b) => byCode(a.date ?? '9', b.date ?? '9')),
  }
}
