import { later } from '#sync/clock.ts'
import type { SyncAccount, SyncRows, SyncStore } from './sync-rows.ts'

/** Which tombstones stay: the newest `newest` of an account, and of those what was deleted since `since` (the server's epoch ms). */
export interface KeptTombstones {
  newest: number
  since: number
}

/** Purges the other tombstones of an account. */
export async function purgeAccount(store: SyncStore, userId: string, kept: KeptTombstones): Promise<void> {
  await store.transact(userId, async (rows) => {
    const account = await rows.bumpSeq(userId, 0)
    const purged = await purgeTombstones(rows, userId, account, kept)
    if (purged !== account) await rows.changeAccount(userId, purged)
  })
}

/**
 * Purges the other tombstones of an account, in a transaction that has begun with its number, and resolves with the account as it is to be
 * then. A device that was not told of all of them begins again (`floor`), and a change that may be older than one of them is refused
 * (`purge_stamp`).
 */
export async function purgeTombstones(
  rows: SyncRows,
  userId: string,
  account: SyncAccount,
  { newest, since }: KeptTombstones,
): Promise<SyncAccount> {
  const tombstones = await rows.listTombstones(userId)
  const last = tombstones.find(({ updated_at }, place) => place >= newest || updated_at < since)
  if (last === undefined) return account
  const purged = tombstones.filter(({ seq }) => seq <= last.seq)
  await rows.deleteTombstones(userId, last.seq)
  return {
    ...account,
    floor: Math.max(account.floor, last.seq),
    purge_stamp: purged.map(({ stamp }) => stamp).reduce(later, account.purge_stamp),
    tombstones: tombstones.length - purged.length,
  }
}
