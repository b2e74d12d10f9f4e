interface Window {
  count: number
  endsAt: number
  lastAt: number
}

/** Counts events per key in fixed windows, in memory; the oldest keys are forgotten when too many are known. */
export class Counter {
  readonly #windowMs: number
  readonly #clock: () => number
  readonly #windows = new Map<string, Window>()
  readonly #maxKeys = 50_000

  constructor(windowMs: number, clock: () => number) {
    this.#windowMs = windowMs
    this.#clock = clock
  }

  /** Counts one event, or several at once, and tells how the key stands. `endsInMs` is what is left of its window. */
  add(key: string, events = 1): { count: number; endsInMs: number } {
    const now = this.#clock()
    const { count, endsAt } = this.#current(key) ?? { count: 0, endsAt: now + this.#windowMs }
    this.#windows.delete(key)
    this.#windows.set(key, { count: count + events, endsAt, lastAt: now })
    const oldest = this.#windows.keys().next()
    if (this.#windows.size > this.#maxKeys && !oldest.done) this.#windows.delete(oldest.value)
    return { count: count + events, endsInMs: endsAt - now }
  }

  /** How often the key was counted in its window, and how long ago last (ms). */
  peek(key: string): { count: number; agoMs: number } {
    const found = this.#current(key)
    return found ? { count: found.count, agoMs: this.#clock() - found.lastAt } : { count: 0, agoMs: Infinity }
  }

  /** Takes one event of the key's window back. */
  takeBack(key: string): void {
    const found = this.#current(key)
    if (found) this.#windows.set(key, { ...found, count: found.count - 1 })
  }

  forget(key: string): void {
    this.#windows.delete(key)
  }

  #current(key: string): Window | undefined {
    const found = this.#windows.get(key)
    return found && found.endsAt > this.#clock() ? found : undefined
  }
}
