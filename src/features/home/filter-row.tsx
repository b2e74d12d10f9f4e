import { useSnapshot } from 'valtio'
import { queries } from '#data/catalogue/queries.ts'
import { useSavedFilters } from '#data/discover/saved-filters.ts'
import { discoverPath } from '#domain/discover/discover-filters.ts'
import { discoverParams } from '#domain/discover/discover-params.ts'
import { filterRow } from '#domain/home/home-layout.ts'
import { filtersFrom } from '#domain/discover/read-filters.ts'
import type { FilterRow as Key } from '#product/home-rows.ts'
import { appearance } from '#state/appearance.ts'
import { LazyRow } from './lazy-row.tsx'

/** What passes a saved filter that was pinned; nothing once the filter is gone. */
export function FilterRow({ of }: { of: Key }) {
  const { language, region } = useSnapshot(appearance)
  const filter = useSavedFilters().find(({ id }) => filterRow(id) === of)
  if (!filter) return null
  const filters = filtersFrom(filter.type, Object.fromEntries(new URLSearchParams(filter.query)))
  const query = queries.discover(filter.type, language, { ...discoverParams(filter.type, filters, region), page: '1' })
  return <LazyRow id={of} title={filter.name} more={discoverPath(filter.type, filters)} needs={[query]} silent />
}
