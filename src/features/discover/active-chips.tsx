import { Trans, useLingui } from '@lingui/react/macro'
import type { MediaType } from '#contract/media.ts'
import type { ActiveFilter, DiscoverFilters } from '#domain/discover/filters.ts'
import { Button } from '#ui/controls/button.tsx'
import { RemovableChip } from '#ui/controls/chip.tsx'
import * as css from './discover-screen.css.ts'
import { chipWords, useFilterWords } from './filter-words.ts'

interface ActiveChipsProps {
  type: MediaType
  filters: DiscoverFilters
  active: readonly ActiveFilter[]
  onChange: (filters: DiscoverFilters) => void
  onClear: () => void
}

/** The filters that are on; a press takes one off. */
export function ActiveChips({ type, filters, active, onChange, onClear }: ActiveChipsProps) {
  const { t } = useLingui()
  const filterWords = useFilterWords(type, filters)
  if (active.length === 0) return null
  return (
    <div className={css.chips} role="group" aria-label={t`Active filters`}>
      {active.map((filter) => {
        const words = chipWords(filterWords, filter)
        return (
          <RemovableChip
            key={`${filter.field} ${filter.value}`}
            words={words}
            label={t`Remove filter: ${words}`}
            onRemove={() => onChange(filter.without)}
          />
        )
      })}
      <Button look="plain" onClick={onClear}>
        <Trans>Clear all</Trans>
      </Button>
    </div>
  )
}
