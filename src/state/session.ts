import { proxy } from 'valtio'
import type { User } from '#contract/schemas.ts'
import { deviceClock } from '#platform/clock.ts'
import { storage } from '#platform/storage.ts'
import { readToken } from '#platform/token.ts'
import { storageKeys } from '#platform/storage-keys.ts'

/** Who is using the app. `ended` is set when the server ended the session: what the person kept stays under their id (decision T15). */
export interface Session {
  status: 'guest' | 'member'
  user: User | null
  ended: boolean
}

/** The mark of a session that the server ended. Only entering a session removes it: any tab may still have to read it. */
const endings = {
  learned: 'yes',
  /** A tab that started since has said so. */
  told: 'told',
}

/** Kept beside local storage, which may refuse it. */
let token: string | null = null
let isStored = true

export const session = proxy<Session>({ status: 'guest', user: null, ended: false })

export const sessionToken = (): string | null => token

/** Makes the owner of a token the user of the app; an expired or malformed token leaves a guest. */
export function enterSession(next: string | null): void {
  adopt(next)
  if (token !== null) storage.remove(storageKeys.sessionEnded)
}

/**
 * Takes over what another tab of this browser did meanwhile: a frozen page gets the storage event late or never. Called before
 * every request, so that none carries a token that was replaced.
 */
export function followStoredSession(): void {
  const stored = storage.read(storageKeys.token)
  if (isStored && stored !== token) adopt(stored)
}

/** Takes over that another tab learned of the end of the session, where this tab heard first that the session is gone. */
export function followSessionEnd(mark: string | null): void {
  if (token === null && mark === endings.learned) session.ended = true
}

/** Makes the interface a guest's. `ended` means that the server, not the person, ended the session. */
export function leaveSession({ ended }: { ended: boolean }): void {
  // Before the token is removed: its removal is what other tabs react to.
  if (ended) storage.write(storageKeys.sessionEnded, endings.learned)
  adopt(null)
  if (ended) session.ended = true
}

/** Takes over a token, or none; the mark of a session that the server ended stays. */
function adopt(next: string | null): void {
  const found = next === null ? null : readToken(next, deviceClock.now())
  // A renewed token is no news: nobody signed in or out.
  const user = isSame(found, session.user) ? session.user : found
  token = user === null ? null : next
  if (token === null) storage.remove(storageKeys.token)
  // An equal token is not written again: another tab may be replacing it at this moment.
  else isStored = storage.read(storageKeys.token) === token || storage.write(storageKeys.token, token)
  if (user === null) storage.remove(storageKeys.user)
  else storage.write(storageKeys.user, JSON.stringify(user))
  const ended = user === null && storage.read(storageKeys.sessionEnded) !== null
  Object.assign(session, { status: user === null ? 'guest' : 'member', user, ended } satisfies Session)
}

const isSame = (one: User | null, other: User | null): boolean => JSON.stringify(one) === JSON.stringify(other)

const found = storage.read(storageKeys.token)
adopt(found)
// The token expired meanwhile, or another tab learned that the session ended and may be closed. Shown once, not at every start.
const isNews = storage.read(storageKeys.sessionEnded) === endings.learned
session.ended = token === null && (found !== null || isNews)
if (session.ended && isNews) storage.write(storageKeys.sessionEnded, endings.told)
