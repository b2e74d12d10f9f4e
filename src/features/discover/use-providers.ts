import { useSnapshot } from 'valtio'
import type { MediaType } from '#contract/media.ts'
import { useQuery } from '#data/catalogue/catalogue.ts'
import { queries } from '#data/catalogue/queries.ts'
import type { DiscoverFilters } from '#domain/discover/discover-filters.ts'
import { type Provider, watchRegion } from '#domain/home/platform-rows.ts'
import { appearance } from '#state/appearance.ts'

const none: readonly Provider[] = []

/** Who offers movies or shows where these filters look; none until that is known. */
export function useProviders(type: MediaType, { region }: Pick<DiscoverFilters, 'region'>): readonly Provider[] {
  const { region: own } = useSnapshot(appearance)
  return useQuery(queries.providers(type, watchRegion(region ?? own))).value ?? none
}
