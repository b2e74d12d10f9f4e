import { subscribe } from 'valtio'
import { currentOwner, guestOwner, isGuestOwner } from '#data/account/owner.ts'
import { failureNotices } from '#data/library/failure-notices.ts'
import { createEngine } from '#engine/create-engine.ts'
import type { EnginePorts, Reports } from '#engine/ports.ts'
import { deviceClock, deviceRandom } from '#platform/clock.ts'
import { type CallApi, createApi, isUnauthenticated } from '#remote/api/api.ts'
import { cacheNames } from '#product/cache-names.ts'
import { databaseOutdated } from '#state/app-update.ts'
import { connectivity, setReachable } from '#state/connectivity.ts'
import { followStoredSession, leaveSession, session, sessionToken } from '#state/session.ts'
import { storageTrouble } from '#state/storage-trouble.ts'
import { syncHealth } from '#state/sync-health.ts'
import { showToast } from '#state/toasts.ts'

/** The page's client of our server. Every outcome tells whether the server can be reached, and whether the session still holds. */
export const callApi: CallApi = createApi({
  token(owner) {
    followStoredSession()
    return owner === undefined || owner === session.user?.id ? sessionToken() : null
  },
  heard(name, result) {
    setReachable(result.ok || result.problem.kind === 'refused')
    // Never a proxy's 401 (decision T15).
    if (isUnauthenticated(result) && session.status === 'member' && name !== 'logout') leaveSession({ ended: true })
  },
})

const identity: EnginePorts['identity'] = {
  member: () => session.user?.id ?? null,
  guest: guestOwner,
  isGuest: isGuestOwner,
  owner: currentOwner,
  token: sessionToken,
  refresh: followStoredSession,
  onChange: (changed) => subscribe(session, changed),
}

const visitSince = deviceClock.now()
const reported = new Set<string>()

const report: Reports = {
  databaseBlocked: (isBlocked) => {
    storageTrouble.blocked = isBlocked
  },
  databaseInMemory: (isBroken) => Object.assign(storageTrouble, { inMemory: true, broken: isBroken }),
  databaseRestored: (changes, complete) => {
    storageTrouble.restored = { changes, complete }
  },
  databaseOutdated: () => {
    databaseOutdated.yes = true
  },
  diskFull: () => storageTrouble.full++,
  restarted: () => syncHealth.restarts++,
  // Each change rejected during this visit is said once; they stay in the sync sheet until they are retried or discarded.
  rejected: (changes) => {
    for (const { mutationId, entity, op, at } of changes) {
      if (at < visitSince || reported.has(mutationId)) continue
      reported.add(mutationId)
      const notice = failureNotices[entity]?.[op]
      if (notice !== undefined) showToast({ notice })
    }
  },
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
  report,
  dispensableCaches: [cacheNames.images, cacheNames.catalogue],
})
