import { searchPath } from '#components/links/paths.ts'
import { trendingQuery } from '#data/catalogue/list-queries.ts'
import { peopleSearchQuery, titleSearchQuery } from '#data/search/search-queries.ts'
import { searchText } from '#domain/search/search-text.ts'
import type { Language } from '#product/languages.ts'

/** What is searched for: titles as the specification says, people beside them (decision T7). */
export const searchTabs = ['titles', 'people'] as const
export type SearchTab = (typeof searchTabs)[number]

/** A search as its address says it. */
export interface Search {
  typed: string
  tab: SearchTab
  page: number
}

/** What the search page asks; null when there is nothing to search for. */
export function resultsQuery({ typed, page }: Omit<Search, 'tab'>, language: Language) {
  const text = searchText(typed)
  return text === null ? null : titleSearchQuery(text, language, page)
}

/** The same of its other tab. */
export function peopleQuery({ typed, page }: Omit<Search, 'tab'>, language: Language) {
  const text = searchText(typed)
  return text === null ? null : peopleSearchQuery(text, language, page)
}

/** What it shows while nothing is searched for. */
export const ideasQuery = (language: Language) => trendingQuery('movie', 'week', language)

/** The address of a search. */
export const searchHref = ({ typed, tab, page }: Search): string => searchPath(typed, tab, page)
