import { type DiscoverFilters, noFilters } from './discover-filters.ts'

type Field = Exclude<keyof DiscoverFilters, 'sort' | 'region' | 'certificationCountry'>

/** One filter that is on: what it is, which of several, and the filters without it. */
export interface ActiveFilter {
  field: Field
  value: string | number
  /** Its own words where the value is only an id. */
  name?: string
  without: DiscoverFilters
}

/** Every filter that is on, one for each chip, in the order of the filter panel. The order of the list is no filter. */
export function activeFilters(filters: DiscoverFilters): ActiveFilter[] {
  const one = (field: Exclude<Field, Lists>): ActiveFilter[] => {
    const value = filters[field]
    return value === null ? [] : [{ field, value, without: { ...filters, ...aside[field], [field]: null } }]
  }
  const ids = (field: 'genres' | 'withoutGenres' | 'providers'): ActiveFilter[] =>
    filters[field].map((id) => ({ field, value: id, without: { ...filters, [field]: filters[field].filter((other) => other !== id) } }))
  const keywords = (field: 'keywords' | 'withoutKeywords'): ActiveFilter[] =>
    filters[field].map(({ id, name }) => ({
      field,
      value: id,
      name,
      without: { ...filters, [field]: filters[field].filter((other) => other.id !== id) },
    }))
  return [
    ...ids('genres'),
    ...ids('withoutGenres'),
    ...one('decade'),
    ...one('year'),
    ...one('from'),
    ...one('to'),
    ...one('language'),
    ...one('country'),
    ...ids('providers'),
    ...one('rating'),
    ...one('votes'),
    ...one('minRuntime'),
    ...one('maxRuntime'),
    ...one('certification'),
    ...keywords('keywords'),
    ...keywords('withoutKeywords'),
  ]
}

type Lists = 'genres' | 'withoutGenres' | 'providers' | 'keywords' | 'withoutKeywords'

/** What says nothing any more once its filter is off. */
const aside: Partial<Record<Field, Partial<DiscoverFilters>>> = { certification: { certificationCountry: null } }

/** No filter at all; the order of the list stays. */
export const withoutFilters = ({ sort }: DiscoverFilters): DiscoverFilters => ({ ...noFilters, sort })
