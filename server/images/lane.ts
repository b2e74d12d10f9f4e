/** Lets at most `width` jobs run at once; the others wait their turn. */
export class Lane {
  readonly #width: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(width: number) {
    this.#width = width
  }

  /** Runs the job when there is room and answers with what it answers. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#width) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await job()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}
