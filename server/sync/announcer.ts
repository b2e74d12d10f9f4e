import type { Hint, Hints } from './hints.ts'

/** One open event stream of a member. */
export interface Listener {
  userId: string
  /** The session it was opened with. */
  jti: string
  /** Tells the device the account's number. */
  tell: (seq: number) => void
  end: () => void
}

const maxPerMember = 10

/**
 * Tells the open streams of a member that their account changed, in this process and, through `hints`, in the others that
 * share the database. A hint only: it may get lost, and carries no data.
 */
export class Announcer {
  readonly #listeners = new Set<Listener>()
  readonly #hints: Hints | undefined

  constructor(hints?: Hints) {
    this.#hints = hints
    // After a gap the devices are made to come back, and are told where their account stands.
    hints?.listen({ onHint: (hint) => this.#pass(hint), onGap: () => this.endAll() })
  }

  /** Adds a stream; a member's oldest one ends when there are too many. Returns the way to leave. */
  add(listener: Listener): () => void {
    const own = [...this.#listeners].filter(({ userId }) => userId === listener.userId)
    if (own.length >= maxPerMember) own[0]?.end()
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  announce(userId: string, seq: number): void {
    this.#say({ user: userId, seq })
  }

  endSession(jti: string): void {
    this.#say({ session: jti })
  }

  endAll(): void {
    for (const listener of this.#listeners) listener.end()
  }

  #say(hint: Hint): void {
    this.#pass(hint)
    this.#hints?.send(hint)
  }

  #pass(hint: Hint): void {
    for (const listener of this.#listeners) {
      if ('session' in hint) {
        if (listener.jti === hint.session) listener.end()
      } else if (listener.userId === hint.user) listener.tell(hint.seq)
    }
  }
}
