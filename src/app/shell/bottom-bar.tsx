import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { HomeIcon, LibraryIcon, LiveIcon, MoreIcon, SearchIcon } from '#ui/icons/icons.tsx'
import { MoreSheet } from './lazy-panels.ts'
import { useLibraryPath } from './library-path.ts'
import { PathLink } from './path-link.tsx'
import { useOpener } from './use-opener.ts'
import * as css from './bottom-bar.css.ts'

/** The places of the app under the thumb, on phones. */
export function BottomBar() {
  const { t } = useLingui()
  const library = useLibraryPath()
  const more = useOpener()
  return (
    <>
      <nav className={css.bar} aria-label={t`Main`}>
        <ul className={css.list}>
          <li className={css.place}>
            <PathLink className={css.entry} path="/">
              <HomeIcon />
              <Trans>Home</Trans>
            </PathLink>
          </li>
          <li className={css.place}>
            <PathLink className={css.entry} path="/search">
              <SearchIcon />
              <Trans>Search</Trans>
            </PathLink>
          </li>
          <li className={css.place}>
            <PathLink className={css.entry} path={library}>
              <LibraryIcon />
              <Trans>Library</Trans>
            </PathLink>
          </li>
          <li className={css.place}>
            <PathLink className={css.entry} path="/live-tv">
              <LiveIcon />
              <Trans>Live TV</Trans>
            </PathLink>
          </li>
          <li className={css.place}>
            <button
              type="button"
              className={css.entry}
              aria-haspopup="dialog"
              aria-expanded={more.open}
              onPointerDown={MoreSheet.preload}
              onClick={more.show}
            >
              <MoreIcon />
              <Trans>More</Trans>
            </button>
          </li>
        </ul>
      </nav>
      {more.used && (
        <Suspense>
          <MoreSheet open={more.open} onClose={more.hide} />
        </Suspense>
      )}
    </>
  )
}
