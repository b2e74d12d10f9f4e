import type { Movie, Show } from './titles.ts'

export interface Provider {
  id: number
  name: string
  regions: readonly string[]
  /** How one gets a title there. */
  offer: 'flatrate' | 'rent' | 'buy'
  /** Which items it has: those whose number leaves this remainder in six (movies) or four (shows). */
  turn: number
}

const west = ['US', 'GB', 'DE', 'AT', 'CH', 'FR', 'JP', 'CA', 'IE'] as const
const everywhere = [...west, 'IN', 'TD', 'ID', 'MY', 'TH'] as const

/**
 * The providers as the real list has them by region: 119 and 122 have nothing in the US, 237 is only in India, and the ids
 * 384, 970 and 2839 of the specification no longer exist (decision P2).
 */
export const providers: readonly Provider[] = [
  { id: 8, name: 'Netflix', regions: everywhere, offer: 'flatrate', turn: 0 },
  { id: 9, name: 'Amazon Prime Video', regions: ['US', 'DE', 'AT', 'GB', 'JP'], offer: 'flatrate', turn: 1 },
  { id: 337, name: 'Disney Plus', regions: west, offer: 'flatrate', turn: 2 },
  { id: 350, name: 'Apple TV', regions: everywhere, offer: 'flatrate', turn: 3 },
  { id: 15, name: 'Hulu', regions: ['US'], offer: 'flatrate', turn: 4 },
  { id: 531, name: 'Paramount Plus', regions: west, offer: 'flatrate', turn: 5 },
  { id: 386, name: 'Peacock Premium', regions: ['US'], offer: 'flatrate', turn: 6 },
  { id: 1899, name: 'HBO Max', regions: ['US', 'FR', 'DE'], offer: 'flatrate', turn: 7 },
  { id: 283, name: 'Crunchyroll', regions: everywhere, offer: 'flatrate', turn: 8 },
  { id: 1968, name: 'Crunchyroll Amazon Channel', regions: west, offer: 'flatrate', turn: 9 },
  { id: 119, name: 'Amazon Prime Video', regions: ['IN', 'GB', 'FR', 'IE', 'ID', 'MY', 'TH'], offer: 'flatrate', turn: 1 },
  { id: 122, name: 'Hotstar', regions: ['GB', 'ID', 'IN', 'MY', 'TH'], offer: 'flatrate', turn: 10 },
  { id: 237, name: 'Sony Liv', regions: ['IN'], offer: 'flatrate', turn: 11 },
  { id: 2336, name: 'JioHotstar', regions: ['IN'], offer: 'flatrate', turn: 10 },
  { id: 2, name: 'Apple TV Store', regions: everywhere, offer: 'rent', turn: 3 },
  { id: 10, name: 'Amazon Video', regions: west, offer: 'buy', turn: 1 },
]

export const regions: readonly (readonly [code: string, english: string, native: string])[] = [
  ['AT', 'Austria', 'Österreich'],
  ['CA', 'Canada', 'Canada'],
  ['CH', 'Switzerland', 'Schweiz'],
  ['DE', 'Germany', 'Deutschland'],
  ['FR', 'France', 'France'],
  ['GB', 'United Kingdom', 'United Kingdom'],
  ['ID', 'Indonesia', 'Indonesia'],
  ['IE', 'Ireland', 'Éire'],
  ['IN', 'India', 'India'],
  ['JP', 'Japan', '日本'],
  ['MY', 'Malaysia', 'Malaysia'],
  ['TD', 'Chad', 'Tchad'],
  ['TH', 'Thailand', 'Thailand'],
  ['US', 'United States of America', 'United States'],
]

/** Anime is what Crunchyroll is for; the rest follows the turns. Free films are with nobody. */
function has(provider: Provider, title: Movie | Show): boolean {
  if (title.art === 'silent' || title.homepage !== '' || title.quirks.bare === true) return false
  if (provider.id === 283 || provider.id === 1968) return title.genres.includes(16) || title.art === 'fantasy'
  const step = title.kind === 'movie' ? 6 : 4
  return (title.index + provider.turn * 5) % step === 0
}

/** The providers that have the title in a region. */
export const providersOf = (title: Movie | Show, region: string): Provider[] =>
  providers.filter((provider) => provider.regions.includes(region) && has(provider, title))
