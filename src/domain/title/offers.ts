/** Where a title is to be had in one region; the way is how one pays. */
export interface Offers {
  region: string
  /** The movie database's page with the links, as its terms ask. */
  link: string
  stream: Offer[]
  rent: Offer[]
  buy: Offer[]
}

export interface Offer {
  id: number
  name: string
  logoPath: string | null
}

/** Where to watch: the region's offers, else those of the US (decision P15); undefined when there are none in either. */
export const pickOffers = (offers: readonly Offers[], region: string): Offers | undefined =>
  offers.find((entry) => entry.region === region) ?? offers.find((entry) => entry.region === 'US')
