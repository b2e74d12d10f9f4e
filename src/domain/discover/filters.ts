import type { MediaType } from '#contract/media.ts'
import { watchRegion } from '#domain/home/platform-rows.ts'
import { rowNames } from '#product/row-names.ts'
import type { Region } from '#product/languages.ts'
import { type Asked, type Filter, filterTable } from './filter-table.ts'

export type FilterField = keyof typeof filterTable

/** What a discover page is asked for. Null and empty mean: any. */
export type DiscoverFilters = Readonly<{ [F in FilterField]: (typeof filterTable)[F]['none'] }>

/** The parameters of an address that hold the filters. */
export type DiscoverSearch = Readonly<Record<string, string>>

/** The table row by row. */
export const filterRows: readonly (readonly [FilterField, Filter<unknown>])[] = rowNames(filterTable).map((field) => [
  field,
  filterTable[field],
])

/** The filters with what `valueOf` gives for each row. */
const filtersBy = (valueOf: (row: Filter<unknown>, field: FilterField) => unknown): DiscoverFilters =>
  // The rows are those that the type is made of.
  Object.fromEntries(filterRows.map(([field, row]) => [field, valueOf(row, field)])) as DiscoverFilters

/** Every row with its value. */
const valuesOf = (filters: DiscoverFilters): { field: FilterField; row: Filter<unknown>; value: unknown }[] => {
  const values = new Map<string, unknown>(Object.entries(filters))
  return filterRows.map(([field, row]) => ({ field, row, value: values.get(field) }))
}

export const noFilters: DiscoverFilters = filtersBy(({ none }) => none)

/** Reads the filters from an address, whatever stands there: what makes no sense, or is no filter of this kind, is dropped. */
export function filtersFrom(type: MediaType, search: Readonly<Record<string, unknown>>): DiscoverFilters {
  const text = (name: string): string => {
    const value = Object.hasOwn(search, name) ? search[name] : undefined
    return typeof value === 'string' ? value.trim() : ''
  }
  return filtersBy((row) => row.read({ type, text }))
}

/** Writes filters into an address; what is not asked for is left out. `filtersFrom` reads the same filters back. */
export const searchOf = (filters: DiscoverFilters): DiscoverSearch =>
  Object.fromEntries(valuesOf(filters).flatMap(({ row, value }) => (row.write(value) === '' ? [] : [[row.name, row.write(value)]])))

/** The same as one text, for example `genres=action,comedy&year=1999`: equal filters give equal texts. */
export const queryOf = (filters: DiscoverFilters): string =>
  Object.entries(searchOf(filters))
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&')

/**
 * What `/discover/{type}` is asked with for these filters (specification, section 7).
 *
 * @param own the content region of the person, in whose offers providers are looked up
 */
export function discoverParams(type: MediaType, filters: DiscoverFilters, own: Region): Record<string, string> {
  const asked: Asked = { type, region: watchRegion(filters.region ?? own) }
  const params: Record<string, string> = {}
  for (const { row, value } of valuesOf(filters)) {
    for (const [name, said] of Object.entries(row.params(value, asked))) params[name] = narrower(name, params[name], said)
  }
  return params
}

/** Two rows may bound the same day: the narrower one counts. Of anything else the later row says more. */
function narrower(name: string, before: string | undefined, said: string): string {
  if (before === undefined) return said
  if (name.endsWith('.gte')) return before > said ? before : said
  if (name.endsWith('.lte')) return before < said ? before : said
  return said
}

/** One filter that is on: what it is, which of several, and the filters without it. */
export interface ActiveFilter {
  field: FilterField
  value: string | number
  /** Its own words where the value is only an id. */
  name?: string
  without: DiscoverFilters
}

/** Every filter that is on, one for each chip. The order of the list is no filter. */
export const activeFilters = (filters: DiscoverFilters): ActiveFilter[] =>
  valuesOf(filters).flatMap(({ field, row, value }) =>
    row.chips(value).map((chip) => ({ field, ...chip, without: withoutChip(filters, field, chip.value) })),
  )

function withoutChip(filters: DiscoverFilters, field: FilterField, chip: string | number): DiscoverFilters {
  const values = new Map<string, unknown>(Object.entries(filters))
  return filtersBy((row, other) => {
    if (other === field) return row.without(values.get(other), chip)
    return row.belongsTo === field ? row.none : values.get(other)
  })
}

/** No filter at all; the order of the list stays. */
export const withoutFilters = ({ sort }: DiscoverFilters): DiscoverFilters => ({ ...noFilters, sort })
