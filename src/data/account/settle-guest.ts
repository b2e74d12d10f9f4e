import { entityNames } from '#contract/sync.ts'
import { engine } from '#data/engine.ts'
import { guestOwners } from '#db/owners.ts'
import { isVisible } from '#platform/page-lifecycle.ts'
import { session } from '#state/session.ts'
import { deviceOf } from '#sync/clock.ts'
import type { Tx } from '#sync/store.ts'
import { forgetAgain } from './forget-account.ts'
import { importOldLists } from './import-old-lists.ts'
import { mergeGuestInto } from './merge-guest.ts'
import { guestOwner } from './owner.ts'

/**
 * Puts what a guest keeps on this device where it belongs, at every start and whenever another person signs in: the lists of an
 * earlier app come in, rows of earlier guest ids come together, and all of it is merged into the account of a member, even if an earlier
 * attempt was cut short. What an account was to leave behind goes.
 */
export async function settleGuest(): Promise<void> {
  await importOldLists()
  await joinGuests()
  // The notice appears in a visible tab: the one they signed in with, or the one they open next.
  if (session.user !== null && isVisible()) await mergeGuestInto(session.user.id)
  await forgetAgain()
}

/**
 * Moves what is kept under guest ids of before to the one of now: a tab that saved something while another one signed in, or a browser
 * that forgot the guest's id, must not hide it for ever. The newest of each row stays.
 */
async function joinGuests(): Promise<void> {
  const { database, store, ports } = await engine.open()
  const guest = guestOwner()
  const others = (await guestOwners(database)).filter((owner) => owner !== guest)
  if (others.length === 0) return
  await store.transact(async (tx) => {
    await deviceOf(tx, ports)
    for (const other of others) await moveRows(tx, other, guest)
  })
}

async function moveRows(tx: Tx, from: string, to: string): Promise<void> {
  for (const entity of entityNames) {
    const rows = await tx.allRows(entity, from)
    if (rows.length === 0) continue
    const keys = rows.map(({ key }) => key)
    const there = await tx.rows(entity, to, keys)
    const newer = rows.filter(({ stamp }, index) => stamp > (there[index]?.stamp ?? ''))
    await tx.putRows(
      entity,
      newer.map((row) => ({ ...row, owner: to })),
    )
    await tx.removeRows(entity, from, keys)
  }
}
