import { Trans, useLingui } from '@lingui/react/macro'
import type { MediaType } from '#contract/media.ts'
import type { ActiveFilter, DiscoverFilters } from '#domain/discover/filters.ts'
import { Button } from '#ui/controls/button.tsx'
import { CloseIcon } from '#ui/icons/later-icons.tsx'
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
          <button
            key={`${filter.field} ${filter.value}`}
            type="button"
            className={css.chip}
            aria-label={t`Remove filter: ${words}`}
            onClick={() => onChange(filter.without)}
          >
            {words}
            <CloseIcon size={16} />
          </button>
        )
      })}
      <Button look="plain" onClick={onClear}>
        <Trans>Clear all</Trans>
      </Button>
    </div>
  )
}
