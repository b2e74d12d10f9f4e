import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useState } from 'react'
import { limits } from '#product/limits.ts'
import { Button } from '#ui/controls/button.tsx'
import { FilterIcon } from '#ui/icons/later-icons.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { onlySmall } from './discover-screen.css.ts'
import * as panel from './filter-panel.css.ts'

interface FilterSheetProps {
  /** How many filters are on. */
  count: number
  /** How many titles pass them; undefined while that is being asked. */
  total: number | undefined
  onClear: () => void
  children: ReactNode
}

/** The filters where they do not fit beside the results: a sheet that says how many titles are left. */
export function FilterSheet({ count, total, onClear, children }: FilterSheetProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <span className={onlySmall}>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <FilterIcon size={20} />
          {count > 0 ? <Trans>Filters ({count})</Trans> : <Trans>Filters</Trans>}
        </Button>
      </span>
      <Sheet open={open} onClose={close} title={<Trans>Filters</Trans>} closeLabel={t`Close`} dragDistance={limits.gestures.sheetClosePx}>
        {open && children}
        <div className={panel.foot}>
          <Button look="plain" onClick={onClear} disabled={count === 0}>
            <Trans>Clear</Trans>
          </Button>
          <Button look="primary" onClick={close}>
            {total === undefined ? <Trans>Show titles</Trans> : <Plural value={total} one="Show # title" other="Show # titles" />}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
