import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoints.ts'
import { checkOwner, mayCall, type Member } from '../policies.ts'
import { findMemberOfSession } from '../repositories/sessions.ts'
import { isRemoved } from '../repositories/users.ts'
import type { Services } from '../services.ts'
import { networkOf } from './address.ts'
import { accountRemoved, ApiError } from './api-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on calls only members may make. */
    member: Member | undefined
  }
}

/**
 * The first step of every call, before its body is read: who is calling, may they, and do they call too often. The token is
 * taken from the Authorization header only; its session row is looked up each time, so that signing out counts at once.
 */
export function guard(services: Services, endpoint: Endpoint) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const member = endpoint.access === 'member' ? await memberOf(services, request) : undefined
    if (member === undefined) services.limits.count(endpoint.limit ?? 'anonymous', networkOf(request.ip))
    if (!mayCall(endpoint.access, member)) {
      reply.header('www-authenticate', 'Bearer')
      if (await isOfRemovedAccount(services, request)) throw accountRemoved()
      throw new ApiError('unauthenticated', 'You are not signed in, or your session has ended. Sign in and try again.')
    }
    if (member !== undefined) {
      services.limits.count('member', member.id)
      checkOwner(request.headers['x-sync-owner']?.toString(), member)
      // A cache in between that heeds no header may hand this answer to somebody else: their device must be able to tell.
      reply.header('x-sync-owner', member.id)
    }
    request.member = member
  }
}

async function memberOf({ tokens, db, clock }: Services, request: FastifyRequest): Promise<Member | undefined> {
  const token = tokenOf(request)
  const session = token === undefined ? undefined : await tokens.read(token)
  if (session === undefined) return undefined
  const user = await findMemberOfSession(db, session.jti, session.userId, clock())
  return user && { ...user, jti: session.jti }
}

/** Whether the caller's token, however old, is one that this server gave to an account its owner has removed since. */
async function isOfRemovedAccount({ tokens, db }: Services, request: FastifyRequest): Promise<boolean> {
  const token = tokenOf(request)
  const made = token === undefined ? undefined : await tokens.madeFor(token)
  return made !== undefined && (await isRemoved(db, made.userId))
}

const tokenOf = (request: FastifyRequest): string | undefined => /^bearer ([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1]
