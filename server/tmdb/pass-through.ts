import { createHash } from 'node:crypto'
import { lanes } from '../http/limits.ts'
import { Lanes, type Visitor } from '../lanes.ts'
import { AnswerStore, type StoredAnswer } from './answer-store.ts'
import type { Question } from './questions.ts'
import { askService, NoAnswer, type Service } from './upstream.ts'

const freshMs = 300_000
/** How long an answer may still be served after it went stale, while the service fails. */
const staleMs = 86_400_000
/** After it has let one question hang, for so long nobody waits for it who can be told something older. */
const restMs = 30_000
/** What was there is gone only when the service still says so after so long: at times it misses what it has. */
const gonePatienceMs = freshMs
/** Nobody waits longer, from when they asked on: the app waits a second more. */
const patienceMs = 7000

/** An answer to send; `freshForMs` is 0 when it is stale and the service has no newer one. */
export interface PassedAnswer {
  answer: StoredAnswer
  freshForMs: number
}

/** The service refuses the question, or fails. Its own words stay here: they may quote its address, and with it the key. */
export class UpstreamError extends Error {
  readonly status: number
  /** As it stands in `Retry-After`. */
  readonly retryAfter: string | undefined

  constructor(status: number, retryAfter: string | undefined) {
    super(`it answered ${status}`)
    this.status = status
    this.retryAfter = retryAfter
  }
}

export interface PassThroughOptions {
  service: Service
  /** Epoch ms. */
  clock: () => number
  limitBytes: number
  /** Adds what is known of the colors of pictures to the text of an answer. */
  addColors: (answer: string) => string
  /** Called when the service does not answer as it should. */
  failed: (question: Question, reason: Error) => void
}

/**
 * A cache of the movie database's answers, shared by all visitors: fresh for five minutes, served stale for a day more when the service
 * fails, and at once while it lets questions hang; concurrent requests for the same thing reach the service once. Visitors share out among
 * themselves how much it is asked at a time.
 */
export class PassThrough {
  readonly #options: PassThroughOptions
  readonly #store: AnswerStore
  readonly #lanes = new Lanes<PassedAnswer>(lanes.questions)
  #restsUntil = 0

  constructor(options: PassThroughOptions) {
    this.#options = options
    this.#store = new AnswerStore(options.limitBytes)
  }

  /** The cached answer, while it is fresh. */
  known(question: Question): PassedAnswer | undefined {
    const answer = this.#store.get(question)
    const freshForMs = answer ? answer.at + freshMs - this.#options.clock() : 0
    return answer && freshForMs > 0 ? { answer, freshForMs } : undefined
  }

  /** Asks the service. @throws UpstreamError, NoAnswer; ApiError `busy` where too many wait, and when the visitor no longer waits */
  async ask(question: Question, { network, signal }: Visitor): Promise<PassedAnswer> {
    const old = this.#old(question)
    if (old && this.#options.clock() < this.#restsUntil) return old
    const patience = AbortSignal.timeout(patienceMs)
    const visitor = { network, signal: AbortSignal.any([signal, patience]) }
    try {
      return await this.#lanes.run(question, visitor, (abandoned) => this.#fetch(question, abandoned))
    } catch (error) {
      if (old && isUpstreamFault(error)) return old
      throw patience.aborted ? new NoAnswer('it did not answer in time', true) : error
    }
  }

  /** What may be told while the service has nothing newer. */
  #old(question: Question): PassedAnswer | undefined {
    const answer = this.#store.get(question)
    return answer && this.#options.clock() - answer.at < freshMs + staleMs ? { answer, freshForMs: 0 } : undefined
  }

  async #fetch(question: Question, abandoned: AbortSignal): Promise<PassedAnswer> {
    const { service, clock, addColors, failed } = this.#options
    try {
      const { status, body, retryAfter } = await askService(service, question, abandoned)
      this.#restsUntil = 0
      // 404 is an answer too, and is cached like one.
      if (status !== 200 && status !== 404) throw new UpstreamError(status, retryAfter)
      const now = clock()
      const old = status === 404 ? this.#old(question) : undefined
      const missingSince = old?.answer.missingSince ?? now
      if (old?.answer.status === 200 && now - missingSince < gonePatienceMs) {
        this.#store.put(question, { ...old.answer, missingSince })
        return old
      }
      const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
      const answer = { status, body: Buffer.from(addColors(body.toString())), etag, at: now }
      this.#store.put(question, answer)
      return { answer, freshForMs: freshMs }
    } catch (error) {
      if (abandoned.aborted) throw error
      if (error instanceof NoAnswer && error.isTimeout) this.#restsUntil = clock() + restMs
      if (error instanceof Error && isUpstreamFault(error)) failed(question, error)
      throw error
    }
  }
}

/** A fault of the service, not of the question; a wrong key is one too. */
const isUpstreamFault = (error: unknown): boolean => !(error instanceof UpstreamError && [400, 422].includes(error.status))
