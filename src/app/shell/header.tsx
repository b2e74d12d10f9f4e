import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '#state/session.ts'
import { limits } from '#product/limits.ts'
import { IconButton, iconButtonClass } from '#ui/controls/button.tsx'
import { LibraryIcon, MenuIcon } from '#ui/icons/icons.tsx'
import { HeaderMenus } from './header-menus.tsx'
import { OverlayMenu, preloadOverlayMenu } from './lazy-panels.ts'
import { SettingsPopover } from './settings-popover.tsx'
import { StatusMark } from './status-mark.tsx'
import { useOpener } from './use-opener.ts'
import { useScrolledPast } from './use-scrolled-past.ts'
import { PathLink } from './path-link.tsx'
import { useLibraryPath } from './library-path.ts'
import { Wordmark } from './wordmark.tsx'
import * as css from './header.css.ts'
import { SearchBox } from '#components/search/search-box.tsx'

/** The bar at the top: the name everywhere, menus and settings where there is room. */
export function Header() {
  const { t } = useLingui()
  const scrolled = useScrolledPast(limits.gestures.scrollPx)
  const { status } = useSnapshot(session)
  const library = useLibraryPath()
  const menu = useOpener()
  return (
    <header className={css.header} data-scrolled={scrolled}>
      <div className={css.inner}>
        <Wordmark />
        <HeaderMenus />
        <div className={css.search}>
          <div className={css.searchBox}>
            <SearchBox />
          </div>
        </div>
        <div className={css.end}>
          <StatusMark />
          <div className={css.onDesktop}>
            {status === 'guest' && (
              <Link to="/login" className={css.menuButton}>
                <Trans>Log in</Trans>
              </Link>
            )}
            <SettingsPopover />
          </div>
          <div className={css.onTablet}>
            <PathLink className={iconButtonClass} path={library} label={t`Library`}>
              <LibraryIcon />
            </PathLink>
            <IconButton label={t`Menu`} aria-haspopup="dialog" onPointerDown={preloadOverlayMenu} onClick={menu.show}>
              <MenuIcon />
            </IconButton>
          </div>
        </div>
      </div>
      {menu.used && (
        <Suspense>
          <OverlayMenu open={menu.open} onClose={menu.hide} />
        </Suspense>
      )}
    </header>
  )
}
