import type { MediaType } from '#contract/media.ts'
import { discoverSorts } from '#product/discover.ts'
import type { Region } from '#product/languages.ts'
import type { DiscoverFilters } from './discover-filters.ts'
import { watchRegion } from '#domain/home/platform-rows.ts'

/** What each kind calls the day its titles come out. */
const dayNames = { movie: 'primary_release_date', tv: 'first_air_date' } as const
const yearNames = { movie: 'primary_release_year', tv: 'first_air_date_year' } as const

/**
 * What `/discover/{type}` is asked with for these filters (specification, section 7).
 *
 * @param own the content region of the person, in whose offers providers are looked up
 */
export function discoverParams(type: MediaType, filters: DiscoverFilters, own: Region): Record<string, string> {
  const { decade, from, to, providers, certification } = filters
  const earliest = latestOf(from, decade === null ? null : `${decade}-01-01`)
  const last = earliestOf(to, decade === null ? null : `${decade + 9}-12-31`)
  const params: Record<string, string> = {
    sort_by: discoverSorts[filters.sort][type],
    with_genres: filters.genres.join(','),
    without_genres: filters.withoutGenres.join(','),
    [yearNames[type]]: String(filters.year ?? ''),
    [`${dayNames[type]}.gte`]: earliest ?? '',
    [`${dayNames[type]}.lte`]: last ?? '',
    with_original_language: filters.language ?? '',
    with_origin_country: filters.country ?? '',
    with_watch_providers: providers.join('|'),
    watch_region: providers.length > 0 ? watchRegion(filters.region ?? own) : '',
    'vote_average.gte': String(filters.rating ?? ''),
    'vote_count.gte': String(filters.votes ?? ''),
    'with_runtime.gte': String(filters.minRuntime ?? ''),
    'with_runtime.lte': String(filters.maxRuntime ?? ''),
    certification: certification ?? '',
    certification_country: certification === null ? '' : (filters.certificationCountry ?? 'US'),
    with_keywords: filters.keywords.map(({ id }) => id).join(','),
    without_keywords: filters.withoutKeywords.map(({ id }) => id).join(','),
  }
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''))
}

const latestOf = (a: string | null, b: string | null): string | null => (a !== null && b !== null ? (a > b ? a : b) : (a ?? b))
const earliestOf = (a: string | null, b: string | null): string | null => (a !== null && b !== null ? (a < b ? a : b) : (a ?? b))
