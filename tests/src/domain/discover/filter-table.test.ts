import { describe, expect, test } from 'vitest'
import { type Filter, filterTable } from '#domain/discover/filter-table.ts'
import { activeFilters, discoverParams, type FilterField, filterRows, filtersFrom, noFilters, searchOf } from '#domain/discover/filters.ts'

/** For each filter an address that sets it, and what the movie database is asked with then. */
const examples: Record<FilterField, { search: Record<string, string>; params: Record<string, string> }> = {
  sort: { search: { sort: 'newest' }, params: { sort_by: 'primary_release_date.desc' } },
  genres: { search: { genres: 'action,comedy' }, params: { with_genres: '28,35' } },
  withoutGenres: { search: { without_genres: 'horror' }, params: { without_genres: '27' } },
  decade: {
    search: { decade: '1990' },
    params: { 'primary_release_date.gte': '1990-01-01', 'primary_release_date.lte': '1999-12-31' },
  },
  year: { search: { year: '1999' }, params: { primary_release_year: '1999' } },
  from: { search: { from: '2001-02-03' }, params: { 'primary_release_date.gte': '2001-02-03' } },
  to: { search: { to: '2001-02-03' }, params: { 'primary_release_date.lte': '2001-02-03' } },
  language: { search: { language: 'de' }, params: { with_original_language: 'de' } },
  country: { search: { country: 'AT' }, params: { with_origin_country: 'AT' } },
  providers: { search: { providers: '8,337' }, params: { with_watch_providers: '8|337', watch_region: 'DE' } },
  region: { search: { region: 'FR', providers: '8' }, params: { with_watch_providers: '8', watch_region: 'FR' } },
  rating: { search: { rating: '7.5' }, params: { 'vote_average.gte': '7.5' } },
  votes: { search: { votes: '100' }, params: { 'vote_count.gte': '100' } },
  minRuntime: { search: { min_runtime: '60' }, params: { 'with_runtime.gte': '60' } },
  maxRuntime: { search: { max_runtime: '90' }, params: { 'with_runtime.lte': '90' } },
  certification: { search: { certification: 'PG-13' }, params: { certification: 'PG-13', certification_country: 'US' } },
  certificationCountry: {
    search: { certification: '16', certification_country: 'DE' },
    params: { certification: '16', certification_country: 'DE' },
  },
  keywords: { search: { keywords: '9715-superhero' }, params: { with_keywords: '9715' } },
  withoutKeywords: { search: { without_keywords: '9715-superhero' }, params: { without_keywords: '9715' } },
}

describe.each(filterRows)('the filter %s', (field, row) => {
  const { search, params } = examples[field]
  const filters = filtersFrom('movie', search)

  test('asks for nothing in an address without it', () => {
    expect(filtersFrom('movie', {})[field]).toEqual(row.none)
    expect(row.write(row.none)).toBe('')
    expect(row.chips(row.none)).toEqual([])
  })

  test('is read from its parameter, and written the same', () => {
    expect(search).toHaveProperty(row.name)
    expect(filters[field]).not.toEqual(row.none)
    expect(searchOf(filters)).toEqual(search)
  })

  test('is asked of the movie database', () => {
    expect(discoverParams('movie', filters, 'DE')).toEqual({ sort_by: 'popularity.desc', ...params })
  })

  test('reads nothing from what makes no sense', () => {
    for (const text of ['\u0000', '-1', '__proto__', '9'.repeat(40)]) expect(filtersFrom('movie', { [row.name]: text })).toEqual(noFilters)
  })

  test('is off once its chips are taken off', () => {
    const chips = activeFilters(filters).filter((active) => active.field === field)
    const off = chips.reduce((value: unknown, chip) => row.without(value, chip.value), filters[field])
    const hasChips = field !== 'sort' && row.isChip !== false
    expect(chips.length > 0).toBe(hasChips)
    expect(off).toEqual(hasChips ? row.none : filters[field])
  })
})

test('the panel has a place for every filter that has a chip', () => {
  const setElsewhere = ['withoutGenres', 'withoutKeywords']
  const placed = filterRows.filter(([, row]) => row.group !== undefined).map(([field]) => field)
  const chipped = Object.keys(examples).filter((field) => !['sort', 'region', 'certificationCountry', ...setElsewhere].includes(field))
  expect(placed.toSorted()).toEqual(chipped.toSorted())
})

test('no two filters share a parameter, and a bound is a filter of the same control', () => {
  const names = filterRows.map(([, { name }]) => name)
  expect(new Set(names).size).toBe(names.length)
  const table: Record<string, Filter<unknown>> = filterTable
  const bounds = filterRows.flatMap(([, { atLeast, atMost, control }]) =>
    [atLeast, atMost].flatMap((other) => (other ? [{ other, control }] : [])),
  )
  expect(bounds.map(({ control }) => control)).toEqual(bounds.map(({ other }) => table[other]?.control))
})
