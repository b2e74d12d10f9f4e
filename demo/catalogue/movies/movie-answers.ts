import { isoDate } from '../dates.ts'
import { credits } from '../people/credit-answers.ts'
import type { ApiRequest } from '../request.ts'
import { isOut } from '../snapshot.ts'
import type { Dated } from '../snapshot.ts'
import { companiesIn } from '../titles/companies.ts'
import { countryEntry, languageEntry } from '../titles/countries.ts'
import { genresNamed } from '../titles/genres.ts'
import { picturesOf } from '../titles/images.ts'
import { genresOf, listItem, originOf } from '../titles/items.ts'
import { keywordsOf } from '../titles/keywords.ts'
import { watchProviders } from '../titles/providers.ts'
import { recommendations, similar } from '../titles/related.ts'
import { releasesOf } from '../titles/releases.ts'
import type { Movie } from '../titles/title.ts'
import { translationsOf } from '../titles/translations.ts'
import { videosOf } from './videos.ts'
import { collectionWithId, collectionItem } from './collections.ts'

/** `GET /movie/{id}` without appended parts. */
export function movieDetails(item: Dated<Movie>, request: ApiRequest): Record<string, unknown> {
  const { title: movie, day } = item
  const { genre_ids: _, ...listed } = listItem(item, request.lang, request.today)
  const out = isOut(item, request.today)
  const bare = movie.quirks.bare === true
  // Of the nearly empty ones some have null where others have an empty text or 0 (irregularity 7).
  const nothing = bare && movie.index % 40 === 18
  const collection = movie.collection === undefined ? undefined : collectionWithId(movie.collection)
  return {
    ...listed,
    ...(nothing ? { overview: null } : {}),
    belongs_to_collection: collection === undefined ? null : collectionItem(collection, request),
    budget: movie.budget,
    genres: genresNamed(genresOf(movie), request.lang),
    homepage: movie.homepage,
    imdb_id: movie.imdbId,
    origin_country: originOf(movie),
    production_companies: companiesIn(movie),
    production_countries: bare ? [] : [countryEntry(movie.country)],
    revenue: revenueOf(item, request.today),
    runtime: nothing ? null : movie.runtime,
    spoken_languages: bare ? [] : [languageEntry(movie.originalLanguage)],
    status: day === null ? 'Planned' : out ? 'Released' : 'Post Production',
    tagline: bare ? null : movie.tagline[request.lang],
  }
}

/** Revenue in dollars; 0 before the release. */
export const revenueOf = (item: Dated<Movie>, today: number): number =>
  isOut(item, today) ? Math.round(item.title.budget * (0.4 + item.title.vote / 5)) : 0

/** Release dates and certifications by country (irregularities 22, 23). */
function releaseDates(item: Dated<Movie>): Record<string, unknown> {
  const byCountry = Map.groupBy(releasesOf(item), ({ country }) => country)
  return {
    results: [...byCountry].map(([country, releases]) => ({
      iso_3166_1: country,
      release_dates: releases.map(({ type, day, certification }) => ({
        certification,
        descriptors: [],
        iso_639_1: '',
        note: type === 1 ? 'Matinee Festival' : '',
        release_date: `${isoDate(day)}T00:00:00.000Z`,
        type,
      })),
    })),
  }
}

type Part = (item: Dated<Movie>, request: ApiRequest) => Record<string, unknown>

/** What may be appended to a movie, or asked for by its own path. */
export const movieParts: Readonly<Record<string, Part>> = {
  credits: ({ title }) => credits(title),
  external_ids: ({ title }) => ({ imdb_id: title.imdbId, wikidata_id: null, facebook_id: null, instagram_id: null, twitter_id: null }),
  images: ({ title }, request) => ({ ...picturesOf(title, request) }),
  keywords: ({ title }) => ({ keywords: keywordsOf(title) }),
  recommendations,
  release_dates: releaseDates,
  similar,
  translations: ({ title }) => translationsOf(title),
  videos: ({ title }, request) => videosOf(title, request),
  'watch/providers': ({ title }) => watchProviders(title),
}
