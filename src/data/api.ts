import { type ApiResult, type CallApi, createApi } from '#remote/api.ts'
import { setReachable } from '#state/connectivity.ts'
import { leaveSession, session, sessionToken } from '#state/session.ts'

/** The page's client of our server. Every outcome tells whether the server can be reached, and whether the session still holds. */
export const callApi: CallApi = createApi({
  token: sessionToken,
  heard(name, result) {
    setReachable(result.ok || result.problem.kind === 'refused')
    if (endsSession(result) && session.status === 'member' && name !== 'logout') leaveSession({ ended: true })
  },
})

/** Only our own server's word ends a session, never a proxy's 401 (decision T15). */
const endsSession = (result: ApiResult): boolean =>
  !result.ok && result.problem.kind === 'refused' && result.problem.code === 'unauthenticated'
