/** What a person is looking at goes before what is fetched ahead. */
export type Priority = 'view' | 'ahead'

/** A request that waits for its turn; it may become more urgent meanwhile. */
export interface Ticket {
  priority: Priority
}

interface Waiting {
  ticket: Ticket
  start: () => void
}

/**
 * So many requests in a window of time and no more (specification, section 9). What is too much is delayed, never refused, and
 * what a person looks at goes first (decision P10).
 */
export class RateBucket {
  readonly #size: number
  readonly #windowMs: number
  #starts: number[] = []
  #waiting: Waiting[] = []
  #pausedUntil = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(size: number, windowMs: number) {
    this.#size = size
    this.#windowMs = windowMs
  }

  /** Whether a request would have to wait. */
  get isFull(): boolean {
    return this.#waitMs() > 0
  }

  /** Resolves when the request may start, or with false when it was given up before. */
  take(ticket: Ticket, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false)
    return new Promise((resolve) => {
      const waiting = { ticket, start: () => resolve(true) }
      this.#waiting.push(waiting)
      const giveUp = () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting)
        resolve(false)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      this.#serve()
    })
  }

  /** The request that started last did not reach the service after all. */
  returnTurn(): void {
    this.#starts.pop()
    this.#serve()
  }

  /** The service asked for a rest. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, performance.now() + ms)
  }

  #waitMs(): number {
    const now = performance.now()
    this.#starts = this.#starts.filter((start) => now - start < this.#windowMs)
    const [oldest = now] = this.#starts
    const untilFree = this.#starts.length < this.#size ? 0 : oldest + this.#windowMs - now
    return Math.max(untilFree, this.#pausedUntil - now)
  }

  #serve(): void {
    clearTimeout(this.#timer)
    while (this.#waiting.length > 0) {
      const waitMs = this.#waitMs()
      if (waitMs > 0) {
        this.#timer = setTimeout(() => this.#serve(), waitMs)
        return
      }
      const next = this.#waiting.find(({ ticket }) => ticket.priority === 'view') ?? this.#waiting[0]
      this.#waiting = this.#waiting.filter((waiting) => waiting !== next)
      this.#starts.push(performance.now())
      next?.start()
    }
  }
}
