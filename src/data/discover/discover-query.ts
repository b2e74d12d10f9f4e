import type { MediaType } from '#contract/media.ts'
import { type Asker, filteredQuery, type TitleQuery } from '#data/catalogue/list-queries.ts'
import { type DiscoverFilters, discoverParams, noFilters } from '#domain/discover/filters.ts'

/** One page of what passes the filters. */
export const discoverQuery = (type: MediaType, filters: DiscoverFilters, page: number, { language, region }: Asker): TitleQuery =>
  filteredQuery(type, language, { ...discoverParams(type, filters, region), page: String(page) })

/** One page of a genre. */
export const genreQuery = (type: MediaType, genre: number, page: number, asker: Asker): TitleQuery =>
  discoverQuery(type, { ...noFilters, genres: [genre] }, page, asker)
