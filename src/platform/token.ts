import type { User } from '#contract/schemas.ts'

/**
 * Whom a stored token speaks for; null when it is malformed or expired (specification, section 4: only the expiry is checked
 * here, the server checks the rest). `now` is epoch ms.
 */
export function readToken(token: string, now: number): User | null {
  const claims = claimsOf(token)
  const { sub, email, display_name, role, exp } = claims
  if (typeof sub !== 'string' || sub === '' || typeof exp !== 'number' || exp * 1000 <= now) return null
  return {
    id: sub,
    email: typeof email === 'string' ? email : '',
    display_name: typeof display_name === 'string' ? display_name : '',
    role: role === 'admin' ? 'admin' : 'user',
  }
}

/** The id of the session that a stored token belongs to: it ends the session and opens nothing. Null when the token is malformed. */
export function sessionOf(token: string): string | null {
  const { jti } = claimsOf(token)
  return typeof jti === 'string' && jti !== '' ? jti : null
}

function claimsOf(token: string): Record<string, unknown> {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}
