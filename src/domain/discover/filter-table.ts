import type { MediaType } from '#contract/media.ts'
import { genreSlug } from '#domain/title/genre.ts'
import { keywordText, type Keyword } from '#domain/title/keyword.ts'
import { discoverBounds, discoverSteps, type DiscoverSort, discoverSorts, originalLanguages, originCountries } from '#product/discover.ts'
import { type Region, regions } from '#product/languages.ts'
import {
  type Address,
  certificationIn,
  dayIn,
  decadeIn,
  genresIn,
  idsFrom,
  keywordsIn,
  minutesIn,
  notBelow,
  oneOf,
  partsIn,
  ratingFrom,
  sortIn,
  whole,
  yearIn,
} from './read-address.ts'

/** What the movie database is asked about, besides the filters themselves. */
export interface Asked {
  type: MediaType
  /** Where offers are looked up. */
  region: Region
}

/** How a filter is set in the panel; `own` has a component of its own. */
export type FilterControl =
  | { kind: 'own' }
  | { kind: 'steps'; steps: readonly number[] }
  | { kind: 'languages' | 'countries'; codes: readonly string[] }
  | { kind: 'number' | 'day'; bounds: readonly [number, number] }

export type FilterGroup = 'genres' | 'watch' | 'release' | 'rating' | 'length' | 'age' | 'origin' | 'keywords'

interface Row<V> {
  /** Its parameter in the address. */
  name: string
  /** Reads the address as strictly as the panel writes it; what makes no sense asks for nothing. */
  read(address: Address): V
  /** Where it stands in the panel; left out for what the control of another row sets. */
  group?: FilterGroup
  control?: FilterControl
  /** Shares a line of the panel with the next row. */
  isPaired?: boolean
  /** The filter whose value is the least, or the most, that may be chosen. */
  atLeast?: 'from' | 'minRuntime'
  atMost?: 'to'
  /** The filter that is taken off when this one is chosen. */
  replaces?: 'year'
  /** The filter without which this one says nothing. */
  belongsTo?: 'certification'
  /** False for what only says how another filter is meant. */
  isChip?: boolean
}

/** A filter from its parameter in the address to what the movie database is asked. */
export interface Filter<V> extends Row<V> {
  control: FilterControl
  /** The value that asks for nothing. */
  none: V
  write(value: V): string
  /** What the movie database is asked with. */
  params(value: V, asked: Asked): Readonly<Record<string, string>>
  /** What is on, one for each chip; `name` where the value is only an id. */
  chips(value: V): readonly { value: string | number; name?: string }[]
  /** The value without one of those. */
  without(value: V, chip: string | number): V
}

const own: FilterControl = { kind: 'own' }

const filter = <V>(row: Filter<V>): Filter<V> => row

/** A filter of one value; null asks for nothing. */
const single = <V extends string | number>({
  params,
  ...row
}: Row<V | null> & { params: (value: V, asked: Asked) => Record<string, string> }): Filter<V | null> => ({
  control: own,
  ...row,
  none: null,
  write: (value) => String(value ?? ''),
  params: (value, asked) => (value === null ? {} : params(value, asked)),
  chips: (value) => (value === null || row.isChip === false ? [] : [{ value }]),
  without: () => null,
})

/** A filter of several things told apart by their ids: genres, providers, keywords. */
const several = <E>({
  idOf,
  textOf,
  params,
  ...row
}: Row<readonly E[]> & {
  idOf: (entry: E) => { value: number; name?: string }
  textOf: (entry: E) => string
  params: (ids: readonly number[], asked: Asked) => Record<string, string>
}): Filter<readonly E[]> => {
  const chips = (entries: readonly E[]) => entries.map(idOf)
  return {
    control: own,
    ...row,
    none: [],
    write: (entries) => entries.map(textOf).join(','),
    params: (entries, asked) =>
      entries.length === 0
        ? {}
        : params(
            chips(entries).map(({ value }) => value),
            asked,
          ),
    chips,
    without: (entries, chip) => entries.filter((entry) => idOf(entry).value !== chip),
  }
}

const number = (value: number) => ({ value })
const keyword = ({ id, name }: Keyword) => ({ value: id, name })

/** What each kind calls the day its titles come out. */
const dayNames = { movie: 'primary_release_date', tv: 'first_air_date' } as const

/**
 * Every filter of the discover pages (specification, sections 2 and 7), in the order of the address, of the panel and of the chips. One row is
 * all of a filter but its words, which are in `features/discover/filter-words.ts`.
 */
