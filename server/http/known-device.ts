import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { bearerOf } from './bearer-token.ts'

/** A device that was signed in to an account before, as the token of that session proves, however long it is over (decision 75). */
export interface KnownDevice {
  /** That session. */
  jti: string
  /** The account's e-mail address. */
  email: string
}

/** Whom a try to sign in counts for before it is known which account is meant: the device, or the network of one that shows no token. */
export async function signInCountsFor({ tokens }: Pick<Services, 'tokens'>, request: FastifyRequest): Promise<string> {
  return (await deviceOf(tokens, request))?.jti ?? request.network
}

/**
 * The device that signs in to `email`, if it was signed in to that account before. One that shows a token of another account is a stranger,
 * and its network is counted as well.
 * @throws ApiError `rate-limited`
 */
export async function deviceKnownTo(
  { tokens, limits }: Pick<Services, 'tokens' | 'limits'>,
  request: FastifyRequest,
  email: string,
): Promise<KnownDevice | undefined> {
  const device = await deviceOf(tokens, request)
  if (device === undefined || device.email === email) return device
  limits.count('login', request.network)
  return undefined
}

async function deviceOf(tokens: Services['tokens'], request: FastifyRequest): Promise<KnownDevice | undefined> {
  const token = bearerOf(request)
  return token === undefined ? undefined : tokens.madeFor(token)
}
