/** A message from one server process to the others: an account's new number, or a session that was ended. */
export type Hint = { user: string; seq: number } | { session: string }

/** The broadcast to the other processes that share a database. Hints may get lost, and never return to their sender. */
export interface Hints {
  send(hint: Hint): void
  /** Sets the handlers of received hints; `onGap` is called when some may have been lost. */
  listen(handlers: { onHint: (hint: Hint) => void; onGap: () => void }): void
  close(): Promise<void>
}
