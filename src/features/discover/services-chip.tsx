import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import type { DiscoverFilters } from '#domain/discover/discover-filters.ts'
import { ServicesChoice } from '#components/settings/services-choice.tsx'
import { limits } from '#product/limits.ts'
import { Chip } from '#ui/controls/chip.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import * as css from './filter-panel.css.ts'

interface ServicesChipProps {
  filters: DiscoverFilters
  /** The provider ids of the person's platforms; none where they named none that is there. */
  own: readonly number[]
  onChange: (filters: DiscoverFilters) => void
}

/** All of a person's own platforms with one press; before they named any, the way to name them. */
export function ServicesChip({ filters, own, onChange }: ServicesChipProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const on = new Set(filters.providers)
  const leads = own.length === 0
  const pressed = !leads && on.size === own.length && own.every((id) => on.has(id))
  const press = (): void => {
    if (leads) setOpen(true)
    else onChange({ ...filters, providers: pressed ? [] : own })
  }
  return (
    <>
      <Chip pressed={pressed} aria-haspopup={leads ? 'dialog' : undefined} onClick={press}>
        <Trans>My services</Trans>
      </Chip>
      <Sheet
        open={open}
        onClose={close}
        title={<Trans>My services</Trans>}
        closeLabel={t`Close`}
        dragDistance={limits.gestures.sheetClosePx}
      >
        <div className={css.panel}>
          <p className={css.hint}>
            <Trans>Name the platforms you subscribe to: they come first everywhere, and one press finds what they offer.</Trans>
          </p>
          <ServicesChoice />
        </div>
      </Sheet>
    </>
  )
}
