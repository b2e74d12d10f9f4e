import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { limits } from '#product/limits.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { MenuSections } from './menu-sections.tsx'

/** The phone's menu: a sheet from below (decision T3). */
export function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  // The choice is seen before the sheet goes (specification, section 2).
  const closeSoon = useCallback(() => void setTimeout(onClose, limits.gestures.sheetCloseDelayMs), [onClose])
  useOnNavigation(closeSoon)
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

/** The menu of tablets, over the page (decision T3). */
export function OverlayMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  useOnNavigation(onClose)
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

/** Calls back when another page has taken the place of this one, whatever led there. */
function useOnNavigation(moved: () => void): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) moved()
      }),
    [router, moved],
  )
}
