import { proxy } from 'valtio'

/** Whether our server can be reached, judged by its answers (decision record 13). */
export const connectivity = proxy<{ state: 'online' | 'offline' | 'unknown' }>({ state: 'unknown' })

export function setReachable(reachable: boolean): void {
  connectivity.state = reachable ? 'online' : 'offline'
}
