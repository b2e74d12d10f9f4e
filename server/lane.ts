/** Lets at most `width` jobs run at once; the others wait their turn. */
export class Lane {
  readonly #width: number
  readonly #places: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  /** `places` is how many may wait before the lane calls itself full. */
  constructor(width: number, places = Infinity) {
    this.#width = width
    this.#places = places
  }

  /** Whether the next job would find no place to wait in. */
  get full(): boolean {
    return this.#running >= this.#width && this.#waiting.length >= this.#places
  }

  /** Runs the job when there is room and answers with what it answers. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#width) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await job()
    } finally {
      // The place is handed on rather than freed, so that nobody slips in between.
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}
