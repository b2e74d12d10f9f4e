import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { signOut } from '#data/session.ts'
import { session } from '#state/session.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import * as css from './settings.css.ts'

/** Who is signed in and the way out, or the way in. */
export function AccountSection() {
  const { user } = useSnapshot(session)
  if (!user) {
    return (
      <div className={css.buttons}>
        <Link to="/login" className={`${buttonClass('primary')} ${css.grow}`}>
          <Trans>Log in</Trans>
        </Link>
        <Link to="/signup" className={`${buttonClass('quiet')} ${css.grow}`}>
          <Trans>Sign up</Trans>
        </Link>
      </div>
    )
  }
  return (
    <div className={css.account}>
      <div className={css.who}>
        <p className={css.name}>{user.display_name}</p>
        <p className={css.email}>{user.email}</p>
      </div>
      <Button onClick={() => void signOut()}>
        <Trans>Log out</Trans>
      </Button>
    </div>
  )
}
