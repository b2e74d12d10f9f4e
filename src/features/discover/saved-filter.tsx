import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { discoverPath } from '#components/links/paths.ts'
import { type SavedFilter as Saved, savedFilterLimits } from '#contract/entities/preferences.ts'
import { removeFilter, renameFilter } from '#data/discover/saved-filters.ts'
import { filtersFrom, searchOf } from '#domain/discover/filters.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { PencilIcon, TrashIcon } from '#ui/icons/later-icons.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import * as css from './saved-filters.css.ts'

/** One saved filter: its page, another name for it, and away with it. */
export function SavedFilter({ filter, onRemoved }: { filter: Saved; onRemoved: () => void }) {
  const { t } = useLingui()
  const [name, setName] = useState<string | null>(null)
  const { id, type, query } = filter
  // Undo is offered on the page, which a sheet covers.
  const remove = (): void => {
    void removeFilter(id)
    onRemoved()
  }
  if (name !== null) {
    return (
      <li>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim() !== '') void renameFilter(id, name.trim())
            setName(null)
          }}
        >
          <TextField
            label={<Trans>New name</Trans>}
            value={name}
            maxLength={savedFilterLimits.name}
            // The field takes the place of the control that was just pressed.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              event.preventDefault()
              setName(null)
            }}
          />
          <Button type="submit" look="primary">
            <Trans>Rename</Trans>
          </Button>
        </form>
      </li>
    )
  }
  const search = Object.fromEntries(new URLSearchParams(query))
  return (
    <li className={css.entry}>
      <a className={css.link} href={discoverPath(type, searchOf(filtersFrom(type, search)))}>
        {filter.name}
        <span className={css.kind}>{type === 'movie' ? <Trans>Movies</Trans> : <Trans>Shows</Trans>}</span>
      </a>
      <IconButton label={t`Rename ${filter.name}`} onClick={() => setName(filter.name)}>
        <PencilIcon size={20} />
      </IconButton>
      <IconButton label={t`Remove ${filter.name}`} onClick={remove}>
        <TrashIcon size={20} />
      </IconButton>
    </li>
  )
}
