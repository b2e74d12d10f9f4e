/** Runs the same query for several jobs at once; the answers are in the order of the queries. */
export type AskAll<Q, A> = (questions: readonly Q[]) => Promise<readonly A[]>

interface Waiting {
  question: unknown
  answer: (value: unknown) => void
  fail: (error: unknown) => void
}

/**
 * Batches the queries of several jobs that run side by side, each with one query after the other: when all of them wait, the same
 * kind of query is run once for all that wait for it.
 */
export class Lockstep {
  #running: number
  #waiting = new Map<AskAll<never, unknown>, Waiting[]>()
  #waitingCount = 0

  constructor(jobs: number) {
    this.#running = jobs
  }

  /** Queues a query; `askAll` is the same function for all queries that may be run together. */
  ask<Q, A>(askAll: AskAll<Q, A>, question: Q): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      const list = this.#waiting.get(askAll) ?? []
      list.push({ question, answer: (value) => resolve(value as A), fail: reject })
      this.#waiting.set(askAll, list)
      this.#waitingCount += 1
      this.#goOn()
    })
  }

  /** A job has ended. */
  leave(): void {
    this.#running -= 1
    this.#goOn()
  }

  #goOn(): void {
    if (this.#waitingCount > 0 && this.#waitingCount === this.#running) void this.#answerAll()
  }

  async #answerAll(): Promise<void> {
    const kinds = [...this.#waiting]
    this.#waiting = new Map()
    const settled: (() => void)[] = []
    // One statement after the other: they share a connection.
    for (const [askAll, list] of kinds) {
      try {
        const answers = await askAll(list.map(({ question }) => question as never))
        for (const [index, { answer }] of list.entries()) settled.push(() => answer(answers[index]))
      } catch (error) {
        for (const { fail } of list) settled.push(() => fail(error))
      }
    }
    this.#waitingCount = 0
    for (const settle of settled) settle()
  }
}
