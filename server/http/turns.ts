import { setImmediate } from 'node:timers'

/**
 * Requests that arrive in one instant go on a few in each loop of the event loop, one of each network in turn: whoever sends hundreds at once
 * waits for themselves, and who comes in between waits for a few of them.
 */
export class Turns {
  readonly #perLoop: number
  /** What goes on when it is its turn, by the network that asked, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #begun = 0
  #isScheduled = false

  /** @param perLoop how many go on in one loop */
  constructor(perLoop: number) {
    this.#perLoop = perLoop
  }

  /** Resolves when a request of `network` may go on; undefined where it need not wait. */
  wait(network: string): Promise<void> | undefined {
    this.#schedule()
    if (this.#waiting.size === 0 && this.#begun < this.#perLoop) {
      this.#begun += 1
      return undefined
    }
    return new Promise((resolve) => {
      const own = this.#waiting.get(network)
      if (own) own.push(resolve)
      else this.#waiting.set(network, [resolve])
    })
  }

  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => this.#nextLoop())
  }

  #nextLoop(): void {
    this.#isScheduled = false
    for (this.#begun = 0; this.#begun < this.#perLoop && this.#waiting.size > 0; this.#begun += 1) this.#goOn()
    if (this.#waiting.size > 0) this.#schedule()
  }

  #goOn(): void {
    const [next] = this.#waiting
    if (next === undefined) return
    const [network, own] = next
    const resolve = own.shift()
    // Whoever has more comes after everybody else who waits.
    this.#waiting.delete(network)
    if (own.length > 0) this.#waiting.set(network, own)
    resolve?.()
  }
}
