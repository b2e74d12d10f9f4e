import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { discoverPath } from '#components/links/paths.ts'
import type { MediaType } from '#contract/media.ts'
import { useQuery } from '#data/catalogue/catalogue.ts'
import { prepareList } from '#data/catalogue/list-queries.ts'
import { activeFilters, type DiscoverFilters, filtersFrom, searchOf, withoutFilters } from '#domain/discover/filters.ts'
import { rangeFrom } from '#domain/paging.ts'
import { appearance } from '#state/appearance.ts'
import { Button } from '#ui/controls/button.tsx'
import { ActiveChips } from './active-chips.tsx'
import { discoverQuery } from '#data/discover/discover-query.ts'
import * as css from './discover-screen.css.ts'
import { failedByType, NoneFound } from './empty-list.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { KindSwitch, ListHead } from './list-head.tsx'
import { screen } from './list-screen.css.ts'
import { PlatformBar } from './platform-bar.tsx'
import { SavedFilters } from './saved-filters.tsx'
import { TitleList } from './title-list.tsx'

type Search = Readonly<Record<string, string>>

/** Starts what the page needs. */
export const prepareDiscover = (type: MediaType, search: Search): Promise<void> => {
  const filters = filtersFrom(type, search)
  return prepareList(rangeFrom(search), (page) => discoverQuery(type, filters, page, appearance))
}

/** Finding by what a title is: the address is the state, so that a filtered list can be kept, shared and come back to. */
export function DiscoverScreen({ type, search }: { type: MediaType; search: Search }) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const { language, region } = useSnapshot(appearance)
  const chosen = useChosen(type, search)
  const filters = useMemo(() => filtersFrom(type, chosen), [type, chosen])
  const active = activeFilters(filters)
  const shown = useMemo(() => filtersFrom(type, search), [type, search])
  const range = rangeFrom(search)
  const queryOf = (page: number) => discoverQuery(type, shown, page, { language, region })
  const total = useQuery(queryOf(range.page)).value?.total
  const change = (next: DiscoverFilters): void =>
    void navigate({ href: discoverPath(type, searchOf(next)), replace: true, resetScroll: false })
  const clear = (): void => change(withoutFilters(filters))
  const panel = <FilterPanel type={type} filters={filters} onChange={change} />
  return (
    <div className={screen}>
      <ListHead
        name={type === 'movie' ? t`Discover movies` : t`Discover shows`}
        page={range.page}
        end={<KindSwitch type={type} pathOf={(kind) => discoverPath(kind)} />}
      />
      <PlatformBar type={type} filters={filters} onChange={change} />
      <div className={css.columns}>
        <section className={css.side} aria-label={t`Filters`}>
          {panel}
        </section>
        <div className={css.results}>
          <ActiveChips type={type} filters={filters} active={active} onChange={change} onClear={clear} />
          <TitleList
            range={range}
            queryOf={queryOf}
            hrefOf={(other) => discoverPath(type, searchOf(shown), other)}
            failed={i18n._(failedByType[type])}
            empty={
              <NoneFound
                action={
                  active.length > 0 && (
                    <Button look="primary" onClick={clear}>
                      <Trans>Clear all filters</Trans>
                    </Button>
                  )
                }
              />
            }
            tools={
              <>
                <FilterSheet count={active.length} total={total} onClear={clear}>
                  {panel}
                </FilterSheet>
                <SavedFilters type={type} filters={filters} active={active} />
              </>
            }
          />
        </div>
      </div>
    </div>
  )
}

/**
 * What the address says already: the results follow once they are there, or their outline, but the filters at once. Otherwise a
 * second press within that moment would not know of the first.
 */
function useChosen(type: MediaType, shown: Search): Readonly<Record<string, unknown>> {
  const path = discoverPath(type)
  return (
    useLocation({
      select: ({ pathname, search }): Readonly<Record<string, unknown>> | undefined => (pathname === path ? search : undefined),
    }) ?? shown
  )
}
