import type { User } from '#contract/schemas.ts'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'

export const sessionMs = 30 * 24 * 60 * 60_000

/** How many tokens are remembered as genuine: checking a signature again costs a fifth of a whole request. */
const maxRemembered = 2000

interface Session {
  jti: string
  userId: string
  /** Epoch ms. */
  expiresAt: number
}

/** Session tokens: JSON web tokens signed with HS256 and nothing else (RFC 7519), each bound to a session row by its `jti`. */
export class Tokens {
  readonly #secret: Uint8Array
  readonly #clock: () => number
  readonly #genuine = new Map<string, Session>()

  constructor(secret: Uint8Array, clock: () => number) {
    this.#secret = secret
    this.#clock = clock
  }

  /** Signs a token for a session that ends at `expiresAt` (epoch ms). */
  async sign(user: User, jti: string, expiresAt: number): Promise<string> {
    return new SignJWT({ email: user.email, display_name: user.display_name, role: user.role })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(user.id)
      .setJti(jti)
      .setIssuedAt(Math.floor(this.#clock() / 1000))
      .setExpirationTime(Math.floor(expiresAt / 1000))
      .sign(this.#secret)
  }

  /** The session a token names; undefined when it is forged, expired or malformed. */
  async read(token: string): Promise<{ jti: string; userId: string } | undefined> {
    const known = this.#genuine.get(token)
    const session = known ?? (await this.#verify(token))
    if (session === undefined || session.expiresAt <= this.#clock()) return undefined
    if (known === undefined) {
      if (this.#genuine.size >= maxRemembered) this.#genuine.clear()
      this.#genuine.set(token, session)
    }
    return session
  }

  /** Whom a token was made for, even if it is over by now; undefined when it is forged or malformed. */
  async madeFor(token: string): Promise<{ userId: string; email: string } | undefined> {
    const payload = await this.#genuineClaims(token, new Date(0))
    return payload && { userId: String(payload.sub), email: String(payload['email']) }
  }

  async #verify(token: string): Promise<Session | undefined> {
    const payload = await this.#genuineClaims(token, new Date(this.#clock()))
    return payload && { jti: String(payload.jti), userId: String(payload.sub), expiresAt: Number(payload.exp) * 1000 }
  }

  async #genuineClaims(token: string, currentDate: Date): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: ['HS256'],
        typ: 'JWT',
        requiredClaims: ['sub', 'jti', 'exp'],
        currentDate,
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}
