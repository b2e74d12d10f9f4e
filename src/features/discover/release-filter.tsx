import { Trans, useLingui } from '@lingui/react/macro'
import type { DiscoverFilters, DiscoverSearch } from '#domain/discover/discover-filters.ts'
import { discoverBounds, discoverSteps } from '#product/discover.ts'
import { Select } from '#ui/controls/choice.tsx'
import { CommitField } from '#ui/controls/commit-field.tsx'
import * as css from './filter-panel.css.ts'
import { steps } from './steps.ts'

interface ReleaseFilterProps {
  filters: DiscoverFilters
  onPut: (patch: DiscoverSearch) => void
}

/** When a title came out: in a decade, a year, or between two days. */
export function ReleaseFilter({ filters, onPut }: ReleaseFilterProps) {
  const { t } = useLingui()
  const [first, last] = discoverBounds.years
  const day = t`A day from ${first} to ${last}, the second not before the first`
  return (
    <>
      <div className={css.pair}>
        <Select
          label={<Trans>Decade</Trans>}
          value={String(filters.decade ?? '')}
          onChoose={(decade) => onPut({ decade, year: '' })}
          options={[['', t`Any`], ...steps(discoverSteps.decades, filters.decade, (decade) => t`${decade}s`).toReversed()]}
        />
        <CommitField
          type="number"
          label={<Trans>Year</Trans>}
          value={String(filters.year ?? '')}
          min={first}
          max={last}
          wrong={t`A year from ${first} to ${last}`}
          onCommit={(year) => onPut({ year })}
        />
      </div>
      <div className={css.days}>
        <CommitField
          type="date"
          label={<Trans>From</Trans>}
          value={filters.from ?? ''}
          min={`${first}-01-01`}
          max={filters.to ?? `${last}-12-31`}
          wrong={day}
          onCommit={(from) => onPut({ from })}
        />
        <CommitField
          type="date"
          label={<Trans>Until</Trans>}
          value={filters.to ?? ''}
          min={filters.from ?? `${first}-01-01`}
          max={`${last}-12-31`}
          wrong={day}
          onCommit={(to) => onPut({ to })}
        />
      </div>
    </>
  )
}
