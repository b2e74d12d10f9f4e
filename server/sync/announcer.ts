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

/** Tells the open streams of a member that their account changed. A hint only: it may get lost, and carries no data. */
export class Announcer {
  readonly #listeners = new Set<Listener>()

  /** Adds a stream; a member's oldest one ends when there are too many. Returns the way to leave. */
  add(listener: Listener): () => void {
    const own = [...this.#listeners].filter(({ userId }) => userId === listener.userId)
    if (own.length >= maxPerMember) own[0]?.end()
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  announce(userId: string, seq: number): void {
    for (const listener of this.#listeners) if (listener.userId === userId) listener.tell(seq)
  }

  endSession(jti: string): void {
    for (const listener of this.#listeners) if (listener.jti === jti) listener.end()
  }

  endAll(): void {
    for (const listener of this.#listeners) listener.end()
  }
}
