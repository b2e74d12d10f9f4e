import { ApiError } from './api-error.ts'
import { Counter } from './counter.ts'
import { guesses, type LimitName, limits } from './limits.ts'

/**
 * Decides who calls too often. Each server process counts for itself: with several behind one address the bounds are as many
 * times as wide, and so is what the processes can bear; counting together would cost every call a question to the database.
 * `factor` multiplies every maximum: 1 in service, more in a bench.
 */
export class RateLimits {
  readonly #counters: Record<LimitName, Counter>
  readonly #guesses: Counter
  readonly #factor: number

  constructor(clock: () => number, factor: number) {
    this.#factor = factor
    this.#counters = {
      login: new Counter(limits.login.windowMs, clock),
      register: new Counter(limits.register.windowMs, clock),
      member: new Counter(limits.member.windowMs, clock),
      anonymous: new Counter(limits.anonymous.windowMs, clock),
    }
    this.#guesses = new Counter(guesses.windowMs, clock)
  }

  /** Counts one call. @throws ApiError `rate-limited` */
  count(limit: LimitName, who: string): void {
    const { count, endsInMs } = this.#counters[limit].add(who)
    if (count > limits[limit].max * this.#factor) throw tooMany(endsInMs)
  }

  /** Lets a password be tried for an account, or says how long to wait. @throws ApiError `rate-limited` */
  checkGuess(account: string): void {
    const { count, agoMs } = this.#guesses.peek(account)
    const beyond = count - guesses.free * this.#factor
    if (beyond < 0) return
    const delayMs = Math.min(guesses.firstDelayMs * 2 ** beyond, guesses.maxDelayMs)
    if (agoMs < delayMs) throw tooMany(delayMs - agoMs)
  }

  wrongGuess(account: string): void {
    this.#guesses.add(account)
  }

  rightGuess(account: string): void {
    this.#guesses.forget(account)
  }
}

function tooMany(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new ApiError('rate-limited', `Too many tries. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`, {
    retry_after: seconds,
  })
}
