import { subscribe } from 'valtio'
import { currentOwner, guestOwner, isGuestOwner } from '#data/account/owner.ts'
import { createEngine } from '#engine/create-engine.ts'
import type { EnginePorts } from '#engine/ports.ts'
import { deviceClock, deviceRandom } from '#platform/clock.ts'
import type { ApiPorts, CallApi } from '#remote/api/api.ts'
import { cacheNames } from '#product/cache-names.ts'
import { connectivity, setReachable } from '#state/connectivity.ts'
import { followStoredSession, leaveSession, session, sessionToken } from '#state/session.ts'
import { removedAccount } from '#state/session-requests.ts'

const apiPorts: ApiPorts = {
  token(owner) {
    followStoredSession()
    return owner === undefined || owner === session.user?.id ? sessionToken() : null
  },
  async newestToken(owner) {
    const { followRenewal } = await import('./account/renew-session.ts')
    await followRenewal(engine.open)
    return apiPorts.token(owner)
  },
  async keepToken(stale, renewed) {
    const { keepRenewed } = await import('./account/renew-session.ts')
    await keepRenewed(engine.open, stale, renewed)
  },
  answered: setReachable,
  unauthenticated(name, token, isRemoved) {
    if (session.status !== 'member' || name === 'removeAccount') return
    if (isRemoved && token !== null) removedAccount.token = token
    else leaveSession({ ended: true })
  },
}

let client: Promise<CallApi> | undefined

/**
 * The page's client of our server, loaded with the first call. Every outcome tells whether the server can be reached, and whether the
 * session still holds.
 */
export const callApi: CallApi = async (name, request) => {
  client ??= import('#remote/api/api.ts').then(({ createApi }) => createApi(apiPorts))
  const call = await client.catch(() => undefined)
  if (call !== undefined) return call(name, request)
  // Its file is out of reach on an interrupted first visit.
  client = undefined
  setReachable(false)
  return { ok: false, problem: { kind: 'unreachable' } }
}

const identity: EnginePorts['identity'] = {
  member: () => session.user?.id ?? null,
  guest: guestOwner,
  isGuest: isGuestOwner,
  owner: currentOwner,
  token: sessionToken,
  refresh: followStoredSession,
  onChange: (changed) => subscribe(session, changed),
}

/** The engine of this page: all that is kept on this device is read and written through it. */
export const engine = createEngine({
  clock: deviceClock,
  random: deviceRandom,
  callApi,
  identity,
  reachability: {
    state: () => connectivity.state,
    set: setReachable,
    onChange: (changed) => subscribe(connectivity, changed),
  },
  loadLater: async () => (await import('./engine-later.ts')).laterPorts,
  dispensableCaches: [cacheNames.keptViews, cacheNames.images, cacheNames.catalogue],
})
