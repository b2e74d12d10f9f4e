import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useFavorites } from '#data/favorites.ts'
import { page } from '#parts/layout.css.ts'
import { session } from '#state/session.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DeviceIcon } from '#ui/icons.tsx'
import { TitleGrid } from './title-grid.tsx'
import * as css from './library.css.ts'

/** What a guest keeps on this device alone (decision A2); signing in takes it along. */
export function OnThisDeviceScreen() {
  const { t } = useLingui()
  const { status } = useSnapshot(session)
  return (
    <div className={page}>
      <title>{t`On this device – Matinee`}</title>
      <div className={css.head}>
        <h1 className={css.title}>
          <Trans>On this device</Trans>
        </h1>
      </div>
      {status === 'member' ? <TakenAlong /> : <GuestTitles />}
    </div>
  )
}

function GuestTitles() {
  const titles = useFavorites()
  if (titles?.length === 0) {
    return (
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
  }
  return (
    <>
      <div className={css.invitation}>
        <p>
          <Trans>Only this device knows these titles. Sign in to keep them everywhere.</Trans>
        </p>
        <Link to="/login" className={buttonClass('quiet')}>
          <Trans>Log in</Trans>
        </Link>
      </div>
      <TitleGrid titles={titles} />
    </>
  )
}

function TakenAlong() {
  return (
    <EmptyState
      art={<DeviceIcon size={48} />}
      title={<Trans>Everything is in your account</Trans>}
      action={
        <Link to="/favorites" className={buttonClass('primary')}>
          <Trans>Open favorites</Trans>
        </Link>
      }
    >
      <Trans>What you keep while signed in is saved here and in your account.</Trans>
    </EmptyState>
  )
}
