import type { ApiResult } from './api.ts'

/** The lock under which pages and worker renew the session of this device. */
const renewalLock = 'session-renewal'
/** A call ends after 15 s: whoever holds the lock for longer is frozen. Without the lock the server gives both the same answer. */
const patienceMs = 20_000

export interface RenewalPorts {
  /** The newest token in the database, which another page or the worker may have renewed meanwhile; null unless `owner` is signed in. */
  newestToken: (owner: string | undefined) => Promise<string | null>
  /** Puts a renewed token in the place of the one it was made from, for everybody on this device, unless somebody signed in or out since. */
  keepToken: (stale: string, renewed: string) => Promise<void>
}

/**
 * The token that takes the place of `stale`: renewed by `ask`, unless another page or the worker was first. It is kept before it is used,
 * so that no page that is closed meanwhile goes back to one that was replaced. Its value is null when nobody is signed in any more.
 */
export function renewToken(
  { newestToken, keepToken }: RenewalPorts,
  stale: string,
  owner: string | undefined,
  ask: () => Promise<ApiResult<{ token: string }>>,
): Promise<ApiResult<string | null>> {
  return inTurn(async () => {
    const newest = await newestToken(owner)
    if (newest !== stale) return { ok: true, value: newest, headers: new Headers() }
    const result = await ask()
    if (!result.ok) return result
    // Something else may have answered in our server's place.
    if (typeof result.value?.token !== 'string') return { ok: false, problem: { kind: 'not-ours' } }
    await keepToken(stale, result.value.token)
    return { ...result, value: await newestToken(owner) }
  })
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  let isMyTurn = false
  const watched = () => {
    isMyTurn = true
    return work()
  }
  try {
    return await navigator.locks.request(renewalLock, { signal: AbortSignal.timeout(patienceMs) }, watched)
  } catch (error) {
    if (isMyTurn) throw error
    return work()
  }
}
