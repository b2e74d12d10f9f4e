import type { Offer, Offers } from '#domain/title/offers.ts'
import { pathOf } from './titles.ts'
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
