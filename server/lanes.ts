import { ApiError } from './http/api-error.ts'

/** Who asks: the network that limits count (`networkOf`), and a signal that says when they no longer wait. */
export interface Visitor {
  network: string
  signal: AbortSignal
}

export interface LaneLimits {
  /** Tasks at a time. */
  lanes: number
  /** Of them, those of one network. */
  perNetwork: number
  /** How many may wait. */
  queue: number
}

interface Waiter<T> {
  network: string
  resolve: (value: T) => void
  reject: (reason: unknown) => void
}

interface Task<T> {
  key: string
  work: (abandoned: AbortSignal) => Promise<T>
  isRunning: boolean
  /** Whoever asked for it and still waits. */
  waiters: Set<Waiter<T>>
  abandoned: AbortController
}

interface Share<T> {
  running: number
  waiting: readonly Task<T>[]
}

const retryAfterSeconds = 3

/**
 * Costly work, shared out fairly among networks: a free lane goes to the network with the fewest tasks under way, in turns, so that whoever
 * asks for much waits for themselves. Where too many wait, the last task of the network with most of them is refused. What several ask for
 * at the same time is done once, when the first of them has their turn; what nobody waits for any more is given up.
 */
export class Lanes<T> {
  readonly #limits: LaneLimits
  readonly #tasks = new Map<string, Task<T>>()
  /** What each network has here, in the order of their turns. */
  readonly #shares = new Map<string, Share<T>>()
  #running = 0

  constructor(limits: LaneLimits) {
    this.#limits = limits
  }

  /**
   * Resolves with what `work` makes, or the same work under way: `key` names what is made. `abandoned` is aborted once nobody waits for it.
   * @throws ApiError `busy` where there is no room to wait, and when the visitor no longer waits; whatever the work throws
   */
  run(key: string, { network, signal }: Visitor, work: (abandoned: AbortSignal) => Promise<T>): Promise<T> {
    if (signal.aborted) return Promise.reject(tooMuch())
    const task = this.#tasks.get(key) ?? { key, work, isRunning: false, waiters: new Set(), abandoned: new AbortController() }
    this.#tasks.set(key, task)
    return new Promise((resolve, reject) => {
      const waiter = { network, resolve, reject }
      task.waiters.add(waiter)
      signal.addEventListener('abort', () => this.#leave(task, waiter), { once: true })
      if (task.isRunning) return
      this.#enqueue(task, network)
      this.#startNext()
      this.#keepBounds(network)
    })
  }

  #shareOf(network: string): Share<T> {
    const share = this.#shares.get(network) ?? { running: 0, waiting: [] }
    this.#shares.set(network, share)
    return share
  }

  #enqueue(task: Task<T>, network: string): void {
    const share = this.#shareOf(network)
    if (!share.waiting.includes(task)) share.waiting = [...share.waiting, task]
  }

  #dequeue(task: Task<T>, network: string): void {
    const share = this.#shareOf(network)
    share.waiting = share.waiting.filter((other) => other !== task)
    this.#forgetIdle(network, share)
  }

  #forgetIdle(network: string, { running, waiting }: Share<T>): void {
    if (running === 0 && waiting.length === 0) this.#shares.delete(network)
  }

  #leave(task: Task<T>, waiter: Waiter<T>): void {
    // A signal may also say so after the answer.
    if (!task.waiters.delete(waiter)) return
    waiter.reject(tooMuch())
    if (![...task.waiters].some(({ network }) => network === waiter.network)) this.#dequeue(task, waiter.network)
    if (task.waiters.size > 0) return
    this.#forget(task)
    task.abandoned.abort()
  }

  #forget(task: Task<T>): void {
    if (this.#tasks.get(task.key) === task) this.#tasks.delete(task.key)
  }

  #startNext(): void {
    while (this.#running < this.#limits.lanes) {
      const network = this.#nextNetwork()
      if (network === undefined) return
      void this.#start(network)
    }
  }

  /** Of the networks that wait and may have one more lane, the first with the fewest. */
  #nextNetwork(): string | undefined {
    const able = [...this.#shares].filter(([, { running, waiting }]) => waiting.length > 0 && running < this.#limits.perNetwork)
    const fewest = Math.min(...able.map(([, { running }]) => running))
    return able.find(([, { running }]) => running === fewest)?.[0]
  }

  async #start(network: string): Promise<void> {
    const share = this.#shareOf(network)
    const [task] = share.waiting
    if (task === undefined) return
    task.isRunning = true
    this.#running += 1
    share.running += 1
    this.#endTurn(network, share)
    for (const waiter of task.waiters) this.#dequeue(task, waiter.network)
    try {
      const made = await task.work(task.abandoned.signal)
      for (const waiter of task.waiters) waiter.resolve(made)
    } catch (error) {
      for (const waiter of task.waiters) waiter.reject(error)
    }
    task.waiters.clear()
    this.#forget(task)
    this.#running -= 1
    share.running -= 1
    this.#endTurn(network, share)
    this.#forgetIdle(network, share)
    this.#startNext()
  }

  /** The others come first now, those too that came while it had its turn. */
  #endTurn(network: string, share: Share<T>): void {
    this.#shares.delete(network)
    this.#shares.set(network, share)
  }

  /** Refuses one task of the network that has most waiting: of the one that asked last where no other has more. */
  #keepBounds(asking: string): void {
    const shares = [...this.#shares]
    if (shares.reduce((sum, [, { waiting }]) => sum + waiting.length, 0) <= this.#limits.queue) return
    const [network, { waiting }] = shares.reduce((most, one) => (one[1].waiting.length > most[1].waiting.length ? one : most), [
      asking,
      this.#shareOf(asking),
    ] as const)
    const last = waiting.at(-1)
    for (const waiter of last?.waiters ?? []) if (last && waiter.network === network) this.#leave(last, waiter)
  }
}

const tooMuch = (): ApiError =>
  new ApiError('busy', `Too much is asked for right now. Try again in ${retryAfterSeconds} seconds.`, { retry_after: retryAfterSeconds })
