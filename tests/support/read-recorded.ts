import type { MediaType } from '#contract/media.ts'
import { readDetails } from '#remote/tmdb/details.ts'
import { readPerson } from '#remote/tmdb/person.ts'
import { seasonQueries } from '#remote/tmdb/seasons.ts'
import { readTitle, readTitlePage } from '#remote/tmdb/readers.ts'
import { recorded } from './recorded.ts'

// A recorded answer with some fields changed, as the client reads it in English.

export const titleWith = (given: object, type: MediaType = 'movie') => readTitle({ id: 1, title: 'A', ...given }, type, 'en')
export const movieWith = (given: object = {}) => readDetails({ ...recorded.movie, ...given }, 'movie', 'en')
export const showWith = (given: object = {}) => readDetails({ ...recorded.show, ...given }, 'tv', 'en')
export const personWith = (given: object = {}) => readPerson({ ...recorded.person, ...given }, 'en')
export const seasonWith = (given: object = {}) => seasonQueries.season(1, 2, 'en').read({ ...recorded.season, ...given })
export function pageWith(given: object) {
  const page = readTitlePage({ ...recorded.list, ...given }, 'movie', 'en')
  if (page === null) throw new Error('That is a list.')
  return page
}
