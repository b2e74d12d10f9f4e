import { subscribe } from 'valtio'
import { signInRequest } from '#state/sign-in-request.ts'
import { session } from '#state/session.ts'
import { router } from '#app/router.ts'

/** Leaves protected screens when the session ends, and goes to the login screen and back when something asks for it. */
export function followSession(): void {
  let status = session.status
  subscribe(session, () => {
    if (session.status === status) return
    status = session.status
    void router.invalidate()
  })
  subscribe(signInRequest, () => void router.navigate({ to: '/login', search: { next: router.state.location.href } }))
}
