import type { MediaType } from '#contract/media.ts'
import { discoverBounds, discoverSorts, originalLanguages, originCountries } from '#product/discover.ts'
import { genresOf } from '#product/genres.ts'
import { regions } from '#product/languages.ts'
import { parseDay } from '#domain/calendar-date.ts'
import { rowNames } from '#product/row-names.ts'
import { type DiscoverFilters, type DiscoverSearch, noFilters } from './discover-filters.ts'
import { genreAt } from '#domain/title/genre.ts'
import { keywordFrom, type Keyword } from '#domain/title/keyword.ts'

/** Reads the filters from an address, whatever stands there: what makes no sense, or is no filter of this kind, is dropped. */
export function filtersFrom(type: MediaType, search: Readonly<Record<string, unknown>>): DiscoverFilters {
  const text = (name: keyof DiscoverSearch): string => (typeof search[name] === 'string' ? search[name].trim() : '')
  const parts = (name: 'genres' | 'without_genres' | 'providers' | 'keywords' | 'without_keywords') => text(name).split(',')
  const genres = (name: 'genres' | 'without_genres') => inTableOrder(type, parts(name))
  const wanted = genres('genres')
  const keywords = uniqueKeywords(parts('keywords'))
  const year = whole(text('year'), discoverBounds.years)
  const decade = whole(text('decade'), discoverBounds.years)
  const [from, to] = [dayFrom(text('from')), dayFrom(text('to'))]
  const [minRuntime, maxRuntime] = [whole(text('min_runtime'), discoverBounds.minutes), whole(text('max_runtime'), discoverBounds.minutes)]
  const certification = type === 'movie' && /^[A-Za-z0-9+][A-Za-z0-9+ /-]{0,11}$/.test(text('certification')) ? text('certification') : null
  return {
    sort: oneOf(rowNames(discoverSorts), text('sort')) ?? noFilters.sort,
    genres: wanted,
    withoutGenres: genres('without_genres').filter((id) => !wanted.includes(id)),
    decade: year === null && decade !== null && decade % 10 === 0 ? decade : null,
    year,
    from,
    to: from !== null && to !== null && to < from ? null : to,
    language: oneOf(originalLanguages, text('language')),
    country: oneOf(originCountries, text('country')),
    providers: idsFrom(parts('providers')),
    region: oneOf(regions, text('region')),
    rating: ratingFrom(text('rating')),
    votes: whole(text('votes'), discoverBounds.votes),
    minRuntime,
    maxRuntime: minRuntime !== null && maxRuntime !== null && maxRuntime < minRuntime ? null : maxRuntime,
    certification,
    certificationCountry: certification === null ? null : oneOf(regions, text('certification_country')),
    keywords,
    withoutKeywords: uniqueKeywords(parts('without_keywords')).filter(({ id }) => !keywords.some((keyword) => keyword.id === id)),
  }
}

const oneOf = <T extends string>(allowed: readonly T[], text: string): T | null => allowed.find((value) => value === text) ?? null

function whole(text: string, [least, most]: readonly [number, number]): number | null {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0
  return number >= least && number <= most ? number : null
}

function ratingFrom(text: string): number | null {
  const rating = /^\d{1,2}(?:\.\d)?$/.test(text) ? Number(text) : 0
  return rating > 0 && rating <= 10 ? rating : null
}

const dayFrom = (text: string): string | null => (text.length === 10 && parseDay(text) ? text : null)

function idsFrom(parts: readonly string[]): number[] {
  const ids = parts.flatMap((part) => whole(part, [1, 99_999]) ?? [])
  return [...new Set(ids)].toSorted((a, b) => a - b).slice(0, discoverBounds.chosen)
}

function inTableOrder(type: MediaType, slugs: readonly string[]): number[] {
  const named = new Set(slugs.map((slug) => genreAt(type, slug)))
  return genresOf[type].filter((id) => named.has(id))
}

function uniqueKeywords(parts: readonly string[]): Keyword[] {
  const read = parts.flatMap((part) => keywordFrom(part) ?? [])
  return read.filter(({ id }, place) => read.findIndex((other) => other.id === id) === place).slice(0, discoverBounds.chosen)
}
