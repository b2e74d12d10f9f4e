import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { menuNames, topLinkNames } from '#i18n/menu-names.ts'
import type { TopLink } from '#product/menus.ts'
import { rowNames } from '#product/row-names.ts'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import { Popover } from '#ui/overlays/popover.tsx'
import { MenuEntries } from '#app/shell/lazy-panels.ts'
import { useLibraryPath } from '#app/shell/library-path.ts'
import { PathLink } from '#app/shell/path-link.tsx'
import * as css from './header.css.ts'

/** The menus of wide windows: a button each, with the list pages under it; then the person's own titles, and what finds room of the other links. */
export function HeaderMenus() {
  const { i18n, t } = useLingui()
  const library = useLibraryPath()
  return (
    // The entries' code is fetched when the pointer or the focus comes near; the controls inside answer both.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav className={css.menus} aria-label={t`Main`} onPointerEnter={MenuEntries.preload} onFocus={MenuEntries.preload}>
      <TopLinkTo path="/" />
      {rowNames(menuNames).map((menu) => (
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
      {beside.map((path) => (
        <TopLinkTo key={path} path={path} />
      ))}
    </nav>
  )
}

const beside = rowNames(topLinkNames).filter((path) => path !== '/')

function TopLinkTo({ path }: { path: TopLink }) {
  const { i18n } = useLingui()
  return (
    <PathLink className={`${css.menuButton} ${css.topLink[path]}`} path={path}>
      {i18n._(topLinkNames[path])}
    </PathLink>
  )
}
