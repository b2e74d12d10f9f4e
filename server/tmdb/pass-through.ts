import { createHash } from 'node:crypto'
import { Semaphore } from '../semaphore.ts'
import { AnswerStore, type StoredAnswer } from './answer-store.ts'
import type { Question } from './questions.ts'
import { askService, type Service, type ServiceAnswer } from './upstream.ts'

const freshMs = 300_000
/** How long an answer may still be served after it went stale, while the service fails. */
const staleMs = 86_400_000
/** The service allows about forty requests a second from one address. */
const maxConcurrent = 20

/** An answer to send; `freshForMs` is 0 when it is stale and the service has no newer one. */
export interface PassedAnswer {
  answer: StoredAnswer
  freshForMs: number
}

/** An error answer of the service: passed on as it is, never cached. */
export class UpstreamError extends Error {
  readonly answer: ServiceAnswer

  constructor(answer: ServiceAnswer) {
    super(`it answered ${answer.status}`)
    this.answer = answer
  }
}

export interface PassThroughOptions {
  service: Service
  /** Epoch ms. */
  clock: () => number
  limitBytes: number
  /** Called when the service does not answer as it should. */
  failed: (question: Question, reason: Error) => void
}

/**
 * A cache of the movie database's answers, shared by all visitors: fresh for five minutes, served stale for a day more when the service
 * fails; concurrent requests for the same thing reach the service once.
 */
export class PassThrough {
  readonly #options: PassThroughOptions
  readonly #store: AnswerStore
  readonly #semaphore = new Semaphore(maxConcurrent)
  readonly #inFlight = new Map<Question, Promise<StoredAnswer>>()

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

  /** Asks the service. @throws UpstreamError, NoAnswer */
  async ask(question: Question): Promise<PassedAnswer> {
    try {
      return { answer: await this.#fetchOnce(question), freshForMs: freshMs }
    } catch (error) {
      const kept = this.#store.get(question)
      if (kept && this.#options.clock() - kept.at < freshMs + staleMs && isUpstreamFault(error)) return { answer: kept, freshForMs: 0 }
      throw error
    }
  }

  #fetchOnce(question: Question): Promise<StoredAnswer> {
    const known = this.#inFlight.get(question)
    if (known) return known
    const asking = this.#semaphore.run(() => this.#fetch(question)).finally(() => this.#inFlight.delete(question))
    this.#inFlight.set(question, asking)
    return asking
  }

  async #fetch(question: Question): Promise<StoredAnswer> {
    const { service, clock, failed } = this.#options
    try {
      const said = await askService(service, question)
      // 404 is an answer too, and is cached like one.
      if (said.status !== 200 && said.status !== 404) throw new UpstreamError(said)
      const { status, body } = said
      const answer = { status, body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`, at: clock() }
      this.#store.put(question, answer)
      return answer
    } catch (error) {
      if (error instanceof Error && isUpstreamFault(error)) failed(question, error)
      throw error
    }
  }
}

/** A fault of the service, not of the question; a wrong key is one too. */
const isUpstreamFault = (error: unknown): boolean => !(error instanceof UpstreamError && [400, 422].includes(error.answer.status))
