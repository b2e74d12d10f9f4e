import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { rowNames } from '#product/row-names.ts'
import type { ShelfName } from '#contract/sync.ts'
import * as css from './library.css.ts'

export const shelfNames: Record<ShelfName, MessageDescriptor> = {
  favorites: msg`Favorites`,
  watchlist: msg`Watchlist`,
  watch_history: msg`Watch history`,
}

/** The page of each list (decision A8). */
export const shelfPaths = { favorites: '/favorites', watchlist: '/watchlist', watch_history: '/watch-history' } as const

/** The three lists of the library, each at an address of its own (decision A8). */
export function LibraryTabs({ shelf }: { shelf: ShelfName }) {
  const { i18n, t } = useLingui()
  return (
    <nav className={css.tabs} aria-label={t`Library`}>
      {rowNames(shelfPaths).map((name) => (
        <Link key={name} to={shelfPaths[name]} className={css.tab} aria-current={name === shelf ? 'page' : undefined}>
          {i18n._(shelfNames[name])}
        </Link>
      ))}
    </nav>
  )
}
