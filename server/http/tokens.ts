import type { User } from '#contract/schemas.ts'
import { retention } from '#product/retention.ts'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'

export const sessionMs = retention.sessionDays * 24 * 60 * 60_000

/** How many tokens are remembered as genuine: checking a signature again costs a fifth of a whole request. */
const maxRemembered = 2000

/** What a token says: its session, whose that is, how often it had been renewed by then, when the token was made and when the session ends. */
interface Claims {
  jti: string
  userId: string
  serial: number
  /** Epoch ms. */
  issuedAt: number
  /** Epoch ms. */
  expiresAt: number
}

/** Session tokens: JSON web tokens signed with HS256 and nothing else (RFC 7519), each bound to a session row by its `jti` (decisions 4 and 75). */
export class Tokens {
  readonly #secret: Uint8Array
  readonly #clock: () => number
  readonly #genuine = new Map<string, Claims>()

  constructor(secret: Uint8Array, clock: () => number) {
    this.#secret = secret
    this.#clock = clock
  }

  /** Signs a token for a session that was renewed `serial` times and ends at `expiresAt` (epoch ms). */
  async sign(user: User, { jti, serial, expiresAt }: Pick<Claims, 'jti' | 'serial' | 'expiresAt'>): Promise<string> {
    return new SignJWT({ email: user.email, display_name: user.display_name, role: user.role, serial })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(user.id)
      .setJti(jti)
      .setIssuedAt(Math.floor(this.#clock() / 1000))
      .setExpirationTime(Math.floor(expiresAt / 1000))
      .sign(this.#secret)
  }

  /** What a token says; undefined when it is forged, expired or malformed. */
  async read(token: string): Promise<Claims | undefined> {
    const known = this.#genuine.get(token)
    const claims = known ?? (await this.#verify(token))
    if (claims === undefined || claims.expiresAt <= this.#clock()) return undefined
    if (known === undefined) {
      if (this.#genuine.size >= maxRemembered) this.#genuine.clear()
      this.#genuine.set(token, claims)
    }
    return claims
  }

  /** Whom a token was made for, and in which session, even if that is over by now; undefined when it is forged or malformed. */
  async madeFor(token: string): Promise<{ userId: string; email: string; jti: string } | undefined> {
    const payload = await this.#genuineClaims(token, new Date(0))
    return payload && { userId: String(payload.sub), email: String(payload['email']), jti: String(payload.jti) }
  }

  async #verify(token: string): Promise<Claims | undefined> {
    const payload = await this.#genuineClaims(token, new Date(this.#clock()))
    return (
      payload && {
        jti: String(payload.jti),
        userId: String(payload.sub),
        // The first releases did not say it: nothing had been renewed.
        serial: Number(payload['serial'] ?? 0),
        issuedAt: Number(payload.iat) * 1000,
        expiresAt: Number(payload.exp) * 1000,
      }
    )
  }

  async #genuineClaims(token: string, currentDate: Date): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: ['HS256'],
        typ: 'JWT',
        requiredClaims: ['sub', 'jti', 'iat', 'exp'],
        currentDate,
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}
