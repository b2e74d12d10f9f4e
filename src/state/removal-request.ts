import { proxy } from 'valtio'

/** What the server said to a request that it took. */
export interface RemovalReceipt {
  reference: string
  /** ISO 8601. */
  received_at: string
}

/**
 * Why a request has not arrived: no way to the server, something else answered in its place, it can take none now (`retryAfterMs`), or
 * it does not take this one.
 */
export interface RemovalProblem {
  kind: 'offline' | 'not-ours' | 'later' | 'refused'
  retryAfterMs: number | null
  /** The fields that it does not take. */
  fields: readonly string[]
}

/** How this device's request to remove content stands; what was typed and what waits are in local storage as well. */
export const removal = proxy<{ isWaiting: boolean; isSending: boolean; problem: RemovalProblem | null; receipt: RemovalReceipt | null }>({
  isWaiting: false,
  isSending: false,
  problem: null,
  receipt: null,
})
