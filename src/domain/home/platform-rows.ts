import type { MediaType } from '#contract/media.ts'
import { rowNames } from '#product/row-names.ts'
import type { Region } from '#product/languages.ts'
import { type Platform, type PlatformKey, platforms } from '#product/platforms.ts'

const keys = rowNames(platforms)

/** The platforms of home's filter bar: the eight, and those of India where that is the content region (decision P1). */
export const barPlatforms = (region: Region): PlatformKey[] => keys.filter((key) => platforms[key].inBar || region === 'IN')

/** Those that the bar does not show by itself. */
export const otherPlatforms = (region: Region): PlatformKey[] => keys.filter((key) => !barPlatforms(region).includes(key))

/** This person's own platforms before the others. */
export const ownFirst = (shown: readonly PlatformKey[], services: readonly string[]): PlatformKey[] => [
  ...shown.filter((key) => services.includes(key)),
  ...shown.filter((key) => !services.includes(key)),
]

/** The platforms named in an address (`netflix,hulu`), each once, unknown ones dropped. */
export const platformsFrom = (text: string): PlatformKey[] => keys.filter((key) => text.split(',').includes(key))

/** Turns one platform on or off; several may be on at once. */
export const togglePlatform = (on: readonly PlatformKey[], key: PlatformKey): PlatformKey[] =>
  on.includes(key) ? on.filter((other) => other !== key) : [...on, key]

/** Where offers are looked up: the content region, but the US for Chad, for which nobody lists offers (decision P15). */
export const watchRegion = (region: Region): Region => (region === 'TD' ? 'US' : region)

/** What a platform's list of one kind is asked with, in the person's region. */
export function platformParams(key: PlatformKey, type: MediaType, region: Region) {
  const platform: Platform = platforms[key]
  const here = platform.region ?? watchRegion(region)
  return { with_watch_providers: idsIn(platform, type, here), watch_region: here, sort_by: 'popularity.desc' }
}

const idsIn = (platform: Platform, type: MediaType, country: string): string =>
  country === 'GB' && platform.inBritain !== undefined ? `${platform[type]}|${platform.inBritain}` : platform[type]

/** Where a platform is sought that nobody offers in the person's region, one country after the other (decision P3). */
const countries = ['US', 'GB', 'DE', 'IN', 'CA', 'AU', 'FR', 'IT', 'ES', 'JP', 'BR', 'MX', 'NL', 'SE', 'PL']
/** Requests for one list, that of the person's own region included. */
const mostCountries = 12

/** The same in the countries where a platform is sought that has nothing in the person's region; none for most. */
export function paramsElsewhere(key: PlatformKey, type: MediaType, region: Region) {
  const platform: Platform = platforms[key]
  const here = platformParams(key, type, region)
  if (!platform.isSoughtElsewhere) return []
  return countries
    .filter((country) => country !== here.watch_region)
    .slice(0, mostCountries - 1)
    .map((country) => ({ ...here, with_watch_providers: idsIn(platform, type, country), watch_region: country }))
}

/** What the titles of several platforms together are asked with; null when none of them offers anything in this region. */
export function servicesParams(services: readonly string[], type: MediaType, region: Region): Record<string, string> | null {
  const here = watchRegion(region)
  const ids = keys.filter((key) => services.includes(key) && isOffered(key, here)).map((key) => idsIn(platforms[key], type, here))
  return ids.length === 0 ? null : { with_watch_providers: ids.join('|'), watch_region: here, sort_by: 'popularity.desc' }
}

function isOffered(key: PlatformKey, region: Region): boolean {
  const platform: Platform = platforms[key]
  return platform.region === undefined || platform.region === region
}

/** A provider of the movie database's own list. */
export interface Provider {
  id: number
  name: string
  logoPath: string | null
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9+]/g, '')

/** Ids change (HBO Max was 384 and is 1899): the ids of the providers that bear the platform's name today (decision P2). */
export function providerIdsByName(key: PlatformKey, providers: readonly Pick<Provider, 'id' | 'name'>[]): string {
  const wanted = plain(platforms[key].title)
  return providers
    .filter(({ name }) => plain(name) === wanted)
    .map(({ id }) => id)
    .join('|')
}
