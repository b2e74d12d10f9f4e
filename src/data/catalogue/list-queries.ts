import type { MediaType } from '#contract/media.ts'
import { listParams } from '#domain/discover/list-params.ts'
import { type PageRange, pagesOf } from '#domain/paging.ts'
import { type Catalogue, type CatalogueKey, catalogues } from '#product/catalogues.ts'
import type { Language, Region } from '#product/languages.ts'
import { listLook } from '#state/list-look.ts'
import { prepare } from './catalogue.ts'
import { queries, withOverviews } from '#remote/tmdb/queries.ts'
import { today } from '#data/today.ts'

/** A question for one page of titles. */
export type TitleQuery = ReturnType<typeof queries.list>

/** Who asks: in which language, and where offers are looked up. */
export interface Asker {
  language: Language
  region: Region
}

/**
 * One page of a list page.
 *
 * @param day `YYYY-MM-DD`, the day from which on it looks ahead, for lists of what is to come
 */
export function listQuery(key: CatalogueKey, page: number, { language, region }: Asker, day = today()): TitleQuery {
  const { call, type } = catalogues[key]
  return queries.list(call, type, language, { ...listParams(key, { region, today: day }), page: String(page) })
}

/** The beginning of a list page as a row of home. */
export function rowQuery(key: CatalogueKey, asker: Asker): TitleQuery {
  const { rowCall, type }: Catalogue = catalogues[key]
  return rowCall === undefined ? listQuery(key, 1, asker) : queries.list(rowCall, type, asker.language)
}

/** What trends: movies, shows or both together. */
export type TrendingOf = MediaType | 'all'
export type TrendingWindow = 'day' | 'week'

/** The week unless an address says otherwise (specification, section 7). */
export const windowFrom = (text: unknown): TrendingWindow => (text === 'day' ? 'day' : 'week')

/** One page of what trends. */
export const trendingQuery = (of: TrendingOf, window: TrendingWindow, language: Language, page = 1): TitleQuery =>
  of === 'all' ? queries.trendingAll(window, language, page) : queries.trending(of, window, language, page)

/** One page of what passes these parameters of the movie database's own filter. */
export const filteredQuery = (type: MediaType, language: Language, params: Readonly<Record<string, string>>): TitleQuery =>
  queries.discover(type, language, params)

/** One title of which only the id is known. */
export const titleQuery = (type: MediaType, id: number, language: Language) => queries.title(type, id, language)

/** What those who liked a title liked too. */
export const recommendationsQuery = (type: MediaType, id: number, language: Language): TitleQuery =>
  queries.recommendations(type, id, language)

/** What the first view of home needs, in the order it stands there: the banner, then the hero cards. Both show overviews. */
export const homeQueries = (language: Language) =>
  [
    ...hubQueries(language),
    withOverviews(trendingQuery('movie', 'day', language)),
    withOverviews(trendingQuery('tv', 'day', language)),
  ] as const

/** What the hero of a hub is chosen from: both kinds together (specification, section 9). */
export const hubQueries = (language: Language) =>
  [withOverviews(trendingQuery('movie', 'week', language)), withOverviews(trendingQuery('tv', 'week', language))] as const

/** The questions for what a list shows on this device of the pages an address asks for. */
export function shownQueries(
  range: PageRange,
  queryOf: (page: number) => TitleQuery,
  { view, paging }: Pick<typeof listLook, 'view' | 'paging'> = listLook,
): TitleQuery[] {
  const pages = paging === 'endless' ? pagesOf(range) : [range.page]
  return pages.map((page) => (view === 'lines' ? withOverviews(queryOf(page)) : queryOf(page)))
}

/** For route loaders. The last page comes first: it is the one that is new. */
export const prepareList = (range: PageRange, queryOf: (page: number) => TitleQuery): Promise<void> =>
  prepare(...shownQueries(range, queryOf).toReversed())
