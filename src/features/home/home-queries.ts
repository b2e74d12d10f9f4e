import { queries } from '#data/queries.ts'
import type { Language } from '#spec/languages.ts'

/** What the first view of home needs, in the order it stands there: the banner, then the hero cards. */
export const firstQueries = (language: Language) =>
  [
    queries.trending('movie', 'week', language),
    queries.trending('tv', 'week', language),
    queries.trending('movie', 'day', language),
    queries.trending('tv', 'day', language),
  ] as const
