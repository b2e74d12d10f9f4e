import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { byName, languageName, regionName } from '#components/words/code-names.ts'
import type { MediaType } from '#contract/media.ts'
import { type DiscoverFilters, type DiscoverSearch, searchOf } from '#domain/discover/discover-filters.ts'
import { filtersFrom } from '#domain/discover/read-filters.ts'
import { numberText } from '#i18n/formats.ts'
import {
  discoverBounds,
  type DiscoverSort,
  discoverSteps,
  originalLanguages,
  originCountries,
  votesWorthSorting,
} from '#product/discover.ts'
import { appearance } from '#state/appearance.ts'
import { Select } from '#ui/controls/choice.tsx'
import { CommitField } from '#ui/controls/commit-field.tsx'
import { AgeRatingFilter } from './age-rating-filter.tsx'
import { FilterGroup } from './filter-group.tsx'
import * as css from './filter-panel.css.ts'
import { ProviderFilter } from './provider-filter.tsx'
import { ReleaseFilter } from './release-filter.tsx'
import { steps } from './steps.ts'
import { GenreFilter, KeywordFilter } from './three-way-filters.tsx'

export interface FilterProps {
  type: MediaType
  filters: DiscoverFilters
  /** Takes effect at once. */
  onChange: (filters: DiscoverFilters) => void
}

/** Everything a discover page can be asked for. What is chosen is read like an address, so that one set of rules holds for both. */
export function FilterPanel({ type, filters, onChange }: FilterProps) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const put = (patch: DiscoverSearch): void => onChange(filtersFrom(type, { ...searchOf(filters), ...patch }))
  const sorts: Record<DiscoverSort, string> = {
    popular: t`Most popular`,
    newest: t`Newest`,
    oldest: t`Oldest`,
    rating: t`Best rated`,
    votes: t`Most votes`,
    title: t`By title`,
  }
  const sort = (chosen: DiscoverSort): void =>
    put({ sort: chosen, ...(chosen === 'rating' && filters.votes === null && { votes: String(votesWorthSorting) }) })
  const [least, most] = discoverBounds.minutes
  const minutes = t`Whole minutes from ${least} to ${most}`
  return (
    <div className={css.panel}>
      <Select
        label={<Trans>Order</Trans>}
        value={filters.sort}
        onChoose={sort}
        options={Object.entries(sorts) as [DiscoverSort, string][]}
      />
      <FilterGroup name={<Trans>Genres</Trans>} open>
        <GenreFilter type={type} filters={filters} onChange={onChange} />
      </FilterGroup>
      <FilterGroup name={<Trans>Where to watch</Trans>} open={filters.providers.length > 0}>
        <ProviderFilter type={type} filters={filters} onChange={onChange} />
      </FilterGroup>
      <FilterGroup name={<Trans>Release</Trans>} open>
        <ReleaseFilter filters={filters} onPut={put} />
      </FilterGroup>
      <FilterGroup name={<Trans>Rating</Trans>} open={filters.rating !== null || filters.votes !== null}>
        <Select
          label={<Trans>Average rating</Trans>}
          value={String(filters.rating ?? '')}
          onChoose={(rating) => put({ rating })}
          options={[
            ['', t`Any`],
            ...steps(discoverSteps.ratings, filters.rating, (rating) => t`${numberText(rating, language)} or higher`),
          ]}
        />
        <Select
          label={<Trans>Minimum votes</Trans>}
          value={String(filters.votes ?? '')}
          onChoose={(votes) => put({ votes })}
          options={[['', t`Any`], ...steps(discoverSteps.votes, filters.votes, (votes) => numberText(votes, language))]}
        />
      </FilterGroup>
      <FilterGroup name={<Trans>Length</Trans>} open={filters.minRuntime !== null || filters.maxRuntime !== null}>
        <div className={css.pair}>
          <CommitField
            type="number"
            label={<Trans>From minutes</Trans>}
            value={String(filters.minRuntime ?? '')}
            min={least}
            max={most}
            wrong={minutes}
            onCommit={(min_runtime) => put({ min_runtime })}
          />
          <CommitField
            type="number"
            label={<Trans>To minutes</Trans>}
            value={String(filters.maxRuntime ?? '')}
            min={filters.minRuntime ?? least}
            max={most}
            wrong={minutes}
            onCommit={(max_runtime) => put({ max_runtime })}
          />
        </div>
      </FilterGroup>
      {type === 'movie' && (
        <FilterGroup name={<Trans>Age rating</Trans>} open={filters.certification !== null}>
          <AgeRatingFilter filters={filters} onPut={put} />
        </FilterGroup>
      )}
      <FilterGroup name={<Trans>Language and country</Trans>} open={filters.language !== null || filters.country !== null}>
        <Select
          label={<Trans>Original language</Trans>}
          value={filters.language ?? ''}
          onChoose={(code) => put({ language: code })}
          options={[['', t`Any`], ...byName(originalLanguages, languageName, language)]}
        />
        <Select
          label={<Trans>Country of origin</Trans>}
          value={filters.country ?? ''}
          onChoose={(country) => put({ country })}
          options={[['', t`Any`], ...byName(originCountries, regionName, language)]}
        />
      </FilterGroup>
      <FilterGroup name={<Trans>Keywords</Trans>} open>
        <KeywordFilter type={type} filters={filters} onChange={onChange} />
      </FilterGroup>
    </div>
  )
}
