import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { session } from '#state/session.ts'
import { GuestShelves } from './guest-shelves.tsx'
import * as css from './library.css.ts'
import { MemberDevice } from './member-device.tsx'

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
