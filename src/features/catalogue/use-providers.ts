import { useSnapshot } from 'valtio'
import type { MediaType } from '#contract/media.ts'
import { useQuery } from '#data/catalogue.ts'
import { queries } from '#data/queries.ts'
import type { DiscoverFilters } from '#domain/discover-filters.ts'
import { type Provider, watchRegion } from '#domain/platform-rows.ts'
import { appearance } from '#state/appearance.ts'

const none: readonly Provider[] = []

/** Who offers movies or shows where these filters look; none until that is known. */
export function useProviders(type: MediaType, { region }: Pick<DiscoverFilters, 'region'>): readonly Provider[] {
  const { region: own } = useSnapshot(appearance)
  return useQuery(queries.providers(type, watchRegion(region ?? own))).value ?? none
}
