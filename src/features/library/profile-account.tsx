import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { exportAccount } from '#data/account/export-account.ts'
import { removeAccount } from '#data/account/remove-account.ts'
import type { SignInProblem } from '#data/account/session.ts'
import { requestSignOut } from '#data/account/sign-out.ts'
import { limits } from '#product/limits.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import * as css from './profile.css.ts'

/** All there is of a member as a file, and the two ways out: for now, and for good. */
export function ProfileAccount({ email }: { email: string }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  return (
    <section className={css.section}>
      <h2 className={css.heading}>
        <Trans>Account</Trans>
      </h2>
      <p className={css.sentence}>
        <Trans>Export saves everything Matinee keeps of you as a file.</Trans>
      </p>
      <div className={css.actions}>
        <Button onClick={() => void exportAccount()}>
          <Trans>Export</Trans>
        </Button>
        <Button onClick={() => void requestSignOut()}>
          <Trans>Log out</Trans>
        </Button>
        <Button look="plain" className={css.danger} onClick={() => setAsking(true)}>
          <Trans>Remove account</Trans>
        </Button>
      </div>
      <Sheet
        open={isAsking}
        onClose={() => setAsking(false)}
        title={<Trans>Remove account</Trans>}
        closeLabel={t`Close`}
        dragDistance={limits.gestures.sheetClosePx}
      >
        {isAsking && <RemovalForm email={email} />}
      </Sheet>
    </section>
  )
}

/** Says what goes, and wants the password: whoever finds a device signed in must not be able to do this. */
function RemovalForm({ email }: { email: string }) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<MessageDescriptor>()
  const remove = async (form: HTMLFormElement): Promise<void> => {
    const password = new FormData(form).get('password')
    if (typeof password !== 'string' || password === '') return setError(msg`Enter your password.`)
    setBusy(true)
    const problem = await removeAccount(password)
    setBusy(false)
    if (problem === null) void navigate({ to: '/', replace: true })
    else setError(problemWords(problem))
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isBusy) void remove(event.currentTarget)
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p>
        <Trans>
          This removes your account, your lists, your history, ratings, notes, tags and settings: from the server, from this device, and
          from each other one as soon as it is online. It cannot be undone.
        </Trans>
      </p>
      {/* Tells a password manager whose password is wanted. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={<Trans>Password</Trans>}
        name="password"
        type="password"
        autoComplete="current-password"
        error={error && i18n._(error)}
      />
      <Button type="submit" className={css.removal} aria-disabled={isBusy}>
        {isBusy ? <Trans>Removing...</Trans> : <Trans>Remove my account for good</Trans>}
      </Button>
    </form>
  )
}

/** Why the account is still there. */
function problemWords(problem: SignInProblem): MessageDescriptor {
  if (problem.kind !== 'refused') return msg`The server could not be reached. Nothing was removed; try again when you are online.`
  if (problem.code === 'wrong-credentials') return msg`This is not the password of your account. Nothing was removed.`
  if (problem.code === 'rate-limited') return msg`Too many attempts. Please wait a few minutes and try again.`
  return msg`The server did not remove the account. Nothing was changed; try again later.`
}
