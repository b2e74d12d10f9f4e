import { proxy } from 'valtio'
import type { User } from '#contract/entities.ts'
import { deviceClock } from '#platform/clock.ts'
import { storage } from '#platform/storage.ts'
import { readToken } from '#platform/token.ts'
import { storageKeys } from '#spec/storage-keys.ts'

/** Who is using the app. `ended` is set when the server ended the session: what the person kept stays, sealed (decision T15). */
export interface Session {
  status: 'guest' | 'member'
  user: User | null
  ended: boolean
}

/** Kept beside local storage, which may refuse it. */
let token: string | null = null

export const session = proxy<Session>({ status: 'guest', user: null, ended: false })

export const sessionToken = (): string | null => token

/** Makes the owner of a token the user of the app; an expired or malformed token leaves a guest. */
export function enterSession(next: string | null): void {
  const user = next === null ? null : readToken(next, deviceClock.now())
  token = user === null ? null : next
  if (token === null) storage.remove(storageKeys.token)
  else storage.write(storageKeys.token, token)
  if (user === null) storage.remove(storageKeys.user)
  else storage.write(storageKeys.user, JSON.stringify(user))
  Object.assign(session, { status: user === null ? 'guest' : 'member', user, ended: false } satisfies Session)
}

/** Signs the interface out. `ended` tells that the server, not the person, wanted it. */
export function leaveSession({ ended }: { ended: boolean }): void {
  enterSession(null)
  session.ended = ended
}

enterSession(storage.read(storageKeys.token))
