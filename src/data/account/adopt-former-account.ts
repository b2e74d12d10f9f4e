import type { User } from '#contract/schemas.ts'
import { callApi, engine } from '#data/engine.ts'
import { formerSessions } from '#db/device-records.ts'
import { readToken } from '#platform/token.ts'
import { adoptAccount } from '#sync/adopt-account.ts'

/**
 * Moves what this device keeps of an account that the server has lost, because it was restored to a backup from before the sign-up, into
 * the one the same person has signed up for since (decision 39). The server must say that the former account is gone and was theirs, as
 * its last session proves; without an answer, and wherever nothing is kept under the same e-mail address, everything stays as it is.
 */
export async function adoptFormerAccount(user: Pick<User, 'id' | 'email'>): Promise<void> {
  const { database, store, ports } = await engine.open()
  for (const { owner, token } of await formerSessions(database, user.id)) {
    // However long that session is over.
    if (readToken(token, 0)?.email !== user.email) continue
    const result = await callApi('formerAccount', { body: { token }, owner: user.id })
    if (!result.ok || result.value?.owner !== owner) continue
    await store.transact((tx) => adoptAccount(tx, ports, owner, user.id))
    await database.auth.delete(owner)
    engine.requestSync()
  }
}
