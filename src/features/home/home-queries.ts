import { queries, withOverviews } from '#data/catalogue/queries.ts'
import type { Language } from '#product/languages.ts'

/** What the first view of home needs, in the order it stands there: the banner, then the hero cards. Both tell what a title is about. */
export const firstQueries = (language: Language) =>
  [
    withOverviews(queries.trending('movie', 'week', language)),
    withOverviews(queries.trending('tv', 'week', language)),
    withOverviews(queries.trending('movie', 'day', language)),
    withOverviews(queries.trending('tv', 'day', language)),
  ] as const

/** What the hero of a hub is chosen from: both kinds together (specification, section 9). */
export const hubQueries = (language: Language) =>
  [withOverviews(queries.trending('movie', 'week', language)), withOverviews(queries.trending('tv', 'week', language))] as const
