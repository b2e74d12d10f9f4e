import { clearKey, type EntityName, entityNames } from '#contract/sync.ts'
import { pendingLanes, laneOf } from './operation.ts'
import type { Tx } from './store.ts'
import { isHidden } from './visible.ts'

/** A tombstone the server has confirmed and every page up to `seq` has passed is needed no more. */
export async function sweepTombstones(tx: Tx, owner: string, seq: number): Promise<void> {
  const found = await Promise.all(entityNames.map((entity) => tx.tombstones(entity, owner)))
  for (const [index, entity] of entityNames.entries()) {
    const rows = found[index]?.filter(({ ackSeq, shadow }) => shadow === undefined && ackSeq <= seq)
    if (rows !== undefined) await removeIdle(tx, entity, owner, rows)
  }
}

/** Once the server has confirmed a clear, what it hides is needed no more (sync protocol 1.11). */
export async function sweepHidden(tx: Tx, entity: EntityName, owner: string): Promise<void> {
  const [clear] = await tx.rows(entity, owner, [clearKey])
  if (clear === undefined || clear.ackSeq === 0 || clear.shadow !== undefined) return
  const hidden = (await tx.allRows(entity, owner)).filter((row) => isHidden(row, clear.stamp))
  await removeIdle(tx, entity, owner, hidden)
}

/** Removes rows of which no change waits. */
async function removeIdle(tx: Tx, entity: EntityName, owner: string, rows: readonly { key: string }[]): Promise<void> {
  if (rows.length === 0) return
  const pending = await pendingLanes(tx, owner)
  const idle = rows.map(({ key }) => key).filter((key) => !pending.has(laneOf({ entity, key })))
  if (idle.length > 0) await tx.removeRows(entity, owner, idle)
}
