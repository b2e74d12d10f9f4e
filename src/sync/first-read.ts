import { entityNames } from '#contract/sync.ts'
import { laneOf, pendingLanes } from './outbox.ts'
import type { Account, Tx } from './store.ts'

/**
 * Whether the device has never read the account, so that each page can be kept as it comes (sync protocol 1.8): it holds nothing that
 * only a whole snapshot could judge, but what the server has confirmed to it.
 */
export const isFirstRead = ({ cursor, seq, recovering }: Account): boolean => cursor === null && seq === 0 && !recovering

/**
 * Forgets what was confirmed up to `seq`, the account's number at the first page: what no page confirms again is gone from the account,
 * even as a tombstone.
 */
export async function beginFirstRead(tx: Tx, owner: string, seq: number): Promise<void> {
  const unconfirmed = <State extends { ackSeq: number }>(state: State): State => (state.ackSeq <= seq ? { ...state, ackSeq: 0 } : state)
  for (const entity of entityNames) {
    const rows = await tx.allRows(entity, owner)
    await tx.putRows(
      entity,
      rows.map((row) => ({ ...unconfirmed(row), ...(row.shadow && { shadow: unconfirmed(row.shadow) }) })),
    )
  }
}

/** Removes what no page has confirmed, and what was confirmed under the edits that wait. */
export async function endFirstRead(tx: Tx, owner: string): Promise<void> {
  const pending = await pendingLanes(tx, owner)
  for (const entity of entityNames) {
    const rows = await tx.allRows(entity, owner)
    const gone = rows.filter((row) => row.ackSeq === 0 && row.shadow === undefined && !pending.has(laneOf({ entity, key: row.key })))
    await tx.putRows(
      entity,
      rows.filter(({ shadow }) => shadow?.ackSeq === 0 && shadow.lost === undefined).map((row) => ({ ...row, shadow: null })),
    )
    await tx.removeRows(
      entity,
      owner,
      gone.map(({ key }) => key),
    )
  }
}
