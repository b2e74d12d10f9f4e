import type { MediaType } from '#contract/media.ts'
import { rowNames } from '#product/row-names.ts'
import type { Region } from '#product/languages.ts'
import { type PlatformKey, platforms } from '#product/platforms.ts'
import type { Offer } from '#domain/title/offers.ts'
import { barPlatforms, type Provider, providerIdsByName } from '#domain/home/platform-rows.ts'

/**
 * The provider ids a platform has where its titles are looked up: the specified ones that offer anything there, else those of its
 * name today, else the specified ones (decision P2).
 *
 * @param providers who offers anything in the region
 */
export function platformIds(key: PlatformKey, type: MediaType, providers: readonly Pick<Provider, 'id' | 'name'>[]): number[] {
  const specified = platforms[key][type].split('|').map(Number)
  const offering = specified.filter((id) => providers.some((provider) => provider.id === id))
  if (offering.length > 0) return offering
  const named = providerIdsByName(key, providers)
  return named === '' ? specified : named.split('|').map(Number)
}

/** What the platform with this specified id is called, while the names of all providers are on their way. */
export function platformOf(type: MediaType, id: number): string | undefined {
  const all = Object.values(platforms)
  return all.find((platform) => platform[type].split('|').includes(String(id)))?.title
}

/** The provider ids of somebody's platforms, of those there are in a region, each once; none where they named none. */
export function servicesIds(
  services: readonly string[],
  type: MediaType,
  region: Region,
  providers: readonly Pick<Provider, 'id' | 'name'>[],
): number[] {
  const own = barPlatforms(region).filter((key) => services.includes(key))
  return [...new Set(own.flatMap((key) => platformIds(key, type, providers)))]
}

/** What a subscription covers, by somebody's own platforms: theirs first, and which those are. */
export function ownOffersFirst(offers: readonly Offer[], services: readonly string[]): (Offer & { isOwn: boolean })[] {
  const own = rowNames(platforms).filter((key) => services.includes(key))
  return offers
    .map((offer) => ({ ...offer, isOwn: own.some((key) => isOf(offer, key)) }))
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
}

const isOf = ({ id, name }: Offer, key: PlatformKey): boolean =>
  `${platforms[key].movie}|${platforms[key].tv}`.split('|').includes(String(id)) || providerIdsByName(key, [{ id, name }]) !== ''
