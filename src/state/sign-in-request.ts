import { proxy } from 'valtio'

/** Counts how often something asked for the login screen; the shell answers by going there and back. */
export const signInRequest = proxy({ count: 0 })

export function requestSignIn(): void {
  signInRequest.count += 1
}
