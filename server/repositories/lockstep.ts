/** Runs the same query for several jobs at once; the answers are in the order of the queries. */
export type AskAll<Q, A> = (questions: readonly Q[]) => Promise<readonly A[]>

interface Waiting {
  question: unknown
  answer: (value: unknown) => void
  fail: (error: unknown) => void
}

/**
 * Batches the queries of several jobs that run side by side: when all of them wait, the same kind of query is run once for all that wait
 * for it. What a job asks at once is answered at once.
 */
export class Lockstep {
  #running: number
  #waiting = new Map<AskAll<never, unknown>, Waiting[]>()
  #waitingJobs = new Set<string>()

  constructor(jobs: number) {
    this.#running = jobs
  }

  /** Queues a query of the job with this name; `askAll` is the same function for all queries that may be run together. */
  ask<Q, A>(job: string, askAll: AskAll<Q, A>, question: Q): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      const list = this.#waiting.get(askAll) ?? []
      list.push({ question, answer: (value) => resolve(value as A), fail: reject })
      this.#waiting.set(askAll, list)
      this.#waitingJobs.add(job)
      this.#goOn()
    })
  }

  /** A job has ended. */
  leave(): void {
    this.#running -= 1
    this.#goOn()
  }

  #goOn(): void {
    // The last job to wait may be about to ask more in the same turn.
    if (this.#waiting.size > 0 && this.#waitingJobs.size === this.#running) queueMicrotask(() => void this.#answerAll())
  }

  async #answerAll(): Promise<void> {
    const kinds = [...this.#waiting]
    if (kinds.length === 0) return
    this.#waiting = new Map()
    // Sent at once, on one connection that carries them out in this order.
    const settled = await Promise.all(kinds.map(([askAll, list]) => answerTogether(askAll, list)))
    this.#waitingJobs = new Set()
    for (const settle of settled) settle()
  }
}

/** Runs one kind of query for all that wait for it; the function hands out the answers. */
async function answerTogether(askAll: AskAll<never, unknown>, list: readonly Waiting[]): Promise<() => void> {
  try {
    const answers = await askAll(list.map(({ question }) => question as never))
    return () => list.forEach(({ answer }, index) => answer(answers[index]))
  } catch (error) {
    return () => list.forEach(({ fail }) => fail(error))
  }
}
