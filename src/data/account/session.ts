import type { LoginBody, RegisterBody, User } from '#contract/schemas.ts'
import { onStoredElsewhere } from '#platform/storage.ts'
import { isVisible } from '#platform/page-lifecycle.ts'
import type { Problem } from '#remote/api/api.ts'
import { limits } from '#product/limits.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { connectivity } from '#state/connectivity.ts'
import { enterSession, followStoredSession, session } from '#state/session.ts'
import { dismissSignOutQuestion } from '#state/session-requests.ts'
import { dismissOffers } from '#state/toasts.ts'
import { callApi } from '#data/engine.ts'
import { endExclusionAtSignIn } from './merge-exclusions.ts'
import { onOwnerChange } from './owner.ts'

/** What became of a sign-in or sign-up. `problem` says why not; the words are chosen by the screen. */
export type SignInResult = { ok: true; user: User } | { ok: false; problem: SignInProblem }
export type SignInProblem = Problem

export const signIn = (credentials: LoginBody): Promise<SignInResult> => enter('login', credentials)

export const signUp = (person: RegisterBody): Promise<SignInResult> => enter('register', person)

async function enter(call: 'login' | 'register', body: LoginBody | RegisterBody): Promise<SignInResult> {
  const result = await callApi(call, { body })
  if (!result.ok) return result
  // Something else may have answered in our server's place.
  const token: unknown = result.value?.token
  if (typeof token === 'string') enterSession(token)
  if (session.user === null) return { ok: false, problem: { kind: 'not-ours' } }
  const user = { ...session.user }
  endExclusionAtSignIn(user.id)
  // Before the screens show the account; never in the way of signing in: what cannot be merged now stays on the device.
  await import('./merge-guest.ts').then(({ mergeGuestInto }) => mergeGuestInto(user.id)).catch(() => undefined)
  return { ok: true, user }
}

/** Keeps the session alive, in step with other tabs, and what is on screen the affair of whoever is signed in; the app calls it once. */
export function followSessions(): void {
  onStoredElsewhere(storageKeys.token, followStoredSession)
  onOwnerChange(() => {
    dismissOffers()
    dismissSignOutQuestion()
  })
  setInterval(() => {
    if (session.status === 'member' && isVisible() && connectivity.state !== 'offline') void callApi('me')
  }, limits.authRefreshMs)
}
