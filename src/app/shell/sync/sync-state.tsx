import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SyncStatus } from '#data/sync/sync-status.ts'
import { requestSignIn } from '#state/session-requests.ts'
import { Button } from '#ui/controls/button.tsx'
import { WarningIcon } from '#ui/icons/icons.tsx'
import * as css from './sync-sheet.css.ts'

type Pause = NonNullable<SyncStatus['paused']>

const pauses: Record<Pause, { words: ReactNode; action?: { label: ReactNode; run: () => void } }> = {
  'sign-in': {
    words: <Trans>Your session ended. Sign in again and everything is sent.</Trans>,
    action: { label: <Trans>Log in</Trans>, run: requestSignIn },
  },
  reload: {
    words: <Trans>A newer version of Matinee looks after your data now. Reload to go on.</Trans>,
    action: { label: <Trans>Reload</Trans>, run: () => location.reload() },
  },
  forbidden: { words: <Trans>The server does not let this account save anything at the moment. Your changes stay here.</Trans> },
}

/** How things stand between this device and the account, in a sentence, and what is wrong if anything is. */
export function SyncState({ status: { paused, many, full, recovering, connectivity } }: { status: SyncStatus }) {
  if (paused !== null) {
    const { words, action } = pauses[paused]
    return (
      <Warning>
        <p>{words}</p>
        {action && <Button onClick={action.run}>{action.label}</Button>}
      </Warning>
    )
  }
  return (
    <>
      <p className={css.sentence}>
        {connectivity === 'offline' ? (
          <Trans>You are offline. Changes are kept here and sent as soon as the connection is back.</Trans>
        ) : (
          <Trans>Changes are saved on this device first, then sent to your account.</Trans>
        )}
      </p>
      {recovering && (
        <p className={css.sentence}>
          <Trans>This device and the server do not agree. What one side lost is being brought back.</Trans>
        </p>
      )}
      {full && (
        <Warning>
          <p>
            <Trans>Your account is full. What you add stays on this device, and is sent once you have removed something.</Trans>
          </p>
        </Warning>
      )}
      {many && (
        <Warning>
          <p>
            <Trans>Very many changes wait here. Let this device reach the server soon, with this page open.</Trans>
          </p>
        </Warning>
      )}
    </>
  )
}

const Warning = ({ children }: { children: ReactNode }) => (
  <div className={css.warning}>
    <WarningIcon />
    <div className={css.warningWords}>{children}</div>
  </div>
)
