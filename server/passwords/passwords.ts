import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '../http/api-error.ts'
import { hashing } from '../http/limits.ts'
import { Semaphore } from '../semaphore.ts'

/** argon2id with 19 MiB, two passes and one lane (OWASP ASVS 5.0, 11.4.2). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes and checks passwords, a few at a time: each costs 19 MiB and tens of milliseconds of a core. */
export class Passwords {
  readonly #semaphore = new Semaphore(hashing.concurrency, hashing.queue)
  #dummy: Promise<string> | undefined

  /** @throws ApiError `busy` when too many wait already */
  async hash(password: string): Promise<string> {
    this.checkRoom()
    return this.#semaphore.run(() => hash(password, parameters))
  }

  /**
   * Whether the password fits. Without a hash (no such account) it takes as long and says no, so that the time tells nothing. `isKnown` says
   * that it comes from a device that was signed in before, for which there is room kept.
   * @throws ApiError `busy`
   */
  async fits(passwordHash: string | undefined, password: string, { isKnown = false } = {}): Promise<boolean> {
    this.checkRoom({ isKnown })
    return this.#semaphore.run(async () => {
      if (passwordHash !== undefined) return verify(passwordHash, password)
      this.#dummy ??= hash('nobody has this password', parameters)
      await verify(await this.#dummy, password)
      return false
    })
  }

  /**
   * Whether one more may wait, before anything is looked up for them.
   * @throws ApiError `busy`
   */
  checkRoom({ isKnown = false } = {}): void {
    if (!this.#semaphore.fullBut(isKnown ? 0 : hashing.kept)) return
    throw new ApiError('busy', 'Too many people are signing in right now. Try again in a few seconds.', { retry_after: 3 })
  }
}

let common: Set<string> | undefined

/** Whether a password is among the ones tried first by everybody who guesses (decision T14); case does not matter. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(new URL(import.meta.resolve('#server/passwords/common-passwords.txt')), 'utf8').split('\n'))
  return common.has(password.toLowerCase())
}
