import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { sendBeforeLeaving, signOut } from '#data/account/sign-out.ts'
import { limits } from '#product/limits.ts'
import { dismissSignOutQuestion, signOutQuestion } from '#state/session-requests.ts'
import { Button } from '#ui/controls/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import * as css from './sign-out-dialog.css.ts'

/** Asks what becomes of changes that have not reached the account, before somebody is signed out (sync protocol 1.12). */
export function SignOutDialog() {
  const { t } = useLingui()
  const { open, unsent, forget } = useSnapshot(signOutQuestion)
  return (
    <Sheet
      open={open}
      onClose={dismissSignOutQuestion}
      title={<Trans>Log out</Trans>}
      closeLabel={t`Close`}
      dragDistance={limits.gestures.sheetClosePx}
    >
      <Question key={String(open)} unsent={unsent} forget={forget} />
    </Sheet>
  )
}

function Question({ unsent, forget }: { unsent: number; forget: boolean }) {
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking')
  const send = async (): Promise<void> => {
    setState('sending')
    const left = await sendBeforeLeaving()
    if (left === 0) await signOut({ unsent: 'keep', forget })
    signOutQuestion.unsent = left
    setState(left === 0 ? 'asking' : 'failed')
  }
  return (
    <div className={css.root}>
      <p>
        <Plural
          value={unsent}
          one="# change has not reached your account yet. What should happen to it?"
          other="# changes have not reached your account yet. What should happen to them?"
        />
      </p>
      <Switch
        label={<Trans>Remove this account’s data from this device</Trans>}
        hint={<Trans>What is in your account comes back when you sign in.</Trans>}
        on={forget}
        onChange={(on) => {
          signOutQuestion.forget = on
        }}
      />
      <div className={css.choices}>
        {!forget && (
          <Choice hint={<Trans>Nobody else sees them. They are sent when you sign in here again.</Trans>}>
            <Button look="primary" className={css.button} onClick={() => void signOut({ unsent: 'keep', forget })}>
              <Trans>Keep them on this device</Trans>
            </Button>
          </Choice>
        )}
        <Choice hint={<SendHint state={state} unsent={unsent} />}>
          <Button
            look={forget ? 'primary' : 'quiet'}
            className={css.button}
            aria-disabled={state === 'sending'}
            onClick={() => state !== 'sending' && void send()}
          >
            {state === 'sending' ? <Trans>Syncing...</Trans> : <Trans>Sync now and log out</Trans>}
          </Button>
        </Choice>
        <Choice hint={<Trans>This cannot be undone.</Trans>}>
          <Button look="plain" className={css.danger} onClick={() => void signOut({ unsent: 'discard', forget })}>
            <Plural value={unsent} one="Discard # change" other="Discard # changes" />
          </Button>
        </Choice>
      </div>
    </div>
  )
}

const Choice = ({ children, hint }: { children: ReactNode; hint: ReactNode }) => (
  <div>
    {children}
    <div className={css.hint}>{hint}</div>
  </div>
)

function SendHint({ state, unsent }: { state: string; unsent: number }) {
  return (
    <p role="status">
      {state === 'failed' ? (
        <Plural value={unsent} one="That did not work: # change still waits." other="That did not work: # changes still wait." />
      ) : (
        <Trans>This takes five seconds at most.</Trans>
      )}
    </p>
  )
}
