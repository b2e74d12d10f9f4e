import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { clearDevice, exportDevice } from '#data/library/on-device.ts'
import { clearHistory } from '#data/library/clear-history.ts'
import { useShelf } from '#data/library/shelves.ts'
import type { ShelfName } from '#contract/sync.ts'
import { session } from '#state/session.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { DeviceIcon } from '#ui/icons/later-icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { HistoryList } from './history-list.tsx'
import { shelfNames } from './library-tabs.tsx'
import * as css from './library.css.ts'
import { MemberDevice } from './member-device.tsx'
import * as device from './on-this-device.css.ts'
import { ShelfGrid } from './shelf-grid.tsx'

/** What this device keeps for a guest (decision A2), or where a member's things are. */
export function OnThisDeviceScreen() {
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
      {user === null ? <GuestShelves /> : <MemberDevice account={user.id} />}
    </div>
  )
}

/** Everything a guest keeps on this device alone; signing in moves it into the account. */
function GuestShelves() {
  const favorites = useShelf('favorites')
  const watchlist = useShelf('watchlist')
  const history = useShelf('watch_history')
  if (!favorites || !watchlist || !history) return <ShelfGrid list="favorites" keys={undefined} />
  const count = favorites.length + watchlist.length + history.length
  if (count === 0) return <NothingKept />
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
      {favorites.length > 0 && (
        <Shelf name="favorites">
          <ShelfGrid list="favorites" keys={favorites} />
        </Shelf>
      )}
      {watchlist.length > 0 && (
        <Shelf name="watchlist">
          <ShelfGrid list="watchlist" keys={watchlist} />
        </Shelf>
      )}
      {history.length > 0 && (
        <Shelf name="watch_history" action={<ClearHistory />}>
          <HistoryList keys={history} />
        </Shelf>
      )}
      <section className={device.all}>
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

function Shelf({ name, action, children }: { name: ShelfName; action?: ReactNode; children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <section className={device.shelf}>
      <div className={device.head}>
        <h2 className={device.heading}>{i18n._(shelfNames[name])}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

const ClearHistory = () => (
  <Button look="plain" onClick={() => void clearHistory()}>
    <Trans>Clear history</Trans>
  </Button>
)

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
    <Trans>Tap the heart on a title, then “Save on this device”. No account needed.</Trans>
  </EmptyState>
)
