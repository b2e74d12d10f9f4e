import { proxy } from 'valtio'

/** Counts how often something asked for the log-in screen; the shell answers by going there and back. */
export const loginRequest = proxy({ count: 0 })

export function requestLogin(): void {
  loginRequest.count += 1
}
