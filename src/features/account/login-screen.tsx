import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { signIn } from '#data/account/session.ts'
import { checkLogIn } from '#domain/account/auth-checks.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import { AuthPage } from './auth-page.tsx'
import { field } from './form-field.ts'
import { PasswordField } from './password-field.tsx'
import { useAuthForm } from './use-auth-form.ts'
import * as css from './auth.css.ts'

const route = getRouteApi('/login')

export function LoginScreen() {
  const { i18n, t } = useLingui()
  const { next } = route.useSearch()
  const [shown, setShown] = useState(false)
  const { busy, errors, onSubmit } = useAuthForm({
    kind: 'logIn',
    next,
    check: (form, emailLooksValid) => checkLogIn({ email: field(form, 'email'), password: field(form, 'password'), emailLooksValid }),
    submit: (form) => signIn({ email: field(form, 'email'), password: field(form, 'password') }),
  })
  return (
    <AuthPage
      title={<Trans>Sign in</Trans>}
      error={errors.form && i18n._(errors.form)}
      other={
        <Trans>
          New here?{' '}
          <Link to="/signup" search={{ next }} className={css.link}>
            Create an account
          </Link>
        </Trans>
      }
    >
      <title>{t`Sign in – Matinee`}</title>
      <form className={css.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={<Trans>Email</Trans>}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email && i18n._(errors.email)}
        />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          autoComplete="current-password"
          required
          shown={shown}
          onToggle={() => setShown(!shown)}
          error={errors.password && i18n._(errors.password)}
        />
        <Button type="submit" look="primary" className={css.submit} aria-disabled={busy}>
          {busy ? <Trans>Signing in...</Trans> : <Trans>Sign in</Trans>}
        </Button>
      </form>
    </AuthPage>
  )
}
