import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { MediaType } from '#contract/media.ts'
import type { FilterGroup } from '#domain/discover/filter-table.ts'
import {
  activeFilters,
  type DiscoverFilters,
  type DiscoverSearch,
  type FilterField,
  filterRows,
  filtersFrom,
  searchOf,
} from '#domain/discover/filters.ts'
import { type DiscoverSort, votesWorthSorting } from '#product/discover.ts'
import { Select } from '#ui/controls/choice.tsx'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import { AgeRatingFilter } from './age-rating-filter.tsx'
import { FilterControl } from './filter-control.tsx'
import * as css from './filter-panel.css.ts'
import { ProviderFilter } from './provider-filter.tsx'
import { GenreFilter, KeywordFilter } from './three-way-filters.tsx'

export interface FilterProps {
  type: MediaType
  filters: DiscoverFilters
  /** Takes effect at once. */
  onChange: (filters: DiscoverFilters) => void
}

/** The groups of the panel; without `isOpen` one is folded until something in it is on. */
const groups: readonly { group: FilterGroup; name: MessageDescriptor; isOpen?: boolean; only?: MediaType }[] = [
  { group: 'genres', name: msg`Genres`, isOpen: true },
  { group: 'watch', name: msg`Where to watch` },
  { group: 'release', name: msg`Release`, isOpen: true },
  { group: 'rating', name: msg`Rating` },
  { group: 'length', name: msg`Length` },
  { group: 'age', name: msg`Age rating`, only: 'movie' },
  { group: 'origin', name: msg`Language and country` },
  { group: 'keywords', name: msg`Keywords`, isOpen: true },
]

/** Everything a discover page can be asked for. What is chosen is read like an address, so that one set of rules holds for both. */
export function FilterPanel({ type, filters, onChange }: FilterProps) {
  const { i18n } = useLingui()
  const put = (patch: DiscoverSearch): void => onChange(filtersFrom(type, { ...searchOf(filters), ...patch }))
  const on = new Set(activeFilters(filters).map(({ field }) => field))
  const own: Partial<Record<FilterField, ReactNode>> = {
    genres: <GenreFilter type={type} filters={filters} onChange={onChange} />,
    providers: <ProviderFilter type={type} filters={filters} onChange={onChange} />,
    certification: <AgeRatingFilter filters={filters} onPut={put} />,
    keywords: <KeywordFilter type={type} filters={filters} onChange={onChange} />,
  }
  const controlOf = (field: FilterField) => (
    <Fragment key={field}>{own[field] ?? <FilterControl type={type} filters={filters} field={field} onPut={put} />}</Fragment>
  )
  return (
    <div className={css.panel}>
      <SortFilter filters={filters} onPut={put} />
      {groups
        .filter(({ only }) => only === undefined || only === type)
        .map(({ group, name, isOpen }) => (
          <details
            key={group}
            className={css.group}
            open={
              isOpen ??
              linesOf(group)
                .flat()
                .some((field) => on.has(field))
            }
          >
            <summary className={css.summary}>
              {i18n._(name)}
              <ChevronDownIcon size={18} className={css.chevron} />
            </summary>
            <div className={css.fields}>
              {linesOf(group).map((line) => (
                <Line key={line[0]} fields={line}>
                  {line.map(controlOf)}
                </Line>
              ))}
            </div>
          </details>
        ))}
    </div>
  )
}

/** The filters of a group line by line, two where they share one. */
function linesOf(group: FilterGroup): FilterField[][] {
  const lines: FilterField[][] = []
  let isPaired = false
  for (const [field, row] of filterRows.filter(([, row]) => row.group === group)) {
    if (isPaired) lines.at(-1)?.push(field)
    else lines.push([field])
    isPaired = row.isPaired === true
  }
  return lines
}

function Line({ fields, children }: { fields: readonly FilterField[]; children: ReactNode }) {
  if (fields.length === 1) return children
  // Days need more room than numbers.
  return <div className={fields.includes('from') ? css.days : css.pair}>{children}</div>
}

/** In what order; by rating, titles with few votes are left out at first. */
function SortFilter({ filters, onPut }: { filters: DiscoverFilters; onPut: (patch: DiscoverSearch) => void }) {
  const { t } = useLingui()
  const options: readonly (readonly [DiscoverSort, string])[] = [
    ['popular', t`Most popular`],
    ['newest', t`Newest`],
    ['oldest', t`Oldest`],
    ['rating', t`Best rated`],
    ['votes', t`Most votes`],
    ['title', t`By title`],
  ]
  const choose = (sort: DiscoverSort): void =>
    onPut({ sort, ...(sort === 'rating' && filters.votes === null && { votes: String(votesWorthSorting) }) })
  return <Select label={<Trans>Sort by</Trans>} value={filters.sort} onChoose={choose} options={options} />
}
