import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '#product/limits.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useOnMove } from './use-on-move.ts'
import { MenuSections } from './menu-sections.tsx'

/** The menu of tablets, over the page (decision T3). */
export function OverlayMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  useOnMove(onClose)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onLink={onClose}
      side="end"
      title={<Trans>Menu</Trans>}
      closeLabel={t`Close`}
      dragDistance={limits.gestures.sheetClosePx}
    >
      <MenuSections />
    </Sheet>
  )
}
