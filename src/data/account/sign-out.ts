import { atMost, pause } from '#platform/clock.ts'
import { withLock } from '#platform/locks.ts'
import { connectivity } from '#state/connectivity.ts'
import { leaveSession, session } from '#state/session.ts'
import { dismissSignOutQuestion, signOutQuestion } from '#state/session-requests.ts'
import { showToast } from '#state/toasts.ts'
import { flushLock } from '#sync/tabs.ts'
import { rememberContinueWatching } from '#data/watching/continue-watching-hint.ts'
import { forgetHome } from '#data/home/home.ts'
import { callApi, engine } from '#data/engine.ts'
import { forgetSearches } from '#data/search/recent-searches.ts'

/** A change made a moment ago is on its way: nobody is asked about what settles itself in this time. */
const briefMs = 1500
/** How long sending may take once the person asked for it, and the server's answer to signing out (sync protocol 1.12). */
const patienceMs = 5000
const lookAgainMs = 100

/** What becomes of changes that have not reached the account. With `keep` they stay for their owner, who sends them by signing in. */
export interface SignOutChoice {
  unsent: 'keep' | 'discard'
  /** Removes everything of this account from this device, unsent changes included. */
  forget: boolean
}

/** Signs out at once when everything is in the account; else opens the question what becomes of the rest. */
export async function requestSignOut({ forget = false } = {}): Promise<void> {
  // A database that cannot be opened holds nothing that could be asked about.
  let unsent = await unsentChanges().catch(() => 0)
  if (unsent > 0 && connectivity.state !== 'offline') unsent = await sendWithin(briefMs)
  if (unsent === 0) await signOut({ unsent: 'keep', forget })
  else Object.assign(signOutQuestion, { open: true, unsent, forget })
}

/** Tries to send everything, for 5 s at most; resolves with how many changes still wait. */
export const sendBeforeLeaving = (): Promise<number> => sendWithin(patienceMs)

/** Signs out. What is kept stays on this device, neither shown nor sent, until the same person signs in again. */
export async function signOut({ unsent, forget }: SignOutChoice): Promise<void> {
  const owner = session.user?.id
  dismissSignOutQuestion()
  if (owner === undefined) return
  const kept = unsent === 'keep' && !forget ? await unsentChanges().catch(() => 0) : 0
  const ended = callApi('logout')
  leaveSession({ ended: false })
  try {
    if (unsent === 'discard') await discard(owner)
    if (forget) await forgetAccount(owner)
    if (forget) showToast({ notice: 'signed-out-forgotten' })
    else if (kept > 0) showToast({ notice: 'signed-out-unsent', values: { count: kept } })
  } catch {
    showToast({ notice: 'signed-out-not-removed' })
  }
  await atMost(patienceMs, ended)
}

async function unsentChanges(): Promise<number> {
  const owner = session.user?.id
  if (owner === undefined) return 0
  const { store } = await engine.open()
  return store.read(async (tx) => (await tx.mutations(owner)).length)
}

async function sendWithin(ms: number): Promise<number> {
  await Promise.race([engine.syncNow(), pause(ms)])
  return unsentChanges().catch(() => 0)
}

async function discard(owner: string): Promise<void> {
  const [{ store, ports }, { discardPending }] = await Promise.all([engine.open(), import('#sync/rejections.ts')])
  await store.transact((tx) => discardPending(tx, ports, owner))
}

async function forgetAccount(owner: string): Promise<void> {
  for (const entry of engine.journal.entries(owner)) engine.journal.remove(entry, false)
  rememberContinueWatching(owner, false)
  forgetSearches(owner)
  forgetHome(owner)
  const [{ database, updateBackup }, { forgetOwner }] = await Promise.all([engine.open(), import('#db/owners.ts')])
  const forget = () => forgetOwner(database, owner).then(updateBackup)
  // A run that is still under way would write its rows after they were removed.
  for (let waited = 0; waited < patienceMs; waited += lookAgainMs) {
    if ((await withLock(flushLock(owner), forget)) !== 'busy') return
    await pause(lookAgainMs)
  }
  await forget()
}
