import type { Certification, Release } from '#domain/title/details.ts'
import type { Offer, Offers } from '#domain/title/offers.ts'
import { dayOf, pathOf } from './titles.ts'
import { listOf, number, record, text } from './tolerant.ts'

/** Where a title is to be had, per region; most regions lack some of the ways to pay. */
export function readOffers(providers: unknown): Offers[] {
  return Object.entries(record(record(providers)['results'])).map(([region, value]) => {
    const entry = record(value)
    const of = (way: string) => listOf(entry[way], readOffer)
    return {
      region,
      link: secureAddress(entry['link']),
      stream: [...of('flatrate'), ...of('free'), ...of('ads')],
      rent: of('rent'),
      buy: of('buy'),
    }
  })
}

function readOffer(offer: Readonly<Record<string, unknown>>): Offer | null {
  const name = text(offer['provider_name'])
  return name ? { id: number(offer['provider_id']), name, logoPath: pathOf(offer['logo_path']) } : null
}

const secureAddress = (value: unknown): string => (text(value).startsWith('https://') ? text(value) : '')

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
