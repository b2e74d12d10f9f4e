import { letGoOfPictures } from '#data/news/article-pictures.ts'
import { engine } from '#data/engine.ts'
import { randomText } from '#platform/clock.ts'
import { canSeal, seal } from '#platform/seal.ts'
import { accountOf, type Sealed, type Tx } from '#sync/store.ts'
import { isNothing, leaveOwner, type Unsent, unsentOf } from '#sync/unsent.ts'
import type { WritePorts } from '#sync/ports.ts'
import { afterRuns, forgetStored } from './forget-account.ts'
import { keepSealedCopy } from './sealed-copies.ts'

/** What of an account is to stay when its owner leaves, as it is and sealed; null for nothing. */
export interface Leaving {
  taken: Unsent
  sealed: Sealed | null
}

/** Whether what is unsent can be sealed: this browser encrypts, and the server has told the account's key. */
export async function isSealable(owner: string): Promise<boolean> {
  const { store } = await engine.open()
  return canSeal() && (await store.read((tx) => accountOf(tx, owner))).sealing !== undefined
}

/** Seals what this device alone holds of an account, nothing of the outbox if that is `discarded`; null where it cannot be sealed. */
export async function prepareLeaving(owner: string, { discarded = false } = {}): Promise<Leaving | null> {
  const { store, ports } = await engine.open()
  const [taken, { sealing }] = await store.read((tx) => Promise.all([unsentOf(tx, ports, owner, { discarded }), accountOf(tx, owner)]))
  if (isNothing(taken)) return { taken, sealed: null }
  if (sealing === undefined || !canSeal()) return null
  return { taken, sealed: { id: randomText(), text: await seal(JSON.stringify(taken), sealing) } }
}

/**
 * Notes in a transaction that somebody signs out, and puts what was prepared in the place of all that is kept of them. Where that cannot
 * be sealed, or has changed meanwhile, everything stays for {@link leaveAgain}.
 */
export async function leaveInside(tx: Tx, ports: WritePorts, owner: string, leaving: Leaving | null): Promise<void> {
  const { sealing, sealed = [] } = await accountOf(tx, owner)
  const hasLeft = leaving !== null && (await leaveOwner(tx, ports, owner, leaving.taken, leaving.sealed))
  const device = await tx.device()
  if (device === undefined) return
  const { [owner]: session, ...others } = device.sessions ?? {}
  const isKept = !hasLeft || leaving.sealed !== null || sealed.length > 0
  // A proof opens nothing; the last session may not have ended yet.
  const proof = sealing?.proof ?? session
  const sessions = isKept && proof !== undefined ? { ...others, [owner]: proof } : others
  await tx.putDevice({ ...device, sessions, signedOut: [...(device.signedOut ?? []).filter((other) => other !== owner), owner] })
}

/**
 * Finishes leaving the accounts whose owners have signed out here: a run or another tab that was still at work may have written since, a
 * killed browser may have brought something back. Rejects when the database is unavailable.
 */
export async function leaveAgain(): Promise<void> {
  const { store } = await engine.open()
  for (const owner of (await store.read((tx) => tx.device()))?.signedOut ?? []) await afterRuns(owner, () => leave(owner))
}

async function leave(owner: string): Promise<void> {
  const [{ database, store, ports }, { isReadable }] = await Promise.all([engine.open(), import('#db/owners.ts')])
  if (await isReadable(database, owner)) {
    const leaving = await prepareLeaving(owner)
    if (leaving === null) return
    const isAway = await store.transact(async (tx) => {
      const isSignedOut = (await tx.device())?.signedOut?.includes(owner) === true
      if (isSignedOut) await leaveInside(tx, ports, owner, leaving)
      return isSignedOut
    })
    // What was written in this moment is left to the next start.
    if (!isAway || (await isReadable(database, owner))) return
    await letGoOfPictures()
  }
  const { sealed = [] } = await store.read((tx) => accountOf(tx, owner))
  keepSealedCopy(owner, sealed)
  forgetStored(owner, { isSealedKept: true })
}
