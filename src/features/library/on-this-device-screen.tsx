import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { clearDevice, exportDevice } from '#data/library/on-device.ts'
import { useOpinions } from '#data/library/opinion.ts'
import { useShelf } from '#data/library/shelves.ts'
import type { ShelfName } from '#contract/sync.ts'
import type { Arrangement } from '#domain/library/arrangement.ts'
import { rowNames } from '#product/row-names.ts'
import { session } from '#state/session.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { DeviceIcon } from '#ui/icons/later-icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { guestHint } from './empty-shelf.tsx'
import { LibraryTabs } from './library-tabs.tsx'
import * as css from './library.css.ts'
import { MemberDevice } from './member-device.tsx'
import * as device from './on-this-device.css.ts'
import { ShelfGrid } from './shelf-grid.tsx'
import { ShelfView } from './shelf-view.tsx'

interface OnThisDeviceProps {
  /** Which list of a guest; the first that has something when it is not said. */
  list: ShelfName | undefined
  arrangement: Arrangement
}

/** What this device keeps for a guest (decision A2), or where a member's things are. */
export function OnThisDeviceScreen(props: OnThisDeviceProps) {
  const { t } = useLingui()
  const { user } = useSnapshot(session)
  return (
    <div className={css.screen}>
      <title>{t`On this device – Matinee`}</title>
      <div className={css.head}>
        <h1 className={css.title}>
          <Trans>On this device</Trans>
        </h1>
      </div>
      {user === null ? <GuestShelves {...props} /> : <MemberDevice account={user.id} />}
    </div>
  )
}

/** Everything a guest keeps on this device alone; signing in moves it into the account. */
function GuestShelves(props: OnThisDeviceProps) {
  const shelves = {
    favorites: useShelf('favorites'),
    watchlist: useShelf('watchlist'),
    watch_history: useShelf('watch_history'),
  }
  const { favorites, watchlist, watch_history: history } = shelves
  const opinions = useOpinions()
  if (!favorites || !watchlist || !history || !opinions) return <ShelfGrid list="favorites" keys={undefined} />
  const count = favorites.length + watchlist.length + history.length + opinions.length
  if (count === 0) return <NothingKept />
  return <KeptLists {...props} count={count} first={rowNames(shelves).find((name) => shelves[name]?.length) ?? 'favorites'} />
}

interface KeptListsProps extends OnThisDeviceProps {
  count: number
  /** The first list that has something. */
  first: ShelfName
}

function KeptLists({ list, arrangement, count, first }: KeptListsProps) {
  const navigate = useNavigate()
  // What was taken off its list a moment ago shows no other one.
  const [usual] = useState(first)
  const shelf = list ?? usual
  return (
    <>
      <div className={css.invitation}>
        <p>
          <Plural
            value={count}
            one="Only this device knows this title. Sign in to keep it everywhere."
            other="Only this device knows these titles. Sign in to keep them everywhere."
          />
        </p>
        <Link to="/login" className={buttonClass('quiet')}>
          <Trans>Log in</Trans>
        </Link>
      </div>
      <LibraryTabs shelf={shelf} />
      <ShelfView
        shelf={shelf}
        arrangement={arrangement}
        onArrange={(search) =>
          void navigate({ to: '/on-this-device', search: { list: shelf, ...search }, replace: true, resetScroll: false })
        }
      />
      <section className={device.allBelow}>
        <p className={device.sentence}>
          <Trans>
            Export saves all of this as a file. “Clear everything” removes it from this device; you can undo that for 15 seconds.
          </Trans>
        </p>
        <div className={device.actions}>
          <Button onClick={() => void exportDevice()}>
            <Trans>Export</Trans>
          </Button>
          <Button look="plain" onClick={() => void clearDevice()}>
            <Trans>Clear everything</Trans>
          </Button>
        </div>
      </section>
    </>
  )
}

const NothingKept = () => (
  <EmptyState
    art={<DeviceIcon size={48} />}
    title={<Trans>Nothing kept yet</Trans>}
    action={
      <Link to="/" className={buttonClass('primary')}>
        <Trans>Find something</Trans>
      </Link>
    }
  >
    {guestHint}
  </EmptyState>
)
