import type { MediaType } from '#contract/media.ts'
import type { DiscoverSort } from '#product/discover.ts'
import type { Region } from '#product/languages.ts'
import { genreSlug } from '#domain/title/genre.ts'
import { keywordText, type Keyword } from '#domain/title/keyword.ts'

/** What a discover page is asked for. Null and empty mean: any. */
export interface DiscoverFilters {
  sort: DiscoverSort
  genres: readonly number[]
  withoutGenres: readonly number[]
  /** The first of ten years. */
  decade: number | null
  year: number | null
  /** `YYYY-MM-DD`, both included. */
  from: string | null
  to: string | null
  /** Of the original, ISO 639-1. */
  language: string | null
  /** Of origin, ISO 3166-1. */
  country: string | null
  /** Any of them. */
  providers: readonly number[]
  /** Where it can be watched; null is where the person is. */
  region: Region | null
  /** The least average vote, 0.1 to 10, and the fewest votes. */
  rating: number | null
  votes: number | null
  /** Minutes, both included. */
  minRuntime: number | null
  maxRuntime: number | null
  /** For movies only; null is the United States (decision P16). */
  certification: string | null
  certificationCountry: Region | null
  keywords: readonly Keyword[]
  withoutKeywords: readonly Keyword[]
}

export const noFilters: DiscoverFilters = {
  sort: 'popular',
  genres: [],
  withoutGenres: [],
  decade: null,
  year: null,
  from: null,
  to: null,
  language: null,
  country: null,
  providers: [],
  region: null,
  rating: null,
  votes: null,
  minRuntime: null,
  maxRuntime: null,
  certification: null,
  certificationCountry: null,
  keywords: [],
  withoutKeywords: [],
}

/** The parameters of an address that hold the filters. */
export type DiscoverSearch = Partial<Record<SearchName, string>>

type SearchName =
  | 'sort'
  | 'genres'
  | 'without_genres'
  | 'decade'
  | 'year'
  | 'from'
  | 'to'
  | 'language'
  | 'country'
  | 'providers'
  | 'region'
  | 'rating'
  | 'votes'
  | 'min_runtime'
  | 'max_runtime'
  | 'certification'
  | 'certification_country'
  | 'keywords'
  | 'without_keywords'

/** Writes filters into an address; what is not asked for is left out. `filtersFrom` reads the same filters back. */
export function searchOf(filters: DiscoverFilters): DiscoverSearch {
  const written: Record<SearchName, string> = {
    sort: filters.sort === noFilters.sort ? '' : filters.sort,
    genres: filters.genres.map(genreSlug).join(','),
    without_genres: filters.withoutGenres.map(genreSlug).join(','),
    decade: String(filters.decade ?? ''),
    year: String(filters.year ?? ''),
    from: filters.from ?? '',
    to: filters.to ?? '',
    language: filters.language ?? '',
    country: filters.country ?? '',
    providers: filters.providers.join(','),
    region: filters.region ?? '',
    rating: String(filters.rating ?? ''),
    votes: String(filters.votes ?? ''),
    min_runtime: String(filters.minRuntime ?? ''),
    max_runtime: String(filters.maxRuntime ?? ''),
    certification: filters.certification ?? '',
    certification_country: filters.certificationCountry ?? '',
    keywords: filters.keywords.map(keywordText).join(','),
    without_keywords: filters.withoutKeywords.map(keywordText).join(','),
  }
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== ''))
}

/** The same as one text, for example `genres=action,comedy&year=1999`: equal filters give equal texts. */
export const queryOf = (filters: DiscoverFilters): string =>
  Object.entries(searchOf(filters))
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&')

/** The address of a discover page with these filters. */
export function discoverPath(type: MediaType, filters: DiscoverFilters): string {
  const query = queryOf(filters)
  return `/${type}/discover${query === '' ? '' : `?${query}`}`
}
