import type { Found } from '#domain/search/suggestions.ts'
import type { Language } from '#product/languages.ts'
import { readSummary } from './person.ts'
import { type Query, spoken } from './query.ts'
import { type Fields, listOf, readTitle, readTitlePage, record, text, type TitlePage } from './readers.ts'

/** One page of what a name finds: titles, and in `found` the people among them as well, in the service's order. */
export interface SearchPage extends TitlePage {
  found: readonly Found[]
}

/** Titles and people of a name (specification, section 7). */
export const searchQuery = (words: string, language: Language, page = 1): Query<SearchPage> => ({
  path: '/search/multi',
  params: { ...spoken(language), query: words, page: String(page), include_adult: 'false' },
  read(body) {
    const titles = readTitlePage(body, undefined, language)
    return titles && { ...titles, found: listOf(record(body)['results'], (item) => readFound(item, language)) }
  },
  titlesOf: ({ titles }) => titles,
})

function readFound(item: Fields, language: Language): Found | null {
  if (text(item['media_type']) === 'person') {
    const person = readSummary(item, language)
    return person && { person }
  }
  const title = readTitle(item, undefined, language)
  return title && { title }
}
