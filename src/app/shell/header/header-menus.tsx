import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { rowNames } from '#product/row-names.ts'
import { menuNames } from '#i18n/menu-names.ts'
import { type MenuKey, menus } from '#product/menus.ts'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import { Popover } from '#ui/overlays/popover.tsx'
import { MenuEntries } from '#app/shell/lazy-panels.ts'
import { useLibraryPath } from '#app/shell/library-path.ts'
import { routeExists } from '#app/navigation/route-exists.ts'
import { PathLink } from '#app/shell/path-link.tsx'
import * as css from './header.css.ts'

/** The menus of wide windows: a button each, with the list pages under it; then the person's own titles. */
export function HeaderMenus() {
  const { i18n, t } = useLingui()
  const library = useLibraryPath()
  const router = useRouter()
  const hasPages = (menu: MenuKey): boolean => menus[menu].some(({ path }) => routeExists(router, path))
  return (
    // The entries' code is fetched when the pointer or the focus comes near; the controls inside answer both.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav className={css.menus} aria-label={t`Main`} onPointerEnter={MenuEntries.preload} onFocus={MenuEntries.preload}>
      {rowNames(menus)
        .filter(hasPages)
        .map((menu) => (
          <Popover
            key={menu}
            triggerClass={css.menuButton}
            trigger={
              <>
                {i18n._(menuNames[menu])}
                <ChevronDownIcon size={16} />
              </>
            }
          >
            <Suspense fallback={<div className={css.menuList} />}>
              <MenuEntries of={menu} className={css.menuList} linkClass={css.menuLink} />
            </Suspense>
          </Popover>
        ))}
      <PathLink className={css.menuButton} path={library}>
        {t`Library`}
      </PathLink>
    </nav>
  )
}
