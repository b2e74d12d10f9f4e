import type { MediaType } from '#contract/media.ts'
import type { Keyword } from '#domain/title/keyword.ts'
import type { Language } from '#product/languages.ts'
import { type Query, spoken } from './query.ts'
import { listOf, named, number, record, text } from './readers.ts'

interface Genre {
  id: number
  name: string
}

/** An age rating of one country; they come from the mildest to the strictest. */
export interface AgeRating {
  /** `PG-13`, `16` ... */
  label: string
  /** What it means, in English. */
  meaning: string
}

/** A country for which offers are known. */
interface WatchRegion {
  /** ISO 3166-1. */
  code: string
  name: string
}

/** What filters offer to choose from. The providers of a region are among the questions of home. */
export const choiceQueries = {
  genres: (type: MediaType, language: Language): Query<Genre[]> => ({
    path: `/genre/${type}/list`,
    params: spoken(language),
    read: (body) => named(record(body)['genres']),
  }),

  /** Keywords that begin like what was typed; the service knows them in English only. */
  keywords: (words: string): Query<Keyword[]> => ({
    path: '/search/keyword',
    params: { query: words, page: '1' },
    read: (body) => named(record(body)['results']),
  }),

  /** The age ratings of every country (ISO 3166-1), from the mildest to the strictest. */
  ageRatings: (type: MediaType): Query<Readonly<Record<string, readonly AgeRating[]>>> => ({
    path: `/certification/${type}/list`,
    params: {},
    read: (body) =>
      Object.fromEntries(Object.entries(record(record(body)['certifications'])).map(([region, all]) => [region, readRatings(all)])),
  }),

  /** The countries for which offers are known. */
  watchRegions: (language: Language): Query<WatchRegion[]> => ({
    path: '/watch/providers/regions',
    params: spoken(language),
    read: (body) =>
      listOf(record(body)['results'], (region) => {
        const code = text(region['iso_3166_1'])
        return code ? { code, name: text(region['native_name']) || text(region['english_name']) || code } : null
      }),
  }),
}

const readRatings = (entries: unknown): AgeRating[] =>
  listOf(entries, (entry) =>
    text(entry['certification'])
      ? { label: text(entry['certification']), meaning: text(entry['meaning']), place: number(entry['order']) }
      : null,
  )
    .sort((a, b) => a.place - b.place)
    .map(({ label, meaning }) => ({ label, meaning }))
