import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { User, SessionAnswer } from '#contract/schemas.ts'
import { crashPoint } from '../crash-points.ts'
import { inTransaction } from '../db/transaction.ts'
import { ApiError, invalidField } from '../http/api-error.ts'
import { addRoute } from '../http/routes.ts'
import { sessionMs } from '../http/tokens.ts'
import { isCommonPassword } from '../passwords/passwords.ts'
import { insertSession, revokeSession } from '../repositories/sessions.ts'
import { insertSyncAccount } from '../repositories/sync-accounts.ts'
import { findUserByEmail, insertUser, isRemoved, isUser, touchUser } from '../repositories/users.ts'
import type { Member } from '../policies.ts'
import type { Services } from '../services.ts'

/** Signing up, in and out (specification, sections 4, 7 and 8), and again after a restore (decision 39). */
export function authRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits, passwords } = services

  addRoute(app, services, 'register', async ({ body, reply }) => {
    if (isCommonPassword(body.password)) {
      throw invalidField('password', 'is one of the most common ones and easy to guess; choose another')
    }
    const user = await createUser(services, body)
    reply.status(201)
    return startSession(services, user)
  })

  addRoute(app, services, 'login', async ({ body, request }) => {
    const email = body.email.toLowerCase()
    limits.checkGuess(email)
    const found = await findUserByEmail(db, email)
    if (!(await passwords.fits(found?.password_hash, body.password)) || found === undefined) {
      limits.wrongGuess(email)
      request.log.info({ ip: request.ip }, 'sign-in refused')
      throw new ApiError('wrong-credentials', 'The email or password you entered is incorrect.')
    }
    limits.rightGuess(email)
    await touchUser(db, found.id, clock())
    const { password_hash: _, ...user } = found
    return startSession(services, user)
  })

  addRoute(app, services, 'logout', async ({ member, reply }) => {
    await revokeSession(db, member.jti, member.id, clock())
    services.announcer.endSession(member.jti)
    return reply.status(204).send()
  })

  addRoute(app, services, 'formerAccount', async ({ body, member }) => ({ owner: await formerAccountOf(services, member, body.token) }))
}

/**
 * The id of an account that this server gave `token` to and does not know any more, because it was restored to a backup from before the
 * sign-up, if its e-mail address is the member's. Null in every other case, so that nothing is learnt of anybody else.
 */
async function formerAccountOf({ db, tokens }: Services, member: Member, token: string): Promise<string | null> {
  const former = await tokens.madeFor(token)
  if (former === undefined || former.email !== member.email) return null
  return (await isUser(db, former.userId)) || (await isRemoved(db, former.userId)) ? null : former.userId
}

/**
 * Makes an account with an empty list of everything.
 * @throws ApiError `email-taken`
 */
export async function createUser(
  { db, clock, passwords }: Pick<Services, 'db' | 'clock' | 'passwords'>,
  { email, password, display_name }: { email: string; password: string; display_name: string },
): Promise<User> {
  const passwordHash = await passwords.hash(password)
  const user: User = { id: randomUUID(), email: email.toLowerCase(), display_name, role: 'user' }
  return inTransaction(db, async (tx) => {
    if ((await insertUser(tx, user, passwordHash, clock())) === undefined) {
      throw new ApiError('email-taken', 'This email is already in use. Please use a different email address.')
    }
    await insertSyncAccount(tx, user.id)
    return user
  })
}

async function startSession({ db, clock, tokens }: Services, user: User): Promise<SessionAnswer> {
  const jti = randomUUID()
  const now = clock()
  const expiresAt = now + sessionMs
  await insertSession(db, { jti, userId: user.id, now, expiresAt })
  crashPoint('token-issue')
  return { user, token: await tokens.sign(user, jti, expiresAt) }
}
