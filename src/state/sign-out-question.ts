import { proxy } from 'valtio'

/** What a person is asked before they are signed out, because changes have not reached the account. The shell shows it. */
export const signOutQuestion = proxy({
  open: false,
  /** How many changes. */
  unsent: 0,
  /** Whether the account's data is to leave this device too. */
  forget: false,
})

export function dismissSignOutQuestion(): void {
  signOutQuestion.open = false
}
