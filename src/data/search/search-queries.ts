import type { Query } from '#data/catalogue/catalogue.ts'
import type { Language } from '#product/languages.ts'
import { type PeoplePage, personQueries } from '#remote/tmdb/person.ts'
import { searchQuery, type SearchPage } from '#remote/tmdb/search.ts'

/** One page of the titles of a name, and who else it finds. */
export const titleSearchQuery = (words: string, language: Language, page = 1): Query<SearchPage> => searchQuery(words, language, page)

/** One page of the people of a name. */
export const peopleSearchQuery = (words: string, language: Language, page: number): Query<PeoplePage> =>
  personQueries.search(words, language, page)
