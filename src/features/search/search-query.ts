import { queries } from '#data/queries.ts'
import { searchText } from '#domain/search-text.ts'
import type { Language } from '#spec/languages.ts'

/** What the search page asks; null when there is nothing to search for. */
export function resultsQuery(typed: string, page: number, language: Language) {
  const text = searchText(typed)
  return text === null ? null : queries.search(text, language, page)
}

/** What it shows while nothing is searched for. */
export const ideasQuery = (language: Language) => queries.trending('movie', 'week', language)
