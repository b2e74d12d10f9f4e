import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { discoverPath } from '#components/links/paths.ts'
import { discoverQuery } from '#data/discover/discover-query.ts'
import { filteredQuery, recommendationsQuery } from '#data/catalogue/list-queries.ts'
import { useSavedFilters } from '#data/discover/saved-filters.ts'
import { useHome } from '#data/home/home.ts'
import { useTitleWords } from '#data/library/title-words.ts'
import { filtersFrom, searchOf } from '#domain/discover/filters.ts'
import { filterRow } from '#domain/home/home-layout.ts'
import type { FinishedTitle } from '#domain/home/taste.ts'
import { servicesParams } from '#domain/home/platform-rows.ts'
import { kindsInTurn } from '#domain/title/title-lists.ts'
import type { FilterRow as Key } from '#product/home-rows.ts'
import { appearance } from '#state/appearance.ts'
import { LazyRow } from './lazy-row.tsx'

/** What is popular on the platforms this person subscribes to, movies and shows in turn; nothing before they named one. */
export function ServicesRow() {
  const { t } = useLingui()
  const { language, region } = useSnapshot(appearance)
  const { services } = useHome()
  const asked = (['movie', 'tv'] as const).map((type) => {
    const params = servicesParams(services, type, region)
    return params && filteredQuery(type, language, params)
  })
  const needs = asked.filter((query) => query !== null)
  if (needs.length === 0) return null
  return <LazyRow id="services" title={t`On your services`} needs={needs} choose={kindsInTurn} silent />
}

/** What goes well with the title this person finished last; nothing before they finished one. */
export function BecauseRow() {
  const { finished: known } = useHome()
  // A row that comes while somebody looks would push away what they look at: it is there on the next visit.
  const [finished] = useState(known)
  return finished && <Because finished={finished} />
}

function Because({ finished }: { finished: FinishedTitle }) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const { type, id, title } = useTitleWords(finished)
  return <LazyRow id="because" title={t`Because you finished ${title}`} needs={[recommendationsQuery(type, id, language)]} silent />
}

/** What passes a saved filter that was pinned; nothing once the filter is gone. */
export function FilterRow({ of }: { of: Key }) {
  const { language, region } = useSnapshot(appearance)
  const filter = useSavedFilters().find(({ id }) => filterRow(id) === of)
  if (!filter) return null
  const filters = filtersFrom(filter.type, Object.fromEntries(new URLSearchParams(filter.query)))
  const query = discoverQuery(filter.type, filters, 1, { language, region })
  return <LazyRow id={of} title={filter.name} more={discoverPath(filter.type, searchOf(filters))} needs={[query]} silent />
}
