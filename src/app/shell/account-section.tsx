import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { signOut } from '#data/session.ts'
import { session } from '#state/session.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { DeviceIcon, HeartIcon } from '#ui/icons.tsx'
import * as css from './settings.css.ts'

/** Who is signed in, their titles and the way out; or the way in and what this device keeps. */
export function AccountSection() {
  const { user } = useSnapshot(session)
  return user ? <Member name={user.display_name} email={user.email} /> : <Guest />
}

function Member({ name, email }: { name: string; email: string }) {
  return (
    <div>
      <div className={css.account}>
        <div className={css.who}>
          <p className={css.name}>{name}</p>
          <p className={css.email}>{email}</p>
        </div>
        <Button onClick={() => void signOut()}>
          <Trans>Log out</Trans>
        </Button>
      </div>
      <Link to="/favorites" className={css.place}>
        <HeartIcon size={20} />
        <Trans>Favorites</Trans>
      </Link>
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
      <Link to="/on-this-device" className={css.place}>
        <DeviceIcon size={20} />
        <Trans>On this device</Trans>
      </Link>
    </div>
  )
}
