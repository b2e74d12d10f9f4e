import { atMost, pause } from '#platform/clock.ts'
import { sessionOf } from '#platform/token.ts'
import { session, sessionToken } from '#state/session.ts'
import { dismissSignOutQuestion, signOutQuestion } from '#state/session-requests.ts'
import { showToast } from '#state/toasts.ts'
import { deviceOf } from '#sync/clock.ts'
import { engine } from '#data/engine.ts'
import { decideIdentity } from './decide-identity.ts'
import { endSession } from './end-sessions.ts'
import { dropViewsAndSearches, dropTraces } from './device-traces.ts'
import { forgetAccount } from './forget-account.ts'
import { isSealable, leaveAgain, leaveInside, type Leaving, prepareLeaving } from './leave-account.ts'

/** A change made a moment ago is on its way: nobody is asked about what settles itself in this time. */
const briefMs = 1500
/** How long sending may take once the person asked for it, and the server's answer to signing out (sync protocol 1.12). */
const patienceMs = 5000

/** What becomes of changes that have not reached the account. With `keep` they stay, sealed, for their owner, who sends them by signing in. */
export interface SignOutChoice {
  unsent: 'keep' | 'discard'
  /** Leaves nothing behind: neither unsent changes nor what shows what was looked at on this device. */
  forget: boolean
}

/** Who is signed in, and with what. */
interface Leaver {
  owner: string
  token: string
}

const leaverNow = (): Leaver | undefined => {
  const [owner, token] = [session.user?.id, sessionToken()]
  return owner === undefined || token === null ? undefined : { owner, token }
}

/**
 * Signs out at once when everything is in the account; else opens the question what becomes of the rest. The server is asked also when nothing is
 * unsent: one that was restored from a backup since may have lost what this device is about to remove.
 */
export async function requestSignOut({ forget = false } = {}): Promise<void> {
  const leaver = leaverNow()
  if (leaver === undefined) return
  // A database that cannot be opened holds nothing that could be asked about.
  const unsent = await sendWithin(briefMs)
  if (unsent === 0) return signOut({ unsent: 'keep', forget }, leaver)
  const sealable = await isSealable(leaver.owner).catch(() => false)
  Object.assign(signOutQuestion, { open: true, unsent, sealable, forget })
}

/** Tries to send everything, for 5 s at most; resolves with how many changes still wait. */
export const sendBeforeLeaving = (): Promise<number> => sendWithin(patienceMs)

/**
 * Signs out, told once it is on disk. Everything of the account leaves this device in that step; what is kept of the unsent is sealed until the
 * same person signs in again (decision 77).
 *
 * @param leaver who asked for it, as they were then: the server may have ended their session since
 */
export async function signOut({ unsent, forget }: SignOutChoice, leaver = leaverNow()): Promise<void> {
  dismissSignOutQuestion()
  if (leaver === undefined) return
  const { owner, token } = leaver
  const ended = [sessionOf(token)].filter((id) => id !== null)
  const kept = unsent === 'keep' && !forget ? await unsentChanges(owner).catch(() => 0) : 0
  // First: whoever is stopped after this is still signed in and has lost nothing.
  await (forget ? dropTraces() : dropViewsAndSearches())
  const [{ discardPending }, leaving] = await Promise.all([import('#sync/rejections.ts'), forget ? null : prepare(owner, unsent)])
  const isOnDisk = await decideIdentity(
    () => ({ session: null }),
    async (tx, ports) => {
      if (unsent === 'discard') await discardPending(tx, ports, owner)
      const { endedSessions = [], forgotten = [], ...device } = await deviceOf(tx, ports)
      await tx.putDevice({ ...device, endedSessions: [...endedSessions, ...ended], forgotten: forget ? [...forgotten, owner] : forgotten })
      if (!forget) await leaveInside(tx, ports, owner, leaving)
    },
  )
  const told = Promise.all(ended.map(endSession)).catch(() => undefined)
  try {
    await (forget ? forgetAccount(owner) : atMost(patienceMs, leaveAgain()))
    if (forget) showToast({ notice: 'signed-out-forgotten' })
    else if (!isOnDisk) showToast({ notice: 'signed-out-not-removed' })
    else if (kept > 0) showToast({ notice: leaving === null ? 'signed-out-unsealed' : 'signed-out-unsent', values: { count: kept } })
  } catch {
    showToast({ notice: 'signed-out-not-removed' })
  }
  await atMost(patienceMs, told)
}

/** What this page has journalled belongs to what is sealed. */
async function prepare(owner: string, unsent: SignOutChoice['unsent']): Promise<Leaving | null> {
  try {
    await engine.replay()
    return await prepareLeaving(owner, { discarded: unsent === 'discard' })
  } catch {
    return null
  }
}

async function unsentChanges(owner = session.user?.id): Promise<number> {
  if (owner === undefined) return 0
  const { store } = await engine.open()
  return store.read(async (tx) => (await tx.mutations(owner)).length)
}

async function sendWithin(ms: number): Promise<number> {
  await Promise.race([engine.syncNow(), pause(ms)])
  return unsentChanges().catch(() => 0)
}
