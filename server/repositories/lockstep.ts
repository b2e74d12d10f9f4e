/** Carries out one question of several askers at once; the answers are in the order of the questions. */
export type AskAll<Q, A> = (questions: readonly Q[]) => Promise<readonly A[]>

interface Waiting {
  question: unknown
  answer: (value: unknown) => void
  fail: (error: unknown) => void
}

/**
 * Lets several askers go on side by side, each of whom asks one question after the other: when all of them wait, those who
 * asked the same kind of question are answered together.
 */
export class Lockstep {
  #going: number
  #waiting = new Map<AskAll<never, unknown>, Waiting[]>()
  #waitingCount = 0

  constructor(askers: number) {
    this.#going = askers
  }

  /** Asks; `askAll` is the same function for all questions that may be answered together. */
  ask<Q, A>(askAll: AskAll<Q, A>, question: Q): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      const list = this.#waiting.get(askAll) ?? []
      list.push({ question, answer: (value) => resolve(value as A), fail: reject })
      this.#waiting.set(askAll, list)
      this.#waitingCount += 1
      this.#goOn()
    })
  }

  /** One of the askers has no more questions. */
  leave(): void {
    this.#going -= 1
    this.#goOn()
  }

  #goOn(): void {
    if (this.#waitingCount > 0 && this.#waitingCount === this.#going) void this.#answerAll()
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
