import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type PasswordFlaw, passwordFlaw } from '#contract/passwords.ts'
import type { User } from '#contract/schemas.ts'
import { inTransaction } from '../db/transaction.ts'
import { ApiError, invalidField } from '../http/api-error.ts'
import { deviceKnownTo } from '../http/known-device.ts'
import { addRoute } from '../http/routes.ts'
import { isCommonPassword } from '../passwords/passwords.ts'
import { insertSyncAccount } from '../repositories/sync-accounts.ts'
import { findUserByEmail, insertUser, isRemoved, isUser, touchUser } from '../repositories/users.ts'
import type { Member } from '../policies.ts'
import type { Services } from '../services.ts'
import { renewSession, signOut, startSession } from '../sessions/sessions.ts'

const passwordFlaws: Record<PasswordFlaw | 'common', string> = {
  blank: 'has nothing but blanks',
  'is-email': 'is the e-mail address',
  common: 'is one of the most common ones and easy to guess',
}

/** Signing up, in and out (specification, sections 4, 7 and 8), going on (decision 75), and again after a restore (decision 39). */
export function authRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits, passwords, securityLog } = services

  addRoute(app, services, 'register', async ({ body, reply }) => {
    const flaw = passwordFlaw(body.password, body.email) ?? (isCommonPassword(body.password) ? 'common' : undefined)
    if (flaw !== undefined) throw invalidField('password', `${passwordFlaws[flaw]}; choose another`)
    const user = await createUser(services, body)
    securityLog.note('signed-up', { userId: user.id })
    reply.status(201)
    return startSession(services, user)
  })

  addRoute(app, services, 'login', async ({ body, request }) => {
    const email = body.email.toLowerCase()
    const device = await deviceKnownTo(services, request, email)
    const isKnown = device !== undefined
    passwords.checkRoom({ isKnown })
    const found = await findUserByEmail(db, email)
    const isRight = await limits.guess(email, device?.jti ?? request.network, () =>
      passwords.fits(found?.password_hash, body.password, { isKnown }),
    )
    if (!isRight || found === undefined) {
      securityLog.note('password-refused', { userId: found?.id, ip: request.ip })
      throw new ApiError('wrong-credentials', 'The email or password you entered is incorrect.')
    }
    securityLog.note('signed-in', { userId: found.id })
    await touchUser(db, found.id, clock())
    const { password_hash: _, ...user } = found
    return startSession(services, user)
  })

  addRoute(app, services, 'renew', async ({ member, request }) => ({ token: await renewSession(services, member, request.ip) }))

  addRoute(app, services, 'logout', async ({ member, reply }) => {
    await signOut(services, member.jti)
    return reply.status(204).send()
  })

  addRoute(app, services, 'endSession', async ({ params, reply }) => {
    await signOut(services, params['id'] ?? '')
    return reply.status(204).send()
  })

  addRoute(app, services, 'formerAccount', async ({ body, member }) => {
    const owner = await formerAccountOf(services, member, body.token)
    return { owner, key: owner === null ? null : services.sealingKeys(owner) }
  })

  addRoute(app, services, 'sealingKey', async ({ member }) => ({
    ...services.sealingKeys(member.id),
    proof: await services.tokens.sign(member, { jti: randomUUID(), serial: 0, expiresAt: clock() }),
  }))
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
