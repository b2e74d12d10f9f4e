import { subscribe } from 'valtio'
import type { LoginBody, RegisterBody, User } from '#contract/schemas.ts'
import { onStoredElsewhere } from '#platform/storage.ts'
import { isVisible } from '#platform/page-lifecycle.ts'
import { deviceClock } from '#platform/clock.ts'
import { readToken } from '#platform/token.ts'
import type { Problem } from '#remote/api/api.ts'
import { limits } from '#product/limits.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { connectivity } from '#state/connectivity.ts'
import { followSessionEnd, followStoredSession, session } from '#state/session.ts'
import { dismissSignOutQuestion, removedAccount } from '#state/session-requests.ts'
import { forgetPersonalNotices } from '#state/notice-log.ts'
import { dismissOffers } from '#state/toasts.ts'
import type { DeviceIdentity } from '#sync/identity.ts'
import { callApi } from '#data/engine.ts'
import { decideIdentity } from './decide-identity.ts'
import { endSessions } from './end-sessions.ts'
import { formerToken } from './former-session.ts'
import { onOwnerChange } from './owner.ts'

/** What became of a sign-in or sign-up. `problem` says why not; the words are chosen by the screen. */
export type SignInResult = { ok: true; user: User } | { ok: false; problem: SignInProblem }
export type SignInProblem = Problem

export async function signIn(credentials: LoginBody): Promise<SignInResult> {
  const token = await formerToken(credentials.email)
  return enter('login', credentials, token)
}

export const signUp = (person: RegisterBody): Promise<SignInResult> => enter('register', person)

async function enter(call: 'login' | 'register', body: LoginBody | RegisterBody, former?: string): Promise<SignInResult> {
  const result = await callApi(call, { body, ...(former !== undefined && { token: former }) })
  if (!result.ok) return result
  // Something else may have answered in our server's place.
  const token: unknown = result.value?.token
  const user = typeof token === 'string' ? readToken(token, deviceClock.now()) : null
  if (typeof token !== 'string' || user === null) return { ok: false, problem: { kind: 'not-ours' } }
  await decideIdentity(({ exclusions }) => ({ session: { owner: user.id, token }, exclusions: signedInAnew(exclusions, user.id) }))
  // Before the screens show the account; never in the way of signing in: what cannot be merged now stays on the device.
  await import('./merge-guest.ts').then(({ mergeGuestInto }) => mergeGuestInto(user.id)).catch(() => undefined)
  return { ok: true, user }
}

/** What lasted until this sign-in is over; what is somebody else's account stays excluded. */
function signedInAnew(exclusions: DeviceIdentity['exclusions'], account: string): DeviceIdentity['exclusions'] {
  const { [account]: exclusion, ...others } = exclusions
  return exclusion === 'for-good' ? exclusions : others
}

/** Keeps the session alive, in step with other tabs, and what is on screen the affair of whoever is signed in; the app calls it once. */
export function followSessions(): void {
  onStoredElsewhere(storageKeys.token, followStoredSession)
  onStoredElsewhere(storageKeys.sessionEnded, followSessionEnd)
  onOwnerChange(() => {
    dismissOffers()
    forgetPersonalNotices()
    dismissSignOutQuestion()
  })
  subscribe(removedAccount, forgetRemoved)
  subscribe(connectivity, catchUpOnline)
  catchUpOnline()
  setInterval(() => {
    if (session.status === 'member' && isVisible() && connectivity.state !== 'offline') void callApi('me')
  }, limits.authRefreshMs)
}

/** Where its code cannot be loaded now, the next call says it again. */
function forgetRemoved(): void {
  const { token } = removedAccount
  removedAccount.token = null
  if (token !== null)
    void import('./remove-account.ts').then(({ forgetRemovedAccount }) => forgetRemovedAccount(token)).catch(() => undefined)
}

function catchUpOnline(): void {
  if (connectivity.state !== 'online') return
  void endSessions()
  const owner = session.user?.id
  if (owner !== undefined) void import('./open-sealed.ts').then(({ openSealed }) => openSealed(owner)).catch(() => undefined)
}
