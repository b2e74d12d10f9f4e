import { Trans } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { AuthForm } from './auth-form.tsx'
import * as css from './auth.css.ts'

const route = getRouteApi('/signup')

export function SignupScreen() {
  const { next } = route.useSearch()
  return (
    <AuthForm kind="signUp" next={next}>
      <Trans>
        Already have an account?{' '}
        <Link to="/login" search={{ next }} className={css.link}>
          Sign in
        </Link>
      </Trans>
    </AuthForm>
  )
}
