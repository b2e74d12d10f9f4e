import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoints.ts'
import { checkOwner, mayCall, type Member } from '../policies.ts'
import { findSession, noteTokenUsed } from '../repositories/sessions.ts'
import { isRemoved } from '../repositories/users.ts'
import type { Services } from '../services.ts'
import { standingOf } from '../sessions/token-standing.ts'
import { accountRemoved, ApiError, sessionEnded } from './api-error.ts'
import { bearerOf } from './bearer-token.ts'
import { Turns } from './turns.ts'
import { signInCountsFor } from './known-device.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on calls only members may make. */
    member: Member | undefined
  }
}

/**
 * The first step of every call, before its body is read: who is calling, may they, and do they call too often. The session row of the
 * token is looked up each time, so that signing out counts at once.
 */
export function guard(services: Services, endpoint: Endpoint) {
  // Whoever tries passwords costs more than a look at what is theirs: one of them in each loop.
  const turns = endpoint.limit && new Turns(1)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const lookUp = () => memberOf(services, request)
    const member =
      endpoint.access === 'member'
        ? await services.lookups.run(request.id, { network: request.network, signal: untilDone() }, lookUp)
        : undefined
    if (member === undefined) services.limits.count(endpoint.limit ?? 'anonymous', await countsFor(services, endpoint, request))
    await turns?.wait(request.network)
    if (!mayCall(endpoint.access, member)) {
      reply.header('www-authenticate', 'Bearer')
      throw (await isOfRemovedAccount(services, request)) ? accountRemoved() : sessionEnded()
    }
    if (member !== undefined) {
      services.limits.count('member', member.id)
      checkOwner(request.headers['x-sync-owner']?.toString(), member)
      // A cache in between that heeds no header may hand this answer to somebody else: their device must be able to tell.
      reply.header('x-sync-owner', member.id)
      if (member.token.standing !== 'fresh' && !endpoint.takesStale) {
        reply.header('www-authenticate', 'Bearer error="invalid_token"')
        throw new ApiError(
          'token-stale',
          'This token has to be renewed first. Send it to POST /api/auth/renew and try again with the new one.',
        )
      }
    }
    request.member = member
  }
}

/** A look-up is so short that it is done for callers who have gone, too; the request's own signal, once asked for, also rises when its body has been read. */
const untilDone = (): AbortSignal => new AbortController().signal

const countsFor = async (services: Services, { limit }: Endpoint, request: FastifyRequest): Promise<string> =>
  limit === 'login' ? signInCountsFor(services, request) : request.network

async function memberOf({ tokens, db, clock }: Services, request: FastifyRequest): Promise<Member | undefined> {
  const token = bearerOf(request)
  const claims = token === undefined ? undefined : await tokens.read(token)
  if (claims === undefined) return undefined
  const { jti, userId, serial, expiresAt } = claims
  const found = await findSession(db, jti, userId, clock())
  if (found === undefined) return undefined
  const standing = standingOf(claims, found.session, clock())
  if (serial === found.session.serial && found.session.used_at === null) await noteTokenUsed(db, jti, serial, clock())
  return { ...found.user, jti, token: { serial, standing, expiresAt } }
}

/** Whether the caller's token, however old, is one that this server gave to an account its owner has removed since. */
async function isOfRemovedAccount({ tokens, db }: Services, request: FastifyRequest): Promise<boolean> {
  const token = bearerOf(request)
  const made = token === undefined ? undefined : await tokens.madeFor(token)
  return made !== undefined && (await isRemoved(db, made.userId))
}
