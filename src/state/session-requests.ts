import { proxy } from 'valtio'

/** Counts how often something asked for the login screen; the shell answers by going there and back. */
export const signInRequest = proxy({ count: 0 })

export function requestSignIn(): void {
  signInRequest.count += 1
}

/** What a person is asked before they are signed out, because changes have not reached the account. The shell shows it. */
export const signOutQuestion = proxy({
  open: false,
  /** How many changes. */
  unsent: 0,
  /** Whether they can be kept encrypted. */
  sealable: false,
  /** Whether the account's data is to leave this device too. */
  forget: false,
})

export function dismissSignOutQuestion(): void {
  signOutQuestion.open = false
}

/** A session of an account that the server says was removed by its owner. Whoever hears of it forgets the account on this device. */
export const removedAccount = proxy<{ token: string | null }>({ token: null })
