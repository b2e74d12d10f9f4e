import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { rowNames } from '#product/row-names.ts'
import type { ShelfName } from '#contract/sync.ts'
import { session } from '#state/session.ts'
import * as css from './library.css.ts'

export const shelfNames: Record<ShelfName, MessageDescriptor> = {
  favorites: msg`Favorites`,
  watchlist: msg`Watchlist`,
  watch_history: msg`Watch history`,
}

/** The page of each list (decision A8). */
export const shelfPaths = { favorites: '/favorites', watchlist: '/watchlist', watch_history: '/watch-history' } as const

/** The three lists of the library and what a person thinks of titles, each at an address of its own (decision A8). A guest has the lists on one page. */
export function LibraryTabs({ shelf }: { shelf: ShelfName | 'ratings' }) {
  const { i18n, t } = useLingui()
  const { user } = useSnapshot(session)
  return (
    <nav className={css.tabs} aria-label={t`Library`}>
      {rowNames(shelfPaths).map((name) => (
        <Link
          key={name}
          {...(user === null ? onDevice(name) : { to: shelfPaths[name] })}
          className={css.tab}
          aria-current={name === shelf ? 'page' : undefined}
        >
          {i18n._(shelfNames[name])}
        </Link>
      ))}
      <Link to="/ratings" className={css.tab} aria-current={shelf === 'ratings' ? 'page' : undefined}>
        <Trans>Ratings</Trans>
      </Link>
    </nav>
  )
}

const onDevice = (list: ShelfName) => ({ to: '/on-this-device', search: { list } }) as const