export const filterTable = {
  sort: filter<DiscoverSort>({
    name: 'sort',
    control: own,
    none: 'popular',
    read: (address) => sortIn(address) ?? 'popular',
    write: (sort) => (sort === 'popular' ? '' : sort),
    params: (sort, { type }) => ({ sort_by: discoverSorts[sort][type] }),
    chips: () => [],
    without: (sort) => sort,
  }),
  genres: several<number>({
    name: 'genres',
    group: 'genres',
    read: (address) => genresIn(address, 'genres'),
    idOf: number,
    textOf: genreSlug,
    params: (ids) => ({ with_genres: ids.join(',') }),
  }),
  withoutGenres: several<number>({
    name: 'without_genres',
    read: (address) => genresIn(address, 'without_genres').filter((id) => !genresIn(address, 'genres').includes(id)),
    idOf: number,
    textOf: genreSlug,
    params: (ids) => ({ without_genres: ids.join(',') }),
  }),
  /** The first of ten years. */
  decade: single<number>({
    name: 'decade',
    group: 'release',
    control: { kind: 'steps', steps: discoverSteps.decades },
    isPaired: true,
    replaces: 'year',
    read: (address) => (yearIn(address, 'year') === null ? decadeIn(address) : null),
    params: (decade, { type }) => ({ [`${dayNames[type]}.gte`]: `${decade}-01-01`, [`${dayNames[type]}.lte`]: `${decade + 9}-12-31` }),
  }),
  year: single<number>({
    name: 'year',
    group: 'release',
    control: { kind: 'number', bounds: discoverBounds.years },
    read: (address) => yearIn(address, 'year'),
    params: (year, { type }) => ({ [type === 'movie' ? 'primary_release_year' : 'first_air_date_year']: String(year) }),
  }),
  /** `YYYY-MM-DD`, both included. */
  from: single<string>({
    name: 'from',
    group: 'release',
    control: { kind: 'day', bounds: discoverBounds.years },
    isPaired: true,
    atMost: 'to',
    read: (address) => dayIn(address, 'from'),
    params: (day, { type }) => ({ [`${dayNames[type]}.gte`]: day }),
  }),
  to: single<string>({
    name: 'to',
    group: 'release',
    control: { kind: 'day', bounds: discoverBounds.years },
    atLeast: 'from',
    read: (address) => notBelow(dayIn(address, 'from'), dayIn(address, 'to')),
    params: (day, { type }) => ({ [`${dayNames[type]}.lte`]: day }),
  }),
  /** Of the original, ISO 639-1. */
  language: single<string>({
    name: 'language',
    group: 'origin',
    control: { kind: 'languages', codes: originalLanguages },
    read: (address) => oneOf(originalLanguages, address.text('language')),
    params: (code) => ({ with_original_language: code }),
  }),
  /** Of origin, ISO 3166-1. */
  country: single<string>({
    name: 'country',
    group: 'origin',
    control: { kind: 'countries', codes: originCountries },
    read: (address) => oneOf(originCountries, address.text('country')),
    params: (code) => ({ with_origin_country: code }),
  }),
  /** Any of them. */
  providers: several<number>({
    name: 'providers',
    group: 'watch',
    read: (address) => idsFrom(partsIn(address, 'providers')),
    idOf: number,
    textOf: String,
    params: (ids, { region }) => ({ with_watch_providers: ids.join('|'), watch_region: region }),
  }),
  /** Where it can be watched; null is where the person is. */
  region: single<Region>({
    name: 'region',
    isChip: false,
    read: (address) => oneOf(regions, address.text('region')),
    params: () => ({}),
  }),
  /** The least average vote, 0.1 to 10. */
  rating: single<number>({
    name: 'rating',
    group: 'rating',
    control: { kind: 'steps', steps: discoverSteps.ratings },
    read: (address) => ratingFrom(address.text('rating')),
    params: (rating) => ({ 'vote_average.gte': String(rating) }),
  }),
  votes: single<number>({
    name: 'votes',
    group: 'rating',
    control: { kind: 'steps', steps: discoverSteps.votes },
    read: (address) => whole(address.text('votes'), discoverBounds.votes),
    params: (votes) => ({ 'vote_count.gte': String(votes) }),
  }),
  /** Minutes, both included. */
  minRuntime: single<number>({
    name: 'min_runtime',
    group: 'length',
    control: { kind: 'number', bounds: discoverBounds.minutes },
    isPaired: true,
    read: (address) => minutesIn(address, 'min_runtime'),
    params: (minutes) => ({ 'with_runtime.gte': String(minutes) }),
  }),
  maxRuntime: single<number>({
    name: 'max_runtime',
    group: 'length',
    control: { kind: 'number', bounds: discoverBounds.minutes },
    atLeast: 'minRuntime',
    read: (address) => notBelow(minutesIn(address, 'min_runtime'), minutesIn(address, 'max_runtime')),
    params: (minutes) => ({ 'with_runtime.lte': String(minutes) }),
  }),
  /** For movies only; of the United States unless the next one says otherwise (decision P16). */
  certification: single<string>({
    name: 'certification',
    group: 'age',
    read: certificationIn,
    params: (label) => ({ certification: label, certification_country: 'US' }),
  }),
  certificationCountry: single<Region>({
    name: 'certification_country',
    belongsTo: 'certification',
    isChip: false,
    read: (address) => (certificationIn(address) === null ? null : oneOf(regions, address.text('certification_country'))),
    params: (country) => ({ certification_country: country }),
  }),
  keywords: several<Keyword>({
    name: 'keywords',
    group: 'keywords',
    read: (address) => keywordsIn(address, 'keywords'),
    idOf: keyword,
    textOf: keywordText,
    params: (ids) => ({ with_keywords: ids.join(',') }),
  }),
  withoutKeywords: several<Keyword>({
    name: 'without_keywords',
    read: (address) =>
      keywordsIn(address, 'without_keywords').filter(({ id }) => !keywordsIn(address, 'keywords').some((wanted) => wanted.id === id)),
    idOf: keyword,
    textOf: keywordText,
    params: (ids) => ({ without_keywords: ids.join(',') }),
  }),
}
