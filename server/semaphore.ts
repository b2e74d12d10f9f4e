/** A counting semaphore: at most `permits` jobs run at once, the others wait in order. */
export class Semaphore {
  readonly #permits: number
  readonly #queueLimit: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  /** `queueLimit` is how many may wait before `full` turns true. */
  constructor(permits: number, queueLimit = Infinity) {
    this.#permits = permits
    this.#queueLimit = queueLimit
  }

  /** Whether as many jobs wait as may. `run` does not check it: the caller decides whether to refuse. */
  get full(): boolean {
    return this.fullBut(0)
  }

  /** Whether no more than `kept` places of the queue are left. */
  fullBut(kept: number): boolean {
    return this.#running >= this.#permits && this.#waiting.length >= this.#queueLimit - kept
  }

  /** Runs the job once there is a permit and resolves with its result. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#permits) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await job()
    } finally {
      // The permit is handed to the next in the queue rather than released, so that a newcomer cannot overtake it.
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}
