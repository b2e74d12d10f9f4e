/** What one server process tells the others: an account's new number, or a session that was ended. */
export type Hint = { user: string; seq: number } | { session: string }

/** The way to the other processes that share a database. Hints may get lost, and never come back to who sent them. */
export interface Hints {
  send(hint: Hint): void
  /** Who hears them from now on; `onGap` says that some may have been lost. */
  listen(ear: { onHint: (hint: Hint) => void; onGap: () => void }): void
  close(): Promise<void>
}
