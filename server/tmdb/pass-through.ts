import { createHash } from 'node:crypto'
import { Semaphore } from '../semaphore.ts'
import { AnswerStore, type StoredAnswer } from './answer-store.ts'
import type { Question } from './questions.ts'
import { askService, type Service, type ServiceAnswer } from './upstream.ts'

const freshMs = 300_000
/** How much older than fresh an answer may be told when the service gives none. */
const spareMs = 86_400_000
/** The service allows about forty requests a second from one address. */
const maxConcurrent = 20

/** An answer to tell; `freshForMs` is 0 when it is told for want of a newer one. */
export interface Told {
  answer: StoredAnswer
  freshForMs: number
}

/** The service said no, and how: told as it is, never kept. */
export class Refused extends Error {
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
 * One memory of the movie database's answers for all visitors: fresh for five minutes, told for a day more when the service fails,
 * each question asked once however many wait for it.
 */
export class PassThrough {
  readonly #options: PassThroughOptions
  readonly #store: AnswerStore
  readonly #semaphore = new Semaphore(maxConcurrent)
  readonly #underway = new Map<Question, Promise<StoredAnswer>>()

  constructor(options: PassThroughOptions) {
    this.#options = options
    this.#store = new AnswerStore(options.limitBytes)
  }

  /** A fresh answer that is there already. */
  known(question: Question): Told | undefined {
    const answer = this.#store.get(question)
    const freshForMs = answer ? answer.at + freshMs - this.#options.clock() : 0
    return answer && freshForMs > 0 ? { answer, freshForMs } : undefined
  }

  /** Asks the service. @throws Refused, NoAnswer */
  async ask(question: Question): Promise<Told> {
    try {
      return { answer: await this.#askOnce(question), freshForMs: freshMs }
    } catch (error) {
      const kept = this.#store.get(question)
      if (kept && this.#options.clock() - kept.at < freshMs + spareMs && mayPass(error)) return { answer: kept, freshForMs: 0 }
      throw error
    }
  }

  #askOnce(question: Question): Promise<StoredAnswer> {
    const known = this.#underway.get(question)
    if (known) return known
    const asking = this.#semaphore.run(() => this.#fetch(question)).finally(() => this.#underway.delete(question))
    this.#underway.set(question, asking)
    return asking
  }

  async #fetch(question: Question): Promise<StoredAnswer> {
    const { service, clock, failed } = this.#options
    try {
      const said = await askService(service, question)
      // That there is no such thing is an answer too.
      if (said.status !== 200 && said.status !== 404) throw new Refused(said)
      const { status, body } = said
      const answer = { status, body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`, at: clock() }
      this.#store.put(question, answer)
      return answer
    } catch (error) {
      if (error instanceof Error && mayPass(error)) failed(question, error)
      throw error
    }
  }
}

/** A fault of the service, not of the question; a wrong key is one too. */
const mayPass = (error: unknown): boolean => !(error instanceof Refused && [400, 422].includes(error.answer.status))
