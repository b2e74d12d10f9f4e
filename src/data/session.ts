import type { User } from '#contract/entities.ts'
import type { LoginBody, RegisterBody } from '#contract/schemas.ts'
import { onStoredElsewhere } from '#platform/storage-events.ts'
import { isVisible } from '#platform/visibility.ts'
import type { Problem } from '#remote/api.ts'
import { limits } from '#spec/limits.ts'
import { storageKeys } from '#spec/storage-keys.ts'
import { connectivity } from '#state/connectivity.ts'
import { enterSession, leaveSession, session, sessionToken } from '#state/session.ts'
import { callApi } from './api.ts'
import { guestOwner } from './owner.ts'
import { syncNow } from './sync.ts'

/** How long signing out waits for unsent changes to leave. */
const lastSyncMs = 5000

/** What became of a log-in or sign-up. `problem` says why not; the words are chosen by the screen. */
export type SignInResult = { ok: true; user: User } | { ok: false; problem: SignInProblem }
export type SignInProblem = Problem

export const signIn = (credentials: LoginBody): Promise<SignInResult> => enter('login', credentials)

export const signUp = (person: RegisterBody): Promise<SignInResult> => enter('register', person)

async function enter(call: 'login' | 'register', body: LoginBody | RegisterBody): Promise<SignInResult> {
  const guest = guestOwner()
  const result = await callApi(call, { body })
  if (!result.ok) return result
  const { token } = (result.value ?? {}) as { token?: unknown }
  if (typeof token === 'string') enterSession(token)
  if (session.user === null) return { ok: false, problem: { kind: 'not-ours' } }
  const user = { ...session.user }
  // Before the screens show the account; never in the way of signing in: what cannot come along now stays on the device.
  await import('./adopt-guest.ts').then(({ adoptGuest }) => adoptGuest(guest, user.id)).catch(() => undefined)
  return { ok: true, user }
}

/**
 * Signs out. Unsent changes get a last chance of 5 s; what remains stays on the device, sealed, and leaves after the same
 * person signs in again (sync protocol 1.12).
 */
export async function signOut(): Promise<void> {
  await Promise.race([syncNow().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, lastSyncMs))])
  const farewell = callApi('logout')
  leaveSession({ ended: false })
  await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, lastSyncMs))])
}

/** Keeps the session alive and in step with other tabs; the app calls it once. */
export function followSessions(): void {
  onStoredElsewhere(storageKeys.token, (token) => {
    if (token !== sessionToken()) enterSession(token)
  })
  setInterval(() => {
    if (session.status === 'member' && isVisible() && connectivity.state !== 'offline') void callApi('me')
  }, limits.authRefreshMs)
}
