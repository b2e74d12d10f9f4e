import type { MediaType } from '#contract/media.ts'
import { type PlatformKey, platforms } from '#spec/platforms.ts'
import { type Provider, providerIdsByName } from './platform-rows.ts'

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
