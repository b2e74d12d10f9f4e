import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { rowNames } from '#product/row-names.ts'
import { Settings } from '#app/shell/settings/settings.tsx'
import { menuNames } from '#i18n/menu-names.ts'
import { limits } from '#product/limits.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { desktop, tablet } from '#ui/theme/media.ts'
import { useTimer } from '#ui/states/use-timer.ts'
import { MenuEntries } from './menu-entries.tsx'
import * as css from './menu-sheets.css.ts'

/** The phone's menu: a sheet from below (decision T3). */
export function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  // The choice is seen before the sheet goes (specification, section 2).
  const closing = useTimer()
  const closeSoon = useCallback(() => closing.start(onClose, limits.gestures.sheetCloseDelayMs), [closing, onClose])
  useOnNavigation(closeSoon)
  useEndsAt(tablet, onClose)
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
  useEndsAt(desktop, onClose)
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

/** A menu closes when the window becomes one that has another: a tablet that is turned shows the header's. */
function useEndsAt(view: string, onClose: () => void): void {
  useEffect(() => {
    const query = matchMedia(view)
    const close = (): void => {
      if (query.matches) onClose()
    }
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [view, onClose])
}

/** Everything the header of wide windows offers, for the sheet of phones and the overlay of tablets. */
function MenuSections() {
  const { i18n } = useLingui()
  return (
    <div className={css.root}>
      <nav className={css.columns}>
        {rowNames(menuNames).map((menu) => (
          <section key={menu}>
            <h3 className={css.heading}>{i18n._(menuNames[menu])}</h3>
            <MenuEntries of={menu} linkClass={css.link} />
          </section>
        ))}
      </nav>
      <div className={css.divided}>
        <Settings />
      </div>
    </div>
  )
}
