import type { Endpoint } from '#contract/endpoints.ts'
import type { User } from '#contract/schemas.ts'
import { ApiError } from './http/api-error.ts'
import type { TokenStanding } from './sessions/token-standing.ts'

/** Who is calling, as the session row says. */
export interface Member extends User {
  /** The session of this call. */
  jti: string
  /** The token it came with: how often the session had been renewed when that was made, what it is good for, when the session ends (epoch ms). */
  token: { serial: number; standing: TokenStanding; expiresAt: number }
}

/** Whether a caller may use an endpoint at all. Whose rows it touches is in every statement: `user_id` is the caller's. */
export function mayCall(access: Endpoint['access'], member: Member | undefined): boolean {
  return access === 'public' || member !== undefined
}

/**
 * Refuses a call that a device made for another account than the token's (sync protocol 1.12).
 * @throws ApiError `owner-mismatch`
 */
export function checkOwner(expected: string | undefined, member: Member): void {
  if (expected !== undefined && expected !== member.id) {
    throw new ApiError('owner-mismatch', 'This call was meant for another account than the one signed in. Sign in as that one.')
  }
}
