import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { requestSignOut } from '#data/account/sign-out.ts'
import { OwnPicture } from '#components/people/own-picture.tsx'
import { DeviceSavesSwitch } from '#components/settings/device-saves-switch.tsx'
import { session } from '#state/session.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { BookmarkIcon, HeartIcon } from '#ui/icons/icons.tsx'
import { DeviceIcon, HistoryIcon, InstallIcon, PersonIcon } from '#ui/icons/later-icons.tsx'
import * as css from './settings.css.ts'

/** Who is signed in, their titles and the way out; or the way in and what this device keeps. */
export function AccountSection() {
  const { user } = useSnapshot(session)
  return user ? <Member name={user.display_name} email={user.email} /> : <Guest />
}

function Member({ name, email }: { name: string; email: string }) {
  const [leaving, setLeaving] = useState(false)
  const leave = (): void => {
    setLeaving(true)
    void requestSignOut().finally(() => setLeaving(false))
  }
  return (
    <div>
      <div className={css.account}>
        <OwnPicture name={name} size={44} />
        <div className={css.who}>
          <p className={css.name}>{name}</p>
          <p className={css.email}>{email}</p>
        </div>
        <Button aria-disabled={leaving} onClick={() => !leaving && leave()}>
          {leaving ? <Trans>Logging out...</Trans> : <Trans>Log out</Trans>}
        </Button>
      </div>
      <Link to="/profile" className={css.place}>
        <PersonIcon size={20} />
        <Trans>Profile</Trans>
      </Link>
      <Link to="/favorites" className={css.place}>
        <HeartIcon size={20} />
        <Trans>Favorites</Trans>
      </Link>
      <Link to="/watchlist" className={css.place}>
        <BookmarkIcon size={20} />
        <Trans>Watchlist</Trans>
      </Link>
      <Link to="/watch-history" className={css.place}>
        <HistoryIcon size={20} />
        <Trans>Watch history</Trans>
      </Link>
      <DevicePlaces />
    </div>
  )
}

function Guest() {
  return (
    <div>
      <div className={css.buttons}>
        <Link to="/login" className={`${buttonClass('primary')} ${css.grow}`}>
          <Trans>Log in</Trans>
        </Link>
        <Link to="/signup" className={`${buttonClass('quiet')} ${css.grow}`}>
          <Trans>Sign up</Trans>
        </Link>
      </div>
      <DeviceSavesSwitch />
      <DevicePlaces />
    </div>
  )
}

const DevicePlaces = () => (
  <>
    <Link to="/downloads" className={css.place}>
      <InstallIcon size={20} />
      <Trans>Downloads</Trans>
    </Link>
    <Link to="/on-this-device" className={css.place}>
      <DeviceIcon size={20} />
      <Trans>On this device</Trans>
    </Link>
  </>
)
