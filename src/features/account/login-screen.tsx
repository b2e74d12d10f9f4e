import { Trans } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { AuthForm } from './auth-form.tsx'
import * as css from './auth.css.ts'

const route = getRouteApi('/login')

export function LoginScreen() {
  const { next } = route.useSearch()
  return (
    <AuthForm kind="signIn" next={next}>
      <Trans>
        New here?{' '}
        <Link to="/signup" search={{ next }} className={css.link}>
          Create an account
        </Link>
      </Trans>
    </AuthForm>
  )
}
