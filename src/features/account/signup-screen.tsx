import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { passwordLength } from '#contract/passwords.ts'
import { signUp } from '#data/account/session.ts'
import { checkSignUp } from '#domain/account/auth-checks.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import { AuthPage } from './auth-page.tsx'
import { field } from './form-field.ts'
import { PasswordField } from './password-field.tsx'
import { useAuthForm } from './use-auth-form.ts'
import * as css from './auth.css.ts'

const route = getRouteApi('/signup')
const { min } = passwordLength

export function SignupScreen() {
  const { i18n, t } = useLingui()
  const { next } = route.useSearch()
  const [shown, setShown] = useState(false)
  const { busy, errors, onSubmit } = useAuthForm({
    kind: 'signUp',
    next,
    check: (form, emailLooksValid) =>
      checkSignUp({
        email: field(form, 'email'),
        emailLooksValid,
        displayName: field(form, 'displayName'),
        password: field(form, 'password'),
        confirm: field(form, 'confirm'),
      }),
    submit: (form) =>
      signUp({ email: field(form, 'email'), display_name: field(form, 'displayName').trim(), password: field(form, 'password') }),
  })
  return (
    <AuthPage
      title={<Trans>Create an account</Trans>}
      error={errors.form && i18n._(errors.form)}
      other={
        <Trans>
          Already have an account?{' '}
          <Link to="/login" search={{ next }} className={css.link}>
            Sign in
          </Link>
        </Trans>
      }
    >
      <title>{t`Sign up – Matinee`}</title>
      <form className={css.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={<Trans>Email</Trans>}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email && i18n._(errors.email)}
        />
        <TextField
          label={<Trans>Display Name</Trans>}
          name="displayName"
          autoComplete="nickname"
          maxLength={80}
          required
          error={errors.displayName && i18n._(errors.displayName)}
        />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          autoComplete="new-password"
          required
          shown={shown}
          onToggle={() => setShown(!shown)}
          hint={<Trans>At least {min} characters.</Trans>}
          error={errors.password && i18n._(errors.password)}
        />
        <PasswordField
          label={<Trans>Confirm Password</Trans>}
          name="confirm"
          autoComplete="new-password"
          required
          shown={shown}
          error={errors.confirm && i18n._(errors.confirm)}
        />
        <Button type="submit" look="primary" className={css.submit} aria-disabled={busy}>
          {busy ? <Trans>Creating...</Trans> : <Trans>Sign Up</Trans>}
        </Button>
      </form>
    </AuthPage>
  )
}
