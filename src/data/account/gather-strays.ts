import { entityNames } from '#contract/sync.ts'
import { guestOwners } from '#db/guest-owners.ts'
import { deviceOf } from '#sync/clock.ts'
import type { Tx } from '#sync/store.ts'
import { openLocal } from '#engine/device/open-local.ts'
import { guestOwner } from './owner.ts'

/**
 * Brings together what is kept under guests of before: a tab that saved something while another one signed in, or a browser that
 * forgot the guest's id, must not hide it for ever. The newest of each row stays.
 */
export async function gatherStrays(): Promise<void> {
  const { database, store, ports } = await openLocal()
  const guest = guestOwner()
  const strays = (await guestOwners(database)).filter((owner) => owner !== guest)
  if (strays.length === 0) return
  await store.transact(async (tx) => {
    await deviceOf(tx, ports)
    for (const stray of strays) await move(tx, stray, guest)
  })
}

async function move(tx: Tx, from: string, to: string): Promise<void> {
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
