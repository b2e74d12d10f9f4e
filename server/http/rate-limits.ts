import { ApiError } from './api-error.ts'
import { Counter } from './counter.ts'
import { guesses, type LimitName, limits, rowsPerCall } from './limits.ts'

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
      removal: new Counter(limits.removal.windowMs, clock),
      member: new Counter(limits.member.windowMs, clock),
      anonymous: new Counter(limits.anonymous.windowMs, clock),
      catalogue: new Counter(limits.catalogue.windowMs, clock),
      picture: new Counter(limits.picture.windowMs, clock),
      any: new Counter(limits.any.windowMs, clock),
    }
    this.#guesses = new Counter(guesses.windowMs, clock)
  }

  /** Counts one call, or what costs as much as several. @throws ApiError `rate-limited` */
  count(limit: LimitName, who: string, calls = 1): void {
    const refusal = this.refusal(limit, who, calls)
    if (refusal) throw refusal
  }

  /** Counts the rows that a member's call is to write. @throws ApiError `rate-limited` */
  countWritten(member: string, rows: number): void {
    this.count('member', member, Math.floor(rows / rowsPerCall.written))
  }

  /** Counts the rows that a member's call has read; the calls after it may be refused. */
  countRead(member: string, rows: number): void {
    this.#counters.member.add(member, rows / rowsPerCall.read)
  }

  /** Counts a call, and says with what it is to be refused where it is one too many. */
  refusal(limit: LimitName, who: string, calls = 1): ApiError | undefined {
    const { count, endsInMs } = this.#counters[limit].add(who, calls)
    return count > limits[limit].max * this.#factor ? tooMany(endsInMs) : undefined
  }

  /** Counts a call that nobody waits for the answer of. */
  note(limit: LimitName, who: string): void {
    this.#counters[limit].add(who)
  }

  /**
   * Tries a password of an account for `who`: a device that was signed in to it before, or the network of one that was not. A guess counts
   * before it is looked at, so that those made at once are counted as well; a right one forgets the wrong ones, and one that could not be
   * looked at never was.
   * @throws ApiError `rate-limited` with how long to wait
   */
  async guess(account: string, who: string, isRight: () => Promise<boolean>): Promise<boolean> {
    const key = `${account} ${who}`
    this.#checkDelay(key)
    this.#guesses.add(key)
    try {
      const right = await isRight()
      if (right) this.#guesses.forget(key)
      return right
    } catch (error) {
      this.#guesses.takeBack(key)
      throw error
    }
  }

  #checkDelay(key: string): void {
    const { count, agoMs } = this.#guesses.peek(key)
    const beyond = count - guesses.free * this.#factor
    if (beyond < 0) return
    const delayMs = Math.min(guesses.firstDelayMs * 2 ** beyond, guesses.maxDelayMs)
    if (agoMs < delayMs) throw tooMany(delayMs - agoMs)
  }
}

function tooMany(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new ApiError('rate-limited', `Too many tries. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`, {
    retry_after: seconds,
  })
}
