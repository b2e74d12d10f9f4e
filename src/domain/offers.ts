import type { Offers } from './details.ts'

/** Where to watch: the region's offers, else those of the US (decision P15); undefined when there are none in either. */
export const pickOffers = (offers: readonly Offers[], region: string): Offers | undefined =>
  offers.find((entry) => entry.region === region) ?? offers.find((entry) => entry.region === 'US')
