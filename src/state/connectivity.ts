import { proxy } from 'valtio'

/** Whether our server can be reached, by what its answers tell (decision record 13). */
export const connectivity = proxy<{ state: 'online' | 'offline' | 'unknown' }>({ state: 'unknown' })

export function setReachable(reachable: boolean): void {
  connectivity.state = reachable ? 'online' : 'offline'
}
