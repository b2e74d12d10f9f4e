import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { savedFilterLimits } from '#contract/entities/preferences.ts'
import type { MediaType } from '#contract/media.ts'
import { saveFilter, useSavedFilters } from '#data/discover/saved-filters.ts'
import { type ActiveFilter, type DiscoverFilters, queryOf } from '#domain/discover/filters.ts'
import { limits } from '#product/limits.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import { BookmarkIcon } from '#ui/icons/icons.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useTimer } from '#ui/states/use-timer.ts'
import { SavedFilter } from './saved-filter.tsx'
import * as css from './saved-filters.css.ts'
import { chipWords, useFilterWords } from './filter-words.ts'

interface SavedFiltersProps {
  type: MediaType
  filters: DiscoverFilters
  active: readonly ActiveFilter[]
}

/** The filters a person keeps: to save what is set now, to go back to another, to rename and remove. */
export function SavedFilters({ type, filters, active }: SavedFiltersProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  // The choice is seen before the sheet goes, and the page has moved on by then.
  const closing = useTimer()
  const closeSoon = (): void => closing.start(close, limits.gestures.sheetCloseDelayMs)
  const saved = useSavedFilters()
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <BookmarkIcon size={20} />
        <Trans>Saved</Trans>
      </Button>
      <Sheet
        open={open}
        onClose={close}
        onLink={closeSoon}
        title={<Trans>Saved filters</Trans>}
        closeLabel={t`Close`}
        dragDistance={limits.gestures.sheetClosePx}
      >
        <div className={css.body}>
          {open && active.length > 0 && <SaveFilter type={type} filters={filters} active={active} onSaved={close} />}
          {saved.length === 0 && (
            <p className={css.none}>
              {active.length > 0 ? (
                <Trans>Nothing saved yet.</Trans>
              ) : (
                <Trans>Nothing saved yet. Set some filters, then save them here under a name of your own.</Trans>
              )}
            </p>
          )}
          <ul>
            {saved.map((filter) => (
              <SavedFilter key={filter.id} filter={filter} onRemoved={close} />
            ))}
          </ul>
        </div>
      </Sheet>
    </>
  )
}

interface SaveFilterProps {
  type: MediaType
  filters: DiscoverFilters
  active: readonly ActiveFilter[]
  onSaved: () => void
}

/** Saves the filters that are set under a name; one is proposed. */
function SaveFilter({ type, filters, active, onSaved }: SaveFilterProps) {
  const words = useFilterWords(type, filters)
  const [name, setName] = useState(() =>
    active
      .map((filter) => chipWords(words, filter))
      .join(', ')
      .slice(0, savedFilterLimits.name)
      .trim(),
  )
  const query = queryOf(filters)
  const isTooLong = query.length > savedFilterLimits.query
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '' || isTooLong) return
        void saveFilter({ type, name: name.trim(), query })
        onSaved()
      }}
    >
      <TextField
        label={<Trans>Name for these filters</Trans>}
        error={isTooLong ? <Trans>These are too many filters to save. Take some off.</Trans> : undefined}
        value={name}
        maxLength={savedFilterLimits.name}
        required
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" look="primary">
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}
