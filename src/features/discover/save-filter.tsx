import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { savedFilterLimits } from '#contract/entities/preferences.ts'
import type { MediaType } from '#contract/media.ts'
import { saveFilter } from '#data/discover/saved-filters.ts'
import type { ActiveFilter } from '#domain/discover/active-filters.ts'
import { type DiscoverFilters, queryOf } from '#domain/discover/discover-filters.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import * as css from './saved-filters.css.ts'
import { useFilterWords } from './use-filter-words.ts'

interface SaveFilterProps {
  type: MediaType
  filters: DiscoverFilters
  active: readonly ActiveFilter[]
  onSaved: () => void
}

/** Saves the filters that are set under a name; one is proposed. */
export function SaveFilter({ type, filters, active, onSaved }: SaveFilterProps) {
  const wordsOf = useFilterWords(type, filters)
  const [name, setName] = useState(() => active.map(wordsOf).join(', ').slice(0, savedFilterLimits.name).trim())
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
        label={<Trans>Save what is set now as</Trans>}
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
