import type { Ask } from '../ask.ts'
import { collectionWithId } from '../collections.ts'
import type { Collection } from '../collections.ts'
import { isoDate } from '../dates.ts'
import { findMovie } from '../snapshot.ts'
import type { Dated } from '../snapshot.ts'
import type { Movie } from '../titles.ts'
import { credits } from './credits.ts'
import { named } from './genres.ts'
import { backdropOf, genresOf, listItem, posterOf } from './items.ts'
import { languageEntry, companiesOf, countryEntry } from './origin.ts'
import { picturesOf } from './pictures.ts'
import { recommendations, similar, videosOf, watchProviders } from './shared-parts.ts'

const firstPart = ({ parts }: Collection): Movie | undefined => parts.toSorted((a, b) => a.id - b.id)[0]

const collectionPictures = (collection: Collection, ask: Ask): { poster_path: string | null; backdrop_path: string | null } => {
  const first = firstPart(collection)
  return {
    poster_path: first === undefined ? null : posterOf(first, ask.lang),
    backdrop_path: first === undefined ? null : backdropOf(first),
  }
}

/** `GET /movie/{id}` without appended parts. */
export function movieDetails(item: Dated<Movie>, ask: Ask): Record<string, unknown> {
  const { title: movie, day } = item
  const { genre_ids: _, ...listed } = listItem(item, ask.lang, ask.today)
  const out = day !== null && day <= ask.today
  const bare = movie.quirks.bare === true
  const collection = movie.collection === undefined ? undefined : collectionWithId(movie.collection)
  return {
    ...listed,
    belongs_to_collection:
      collection === undefined ? null : { id: collection.id, name: collection.name[ask.lang], ...collectionPictures(collection, ask) },
    budget: movie.budget,
    genres: named(genresOf(movie), ask.lang),
    homepage: movie.homepage,
    imdb_id: movie.imdbId,
    origin_country: [movie.country],
    production_companies: bare ? [] : companiesOf(movie),
    production_countries: bare ? [] : [countryEntry(movie.country)],
    revenue: out ? movie.budget * 2 : 0,
    runtime: movie.runtime,
    spoken_languages: bare ? [] : [languageEntry(movie.originalLanguage)],
    status: day === null ? 'Planned' : out ? 'Released' : 'Post Production',
    tagline: bare ? null : movie.tagline[ask.lang],
  }
}

/** Certificates per country. Premieres come first and have none (irregularities 22, 23). */
function releaseDates({ title: movie, day }: Dated<Movie>): Record<string, unknown> {
  if (day === null || movie.quirks.bare === true) return { results: [] }
  const entry = (offset: number, type: number, certification: string): Record<string, unknown> => ({
    certification,
    descriptors: [],
    iso_639_1: '',
    note: type === 1 ? 'Matinee Festival' : '',
    release_date: `${isoDate(day + offset)}T00:00:00.000Z`,
    type,
  })
  const german = { G: '0', PG: '6', 'PG-13': '12', R: '16', NR: '' }[movie.certification] ?? ''
  const us = {
    iso_3166_1: 'US',
    release_dates: [entry(-20, 1, ''), entry(-1, 2, ''), entry(0, 3, movie.certification), entry(60, 4, movie.certification)],
  }
  const de = { iso_3166_1: 'DE', release_dates: [entry(3, 3, german)] }
  return { results: movie.index % 20 === 19 ? [de] : [de, us] }
}

type Part = (item: Dated<Movie>, ask: Ask) => Record<string, unknown>

/** What may be appended to a movie, or asked for by its own path. */
export const movieParts: Readonly<Record<string, Part>> = {
  credits: ({ title }) => credits(title),
  external_ids: ({ title }) => ({ imdb_id: title.imdbId, wikidata_id: null, facebook_id: null, instagram_id: null, twitter_id: null }),
  images: ({ title }, ask) => ({ ...picturesOf(title, ask) }),
  recommendations,
  release_dates: (item) => releaseDates(item),
  similar,
  videos: ({ title }, ask) => videosOf(title, ask),
  'watch/providers': ({ title }) => watchProviders(title),
}

/** `GET /collection/{id}`. */
export function collectionDetails(collection: Collection, ask: Ask): Record<string, unknown> {
  return {
    id: collection.id,
    name: collection.name[ask.lang],
    original_language: 'en',
    original_name: collection.name.en,
    overview: collection.overview[ask.lang],
    ...collectionPictures(collection, ask),
    parts: collection.parts.flatMap((part) => {
      const item = findMovie(part.id, ask.today)
      return item === undefined ? [] : [{ ...listItem(item, ask.lang, ask.today), media_type: 'movie' }]
    }),
  }
}
