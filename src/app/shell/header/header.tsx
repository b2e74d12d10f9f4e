import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '#state/session.ts'
import { limits } from '#product/limits.ts'
import { IconButton, iconButtonClass } from '#ui/controls/button.tsx'
import { Mark } from '#ui/controls/mark.tsx'
import { LibraryIcon, MenuIcon, SettingsIcon } from '#ui/icons/icons.tsx'
import { Popover } from '#ui/overlays/popover.tsx'
import { HeaderMenus } from './header-menus.tsx'
import { OverlayMenu, Settings } from '#app/shell/lazy-panels.ts'
import { popover } from '#app/shell/settings/settings.css.ts'
import { StatusButton } from '#app/shell/sync/status-button.tsx'
import { useOpener } from '#app/shell/use-opener.ts'
import { PathLink } from '#app/shell/path-link.tsx'
import { useLibraryPath } from '#app/shell/library-path.ts'
import * as css from './header.css.ts'
import { SearchBox } from '#components/search/search-box.tsx'

/** The bar at the top: the name everywhere, menus and settings where there is room. */
export function Header() {
  const { t } = useLingui()
  const scrolled = useScrolledPast(limits.gestures.scrollPx)
  const { status } = useSnapshot(session)
  const library = useLibraryPath()
  const menu = useOpener()
  const query = useRouterState({ select: ({ location }) => (location.pathname === '/search' ? location.search.q : undefined) })
  return (
    <header className={css.header} data-scrolled={scrolled}>
      <div className={css.inner}>
        <Link to="/" className={css.wordmark}>
          <Mark size={26} />
          Matinee
        </Link>
        <HeaderMenus />
        <div className={css.search}>
          <div className={css.searchBox}>
            <SearchBox query={query} />
          </div>
        </div>
        <div className={css.end}>
          <StatusButton />
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
            <IconButton label={t`Menu`} aria-haspopup="dialog" onPointerDown={OverlayMenu.preload} onClick={menu.show}>
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

/** Account and settings at the end of the bar of wide windows. */
function SettingsPopover() {
  const { t } = useLingui()
  const { user } = useSnapshot(session)
  const initial = user?.display_name.trim().slice(0, 1)
  return (
    <Popover
      align="end"
      triggerClass={iconButtonClass}
      triggerLabel={t`Settings`}
      trigger={initial ? <span className={css.avatar}>{initial}</span> : <SettingsIcon />}
    >
      <div className={popover}>
        <Suspense>
          <Settings />
        </Suspense>
      </div>
    </Popover>
  )
}

function listenToScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** True while the page is scrolled further than `distance` px. */
const useScrolledPast = (distance: number): boolean =>
  useSyncExternalStore(
    listenToScroll,
    () => scrollY > distance,
    () => false,
  )
