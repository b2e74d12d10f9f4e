import { randomUUID } from 'node:crypto'
import type { SessionAnswer, User } from '#contract/schemas.ts'
import { crashPoint } from '../crash-points.ts'
import { sessionEnded } from '../http/api-error.ts'
import { sessionMs } from '../http/tokens.ts'
import type { Member } from '../policies.ts'
import { insertSession, replaceToken, revokeSession } from '../repositories/sessions.ts'
import type { Services } from '../services.ts'

/** Begins a session of somebody who has shown who they are. */
export async function startSession({ db, clock, tokens }: Services, user: User): Promise<SessionAnswer> {
  const jti = randomUUID()
  const now = clock()
  const expiresAt = now + sessionMs
  await insertSession(db, { jti, userId: user.id, now, expiresAt })
  crashPoint('token-issue')
  return { user, token: await tokens.sign(user, { jti, serial: 0, expiresAt }) }
}

/**
 * The token that takes the place of the caller's; the session ends when it would have. Asked again, because the answer was lost or by
 * another tab, it is the same one. With a token that was replaced and is used by somebody else, the session ends.
 * `ip` is the caller's.
 * @throws ApiError `unauthenticated`
 */
export async function renewSession(services: Services, { jti, token, ...user }: Member, ip: string): Promise<string> {
  const { db, tokens, securityLog } = services
  const { serial, standing, expiresAt } = token
  if (standing === 'reused') {
    await endSession(services, jti)
    securityLog.note('session-stolen', { userId: user.id, ip })
    throw sessionEnded()
  }
  await replaceToken(db, jti, serial)
  return tokens.sign(user, { jti, serial: serial + 1, expiresAt })
}

/**
 * Ends a session for its owner, who has its token or its id. A device that signed out without the network keeps only the id until it has told us: that
 * opens nothing (decision 77). Nothing happens for a session that is unknown or over.
 */
export async function signOut(services: Services, jti: string): Promise<void> {
  const userId = await endSession(services, jti)
  if (userId !== undefined) services.securityLog.note('signed-out', { userId })
}

/** Ends a session for all who have a token of it; answers with whose it was, if it was not over. */
async function endSession({ db, clock, announcer }: Services, jti: string): Promise<string | undefined> {
  const userId = await revokeSession(db, jti, clock())
  announcer.endSession(jti)
  return userId
}
