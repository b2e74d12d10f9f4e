import type { User } from '#contract/schemas.ts'
import { callApi, engine } from '#data/engine.ts'
import { guestOwners } from '#db/owners.ts'
import { isVisible } from '#platform/page-lifecycle.ts'
import { readToken } from '#platform/token.ts'
import { session } from '#state/session.ts'
import { adoptAccount } from '#sync/adopt-account.ts'
import { deviceOf } from '#sync/clock.ts'
import { moveRows } from '#sync/guest-merge.ts'
import { forgetAgain } from './forget-account.ts'
import { importOldLists } from './import-old-lists.ts'
import { leaveAgain } from './leave-account.ts'
import { mergeGuestInto } from './merge-guest.ts'
import { openSealed, openWith } from './open-sealed.ts'
import { guestOwner } from './owner.ts'

/**
 * Puts what a guest keeps on this device where it belongs, at every start and whenever another person signs in: the lists of an
 * earlier app come in, rows of earlier guest ids come together, and all of it joins the account of a member, even if an earlier
 * attempt was cut short. What the member kept under an account that the server has lost follows, and what an account was to leave behind
 * goes.
 */
export async function settleGuest(): Promise<void> {
  await importOldLists()
  await joinGuests()
  // The notice appears in a visible tab: the one they signed in with, or the one they open next.
  if (session.user !== null && isVisible()) await mergeGuestInto(session.user.id)
  if (session.user !== null) {
    await openSealed(session.user.id)
    await adoptFormerAccount(session.user)
  }
  await forgetAgain()
  await leaveAgain()
}

/**
 * Moves what is kept under guest ids of before to the one of now: a tab that saved something while another one signed in, or a browser
 * that forgot the guest's id, must not hide it for ever. The newest of each row stays. What waits to join an account is that account's.
 */
async function joinGuests(): Promise<void> {
  const { database, store, ports } = await engine.open()
  const guest = guestOwner()
  const joining = new Set((await database.accounts.toArray()).flatMap((account) => account.joining ?? []))
  const others = (await guestOwners(database)).filter((owner) => owner !== guest && !joining.has(owner))
  if (others.length === 0) return
  await store.transact(async (tx) => {
    await deviceOf(tx, ports)
    for (const other of others) await moveRows(tx, other, guest)
  })
}

/**
 * Moves what this device keeps of an account that the server has lost, because it was restored to a backup from before the sign-up, into
 * the one the same person has signed up for since (decision 39). The server must say that the former account is gone and was theirs, as
 * its last session proves; without an answer, and wherever nothing is kept under the same e-mail address, everything stays as it is.
 */
async function adoptFormerAccount({ id, email }: User): Promise<void> {
  const { store, ports } = await engine.open()
  const device = await store.read((tx) => tx.device())
  for (const [owner, token] of Object.entries(device?.sessions ?? {})) {
    if (token === undefined || owner === id) continue
    // However long that session is over.
    if (readToken(token, 0)?.email !== email) continue
    const result = await callApi('formerAccount', { body: { token }, owner: id })
    if (!result.ok || result.value?.owner !== owner) continue
    if (result.value.key !== null) await openWith(owner, result.value.key)
    await store.transact((tx) => adoptAccount(tx, ports, owner, id))
    engine.requestSync()
  }
}
