import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from './http/api-error.ts'
import { Counter } from './http/counter.ts'

/** What is worth a line whatever is logged otherwise (OWASP ASVS 5.0, 16.3). */
export type SecurityEvent = 'signed-up' | 'signed-in' | 'password-refused' | 'signed-out' | 'session-stolen' | 'account-removed'

/** Refusals that tell of somebody who tries. Each network has a line a minute for each of them: a flood must not fill the disk. */
const telling: ReadonlySet<ErrorCode> = new Set(['rate-limited', 'unauthenticated', 'forbidden', 'owner-mismatch'])
const lineEveryMs = 60_000

/**
 * Notes who signs in and out, what is refused, which sessions end and which accounts are removed. An account is named by a pseudonym that is
 * the same in every line; the address is noted only of whoever is refused or uses a stolen token. Never in it: e-mail addresses, tokens, what
 * was searched for.
 */
export class SecurityLog {
  readonly #log: FastifyBaseLogger
  readonly #secret: Uint8Array
  readonly #refusals: Counter

  constructor(log: FastifyBaseLogger, secret: Uint8Array, clock: () => number) {
    // A logger of its own level: LOG_LEVEL does not reach it.
    this.#log = log.child({}, { level: 'info' })
    this.#secret = secret
    this.#refusals = new Counter(lineEveryMs, clock)
  }

  /** `userId` is the account's, or left out where there is none; `ip` the address of somebody who is refused. */
  note(event: SecurityEvent, { userId, ip }: { userId?: string | undefined; ip?: string }): void {
    this.#log.info(
      { event, ...(userId !== undefined && { account: this.#pseudonymOf(userId) }), ...(ip !== undefined && { ip }) },
      'security',
    )
  }

  /** Notes a refusal of any call, by the address as the call's route has it. */
  noteRefusal(request: FastifyRequest, error: Error): void {
    if (!(error instanceof ApiError) || !telling.has(error.code)) return
    const { url = '' } = request.routeOptions
    if (this.#refusals.add(`${error.code} ${url} ${request.network}`).count > 1) return
    this.#log.info({ event: 'refused', code: error.code, method: request.method, route: url, ip: request.ip }, 'security')
  }

  #pseudonymOf(userId: string): string {
    return createHmac('sha256', this.#secret).update(`security log ${userId}`).digest('hex').slice(0, 16)
  }
}
