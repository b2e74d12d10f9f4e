import { ApiError } from '../http/api-error.ts'
import { streamLimits } from '../http/limits.ts'
import { Tally } from '../tally.ts'
import type { Hint, Hints } from './hints.ts'

/** One open event stream of a member. */
export interface Listener {
  userId: string
  /** The session it was opened with. */
  jti: string
  /** The network it was opened from. */
  network: string
  /** The browser it was opened by; undefined when that does not say. */
  clientId: string | undefined
  /** Sends the account's number to the device. */
  send: (seq: number) => void
  /** Ends it; with `retryAfterSeconds` the device is told not to come back before. */
  end: (retryAfterSeconds?: number) => void
}

/**
 * Broadcasts that an account changed to the member's open streams, in this process and, through `hints`, in the others that share
 * the database. Only a hint: it may get lost, and carries no data.
 */
export class Announcer {
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #hints: Hints | undefined
  readonly #networks = new Tally()

  constructor(hints?: Hints) {
    this.#hints = hints
    // After a gap hints may be missing: devices that reconnect get the number of their account.
    hints?.listen({ onHint: (hint) => this.#deliver(hint), onGap: () => this.endAll() })
  }

  /**
   * Adds a stream, in the place of one that the same browser has open already; answers with the function that removes it. What is there
   * never makes way for somebody else's, or devices would push each other out for ever: the newcomer is refused, and asks for changes instead.
   * @throws ApiError `busy` where there are too many
   */
  add(listener: Listener): () => void {
    const { userId, clientId, network } = listener
    if (clientId !== undefined)
      this.#of(userId)
        .find((own) => own.clientId === clientId)
        ?.end(streamLimits.retryAfterSeconds)
    const { perMember, perAddress, perProcess } = streamLimits
    if (this.#of(userId).length >= perMember || this.#networks.of(network) >= perAddress || this.#networks.total >= perProcess) {
      throw new ApiError('busy', 'Too many devices listen here already. Ask for changes now and then, and try again later.', {
        retry_after: streamLimits.retryAfterSeconds,
      })
    }
    const listeners = this.#listeners.get(userId) ?? new Set()
    this.#listeners.set(userId, listeners.add(listener))
    this.#networks.add(network, 1)
    return () => {
      if (!listeners.delete(listener)) return
      this.#networks.add(network, -1)
      if (listeners.size === 0) this.#listeners.delete(userId)
    }
  }

  announce(userId: string, seq: number): void {
    this.#broadcast({ user: userId, seq })
  }

  endSession(jti: string): void {
    this.#broadcast({ session: jti })
  }

  endAll(): void {
    for (const listener of this.#all()) listener.end()
  }

  #of(userId: string): Listener[] {
    return [...(this.#listeners.get(userId) ?? [])]
  }

  #all(): Listener[] {
    return [...this.#listeners.values()].flatMap((listeners) => [...listeners])
  }

  #broadcast(hint: Hint): void {
    this.#deliver(hint)
    this.#hints?.send(hint)
  }

  #deliver(hint: Hint): void {
    if ('user' in hint) for (const { send } of this.#of(hint.user)) send(hint.seq)
    else for (const { jti, end } of this.#all()) if (jti === hint.session) end()
  }
}
