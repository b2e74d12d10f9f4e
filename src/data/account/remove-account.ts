import { callApi } from '#data/engine.ts'
import { readToken } from '#platform/token.ts'
import { isAccountRemoved, type Problem } from '#remote/api/api.ts'
import { session, sessionToken } from '#state/session.ts'
import { showToast } from '#state/toasts.ts'
import { deviceOf } from '#sync/clock.ts'
import { decideIdentity } from './decide-identity.ts'
import { forgetAccount } from './forget-account.ts'

/**
 * Removes the account of whoever is signed in, for good, and all that this device keeps of it (decision A13). Resolves with why not, or null
 * once it is gone.
 */
export async function removeAccount(password: string): Promise<Problem | null> {
  const token = sessionToken()
  const owner = session.user?.id
  if (token === null || owner === undefined) return { kind: 'unreachable' }
  const result = await callApi('removeAccount', { body: { password }, owner })
  // Where it is gone already, the answer to an earlier try was lost on its way.
  if (!result.ok && !isAccountRemoved(result)) return result.problem
  await forgetRemovedAccount(token, 'account-removed')
  return null
}

/**
 * Forgets an account that the server says its owner removed, here or on another device: its session ends and everything this device keeps
 * of it goes.
 *
 * @param token of the session for which the server said so
 */
export async function forgetRemovedAccount(
  token: string,
  notice: 'account-removed' | 'account-removed-elsewhere' = 'account-removed-elsewhere',
): Promise<void> {
  // However long that session is over.
  const owner = readToken(token, 0)?.id
  if (owner === undefined) return
  const isHere = session.user?.id === owner
  await decideIdentity(
    (identity) => (identity.session?.owner === owner ? { session: null } : {}),
    async (tx, ports) => {
      const { forgotten = [], ...device } = await deviceOf(tx, ports)
      await tx.putDevice({ ...device, forgotten: [...forgotten.filter((other) => other !== owner), owner] })
    },
  )
  try {
    await forgetAccount(owner)
    if (isHere) showToast({ notice })
  } catch {
    if (isHere) showToast({ notice: 'signed-out-not-removed' })
  }
}
