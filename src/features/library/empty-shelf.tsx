import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { turnWatching } from '#data/watching/watching-preferences.ts'
import type { ShelfName } from '#contract/sync.ts'
import { session } from '#state/session.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { IconProps } from '#ui/icons/icon.tsx'
import { BookmarkIcon, HeartIcon, SearchIcon } from '#ui/icons/icons.tsx'
import { HistoryIcon } from '#ui/icons/later-icons.tsx'

const icons: Record<ShelfName, ComponentType<IconProps>> = { favorites: HeartIcon, watchlist: BookmarkIcon, watch_history: HistoryIcon }

const titles: Record<ShelfName, ReactNode> = {
  favorites: <Trans>No favorites yet</Trans>,
  watchlist: <Trans>Nothing planned yet</Trans>,
  watch_history: <Trans>Nothing watched yet</Trans>,
}

const hints: Record<ShelfName, ReactNode> = {
  favorites: <Trans>Tap the heart on a title and it stays here, on all your devices and without a connection.</Trans>,
  watchlist: <Trans>Open a title and tap “Watchlist” to have it here when the evening comes.</Trans>,
  watch_history: <Trans>What you watch is noted here, so that you find it again.</Trans>,
}

export const guestHint = <Trans>Tap the heart on a title, then “Save on this device”. No account needed.</Trans>

/** A list with nothing on it. */
export function EmptyShelf({ shelf }: { shelf: ShelfName }) {
  const Icon = icons[shelf]
  const { user } = useSnapshot(session)
  return (
    <EmptyState
      art={<Icon size={48} />}
      title={titles[shelf]}
      action={
        <Link to="/" className={buttonClass('primary')}>
          <Trans>Find something</Trans>
        </Link>
      }
    >
      {user === null && shelf === 'favorites' ? guestHint : hints[shelf]}
    </EmptyState>
  )
}

/** A list of which nothing is what was looked for. */
export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      art={<SearchIcon size={48} />}
      title={<Trans>Nothing on this list matches</Trans>}
      action={
        <Button look="primary" onClick={onShowAll}>
          <Trans>Show all titles</Trans>
        </Button>
      }
    >
      <Trans>Try fewer letters of the name, or look among movies and shows alike.</Trans>
    </EmptyState>
  )
}

/** The history of somebody who does not want one. */
export function HistoryOff() {
  return (
    <EmptyState
      art={<HistoryIcon size={48} />}
      title={<Trans>Your watch history is off</Trans>}
      action={
        <Button look="primary" onClick={() => void turnWatching('isWatchHistoryEnabled', true)}>
          <Trans>Turn it on</Trans>
        </Button>
      }
    >
      <Trans>What you watch is not noted anywhere.</Trans>
    </EmptyState>
  )
}
