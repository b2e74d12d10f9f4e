import { type CallApi, createApi, isUnauthenticated } from '#remote/api/api.ts'
import { setReachable } from '#state/connectivity.ts'
import { followStoredSession, leaveSession, session, sessionToken } from '#state/session.ts'

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
