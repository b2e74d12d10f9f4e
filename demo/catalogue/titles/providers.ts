import { picturePath } from '../picture-names.ts'
import type { ApiRequest } from '../request.ts'
import { countries } from './countries.ts'
import type { Movie, Show } from './title.ts'

export type Offer = 'flatrate' | 'free' | 'ads' | 'rent' | 'buy'

export interface Provider {
  id: number
  name: string
  regions: readonly string[]
  /** The kinds of offer. */
  offers: readonly Offer[]
  /** Decides which titles it has; see `has`. */
  turn: number
}

const west = ['US', 'GB', 'DE', 'AT', 'CH', 'FR', 'JP', 'CA', 'IE', 'AU', 'IT', 'ES', 'BR', 'MX', 'NL', 'SE', 'PL'] as const
const everywhere = [...west, 'IN', 'TD', 'ID', 'MY', 'TH'] as const

/**
 * The providers as the real list has them by region: 119 and 122 have nothing in the US, 237 is only in India, and the ids
 * 384, 970 and 2839 of the specification no longer exist (decision P2).
 */
export const providers: readonly Provider[] = [
  { id: 8, name: 'Netflix', regions: everywhere, offers: ['flatrate'], turn: 0 },
  // With and without advertisements: one service in two ways (irregularity 41).
  { id: 9, name: 'Amazon Prime Video', regions: ['US', 'DE', 'AT', 'GB', 'JP'], offers: ['flatrate', 'ads'], turn: 1 },
  { id: 337, name: 'Disney Plus', regions: west, offers: ['flatrate'], turn: 2 },
  { id: 350, name: 'Apple TV', regions: everywhere, offers: ['flatrate'], turn: 3 },
  { id: 15, name: 'Hulu', regions: ['US'], offers: ['flatrate'], turn: 4 },
  { id: 531, name: 'Paramount Plus', regions: west, offers: ['flatrate'], turn: 5 },
  { id: 386, name: 'Peacock Premium', regions: ['US'], offers: ['flatrate'], turn: 6 },
  { id: 1899, name: 'HBO Max', regions: ['US', 'FR', 'DE', 'ES', 'NL', 'PL', 'SE', 'BR', 'MX'], offers: ['flatrate'], turn: 7 },
  { id: 283, name: 'Crunchyroll', regions: everywhere, offers: ['flatrate'], turn: 8 },
  { id: 1968, name: 'Crunchyroll Amazon Channel', regions: west, offers: ['flatrate'], turn: 9 },
  {
    id: 119,
    name: 'Amazon Prime Video',
    regions: ['IN', 'GB', 'FR', 'IE', 'ID', 'MY', 'TH', 'AU', 'IT', 'ES', 'BR', 'MX', 'NL', 'SE', 'PL', 'CA'],
    offers: ['flatrate'],
    turn: 1,
  },
  { id: 122, name: 'Hotstar', regions: ['GB', 'ID', 'IN', 'MY', 'TH'], offers: ['flatrate'], turn: 10 },
  { id: 237, name: 'Sony Liv', regions: ['IN'], offers: ['flatrate'], turn: 11 },
  { id: 2336, name: 'JioHotstar', regions: ['IN'], offers: ['flatrate'], turn: 10 },
  { id: 2, name: 'Apple TV Store', regions: everywhere, offers: ['rent', 'buy'], turn: 3 },
  { id: 10, name: 'Amazon Video', regions: west, offers: ['buy', 'rent'], turn: 1 },
  { id: 73, name: 'Tubi TV', regions: ['US', 'CA', 'MX', 'AU', 'GB'], offers: ['ads'], turn: 13 },
  { id: 300, name: 'Pluto TV', regions: ['US', 'DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'GB', 'BR'], offers: ['ads'], turn: 14 },
  { id: 191, name: 'Kanopy', regions: ['US', 'CA', 'GB', 'AU'], offers: ['free'], turn: 15 },
]

/** Where there are providers at all, in the order of the alphabet. */
const regions: readonly string[] = [...everywhere].toSorted()

/** Crunchyroll has anime and fantasy, the others every sixth movie and every fourth show. Nobody offers the free films. */
function has(provider: Provider, title: Movie | Show): boolean {
  if (title.art === 'silent' || title.homepage !== '' || title.quirks.bare === true) return false
  if (provider.id === 283 || provider.id === 1968) return title.genres.includes(16) || title.art === 'fantasy'
  const step = title.kind === 'movie' ? 6 : 4
  return (title.index + provider.turn * 5) % step === 0
}

/** The providers that have the title in a region. */
export const providersOf = (title: Movie | Show, region: string): Provider[] =>
  providers.filter((provider) => provider.regions.includes(region) && has(provider, title))

const providerItem = ({ id, name }: Provider, priority: number): Record<string, unknown> => ({
  logo_path: picturePath('provider', id),
  provider_id: id,
  provider_name: name,
  display_priority: priority,
})

/** `GET /watch/providers/{movie|tv}`: all of them, or those of `watch_region`. */
export function providerList(request: ApiRequest): Record<string, unknown> {
  const region = request.param('watch_region')
  return {
    results: providers
      .filter((provider) => region === '' || provider.regions.includes(region))
      .map((provider, at) => ({
        display_priorities: Object.fromEntries(provider.regions.map((code) => [code, at])),
        ...providerItem(provider, at),
      })),
  }
}

/** `GET /watch/providers/regions`. */
export const regionList = {
  results: regions.map((code) => {
    const [english, native] = countries[code] ?? [code, code]
    return { iso_3166_1: code, english_name: english, native_name: native }
  }),
}

/** Where to watch a title, per region and by kind of offer; a kind nobody offers is missing (irregularity 24). */
export function watchProviders(title: Movie | Show): Record<string, unknown> {
  const results: Record<string, unknown> = {}
  for (const region of regions) {
    const found = providersOf(title, region)
    if (found.length === 0) continue
    const entry: Record<string, unknown> = { link: `https://www.themoviedb.org/${title.kind}/${title.id}/watch?locale=${region}` }
    for (const offer of ['flatrate', 'free', 'ads', 'rent', 'buy'] as const) {
      const group = found.filter(({ offers }) => offers.includes(offer))
      if (group.length > 0) entry[offer] = group.map(providerItem)
    }
    results[region] = entry
  }
  return { results }
}
