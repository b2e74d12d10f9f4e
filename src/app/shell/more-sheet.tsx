import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { limits } from '#product/limits.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useOnMove } from './use-on-move.ts'
import { MenuSections } from './menu-sections.tsx'

/** The phone's menu: a sheet from below (decision T3). */
export function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  // The choice is seen before the sheet goes (specification, section 2).
  const closeSoon = useCallback(() => void setTimeout(onClose, limits.gestures.sheetCloseDelayMs), [onClose])
  useOnMove(closeSoon)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onLink={closeSoon}
      title={<Trans>More</Trans>}
      closeLabel={t`Close`}
      dragDistance={limits.gestures.sheetClosePx}
    >
      <MenuSections />
    </Sheet>
  )
}
