import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import { type AuthKind, authForms } from './auth-forms.ts'
import { AuthPage } from './auth-page.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { useAuthForm } from './use-auth-form.ts'
import * as css from './auth.css.ts'

interface AuthFormProps {
  kind: AuthKind
  /** Where to go afterwards, as the address says it. */
  next: string | undefined
  /** The way to the other form. */
  children: ReactNode
}

/** Signs somebody in or up. Passwords can be shown while they are typed, both with one toggle; pasting and password managers work. */
export function AuthForm({ kind, next, children }: AuthFormProps) {
  const { i18n } = useLingui()
  const [isPasswordShown, setPasswordShown] = useState(false)
  const { busy, errors, typed, onInput, onSubmit } = useAuthForm(kind, next)
  const { documentTitle, heading, fields, button, busyButton } = authForms[kind]
  const toggle = (
    <button type="button" className={css.toggle} onClick={() => setPasswordShown(!isPasswordShown)}>
      {isPasswordShown ? <Trans context="password">Hide</Trans> : <Trans context="password">Show</Trans>}
    </button>
  )
  return (
    <AuthPage title={i18n._(heading)} error={errors.form && i18n._(errors.form)} other={children}>
      <title>{i18n._(documentTitle)}</title>
      <form className={css.form} noValidate onInput={onInput} onSubmit={onSubmit}>
        {fields.map(({ label, hint, type, ...input }) => {
          const error = errors[input.name]
          const isNewPassword = kind === 'signUp' && input.name === 'password'
          return (
            <TextField
              key={input.name}
              {...input}
              {...(type === 'password' && { autoCapitalize: 'none', spellCheck: false })}
              label={i18n._(label)}
              type={type === 'password' && isPasswordShown ? 'text' : type}
              required
              hint={isNewPassword && typed?.password ? <PasswordStrength {...typed} /> : hint && i18n._(hint)}
              error={error && i18n._(error)}
              end={input.name === 'password' && toggle}
            />
          )
        })}
        <Button type="submit" look="primary" className={css.submit} aria-disabled={busy}>
          {i18n._(busy ? busyButton : button)}
        </Button>
      </form>
    </AuthPage>
  )
}
