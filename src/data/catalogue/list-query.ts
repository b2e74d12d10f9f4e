import { listParams } from '#domain/discover/list-params.ts'
import { type PageRange, pagesOf } from '#domain/paging.ts'
import { type Catalogue, type CatalogueKey, catalogues } from '#product/catalogues.ts'
import type { Language, Region } from '#product/languages.ts'
import { listLook } from '#state/list-look.ts'
import { prepare } from './catalogue.ts'
import { queries, withOverviews } from './queries.ts'
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
