import type { Hint, Hints } from './hints.ts'

/** One open event stream of a member. */
export interface Listener {
  userId: string
  /** The session it was opened with. */
  jti: string
  /** Sends the account's number to the device. */
  send: (seq: number) => void
  end: () => void
}

const maxPerMember = 10

/**
 * Broadcasts that an account changed to the member's open streams, in this process and, through `hints`, in the others that share
 * the database. Only a hint: it may get lost, and carries no data.
 */
export class Announcer {
  readonly #listeners = new Set<Listener>()
  readonly #hints: Hints | undefined

  constructor(hints?: Hints) {
    this.#hints = hints
    // After a gap hints may be missing: devices that reconnect get the number of their account.
    hints?.listen({ onHint: (hint) => this.#deliver(hint), onGap: () => this.endAll() })
  }

  /** Adds a stream; a member's oldest one ends when there are too many. Returns the function that removes it. */
  add(listener: Listener): () => void {
    const own = [...this.#listeners].filter(({ userId }) => userId === listener.userId)
    if (own.length >= maxPerMember) own[0]?.end()
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  announce(userId: string, seq: number): void {
    this.#broadcast({ user: userId, seq })
  }

  endSession(jti: string): void {
    this.#broadcast({ session: jti })
  }

  endAll(): void {
    for (const listener of this.#listeners) listener.end()
  }

  #broadcast(hint: Hint): void {
    this.#deliver(hint)
    this.#hints?.send(hint)
  }

  #deliver(hint: Hint): void {
    for (const listener of this.#listeners) {
      if ('session' in hint) {
        if (listener.jti === hint.session) listener.end()
      } else if (listener.userId === hint.user) listener.send(hint.seq)
    }
  }
}
