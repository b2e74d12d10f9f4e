import type { Certification } from '#domain/title/certification.ts'
import type { Release } from '#domain/title/details.ts'
import { dayOf } from './titles.ts'
import { listOf, number, record, text } from './tolerant.ts'

type Fields = Readonly<Record<string, unknown>>

/** The releases of a movie in all countries, several in each; those of festivals have no age rating. */
export const readReleases = (item: Fields): Release[] =>
  listOf(record(item['release_dates'])['results'], (country) =>
    listOf(country['release_dates'], (release) => ({
      region: text(country['iso_3166_1']),
      label: text(release['certification']),
      date: dayOf(release['release_date']),
      kind: number(release['type']),
    })),
  ).flat()

/** The age ratings of a movie, which come with its releases, or of a show, which come by themselves. */
export const readCertifications = (item: Fields, releases: readonly Release[]): Certification[] => [
  ...releases.map(({ region, label }) => ({ region, label })),
  ...listOf(record(item['content_ratings'])['results'], (entry) => ({ region: text(entry['iso_3166_1']), label: text(entry['rating']) })),
]
