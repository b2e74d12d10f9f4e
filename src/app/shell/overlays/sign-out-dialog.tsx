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
  const { open, unsent, sealable, forget } = useSnapshot(signOutQuestion)
  return (
    <Sheet
      open={open}
      onClose={dismissSignOutQuestion}
      title={<Trans>Log out</Trans>}
      closeLabel={t`Close`}
      dragDistance={limits.gestures.sheetClosePx}
    >
      <Question key={String(open)} unsent={unsent} sealable={sealable} forget={forget} />
    </Sheet>
  )
}

function Question({ unsent, sealable, forget }: { unsent: number; sealable: boolean; forget: boolean }) {
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
        label={<Trans>Leave nothing behind on this device</Trans>}
        hint={
          <Trans>
            Your lists, history, notes and searches leave it in any case. This also removes your own sources, and the pages and pictures
            that were looked at. Downloads stay.
          </Trans>
        }
        on={forget}
        onChange={(on) => {
          signOutQuestion.forget = on
        }}
      />
      <div className={css.choices}>
        {!forget && (
          <Choice hint={<KeptHint sealable={sealable} />}>
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

const KeptHint = ({ sealable }: { sealable: boolean }) =>
  sealable ? (
    <Trans>
      They are encrypted, and sent when you sign in here again; only that brings back the key. Your name and your e-mail address stay
      readable beside them.
    </Trans>
  ) : (
    <Trans>
      They are sent when you sign in here again. They cannot be encrypted now: until then, what this device keeps of your account stays
      readable in this browser’s storage.
    </Trans>
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
