import { type EntityName, entityNames } from '#contract/sync.ts'
import { stampMs } from './clock.ts'
import { laneOf } from './outbox.ts'
import type { Deletion, Row, Tx } from './store.ts'

/**
 * A confirmed deletion is no row any more: nothing of it is to be shown or compared. The device remembers its key and stamp beside the
 * rows, for the day on which the server is restored from a backup that does not know it.
 */

/** Of one owner: 180 kB at most, and more than a person deletes between two backups. */
const mostRemembered = 2000
/**
 * Hardly a backup is older, and what somebody has deleted is not to be named on their devices for ever. Counted from the newest stamp
 * the server has accepted, so that a device whose clock is wrong does not forget.
 */
const rememberedMs = 90 * 24 * 3_600_000

/** Remembers confirmed deletions, and forgets what is too old or too much; nothing of a key is remembered twice. */
export async function rememberDeletions(tx: Tx, owner: string, deletions: readonly Deletion[]): Promise<void> {
  const [device, known] = await Promise.all([tx.device(), tx.deletions(owner)])
  const since = device === undefined ? 0 : stampMs(device.confirmed) - rememberedMs
  const oldestFirst = [...known, ...deletions].toSorted((a, b) => (a.stamp < b.stamp ? -1 : 1))
  const newest = new Map(oldestFirst.map(({ entity, key, stamp }) => [laneOf({ entity, key }), { entity, key, stamp }]))
  const kept = [...newest.values()].filter(({ stamp }) => stampMs(stamp) >= since)
  await tx.putDeletions(owner, kept.toSorted((a, b) => (a.stamp < b.stamp ? -1 : 1)).slice(-mostRemembered))
}

/** Removes rows of which the server holds nothing any more. One that was restored to before a deletion must be told of it again. */
export async function dropPurged(tx: Tx, entity: EntityName, owner: string, rows: readonly Row[]): Promise<void> {
  await tx.removeRows(
    entity,
    owner,
    rows.map(({ key }) => key),
  )
  const deletions = rows.filter(({ deleted }) => deleted).map(({ key, stamp }) => ({ entity, key, stamp }))
  if (deletions.length > 0) await rememberDeletions(tx, owner, deletions)
}

/**
 * Makes tombstones of what is remembered, wherever the device knows nothing newer: a full read then finds whether the server has lost
 * them. They stay remembered until something newer takes their place.
 */
export async function recallDeletions(tx: Tx, owner: string): Promise<void> {
  const known = await tx.deletions(owner)
  for (const entity of entityNames) {
    const deletions = known.filter((deletion) => deletion.entity === entity)
    if (deletions.length === 0) continue
    const rows = await tx.rows(
      entity,
      owner,
      deletions.map(({ key }) => key),
    )
    const lacking = deletions.filter(({ stamp }, index) => (rows[index]?.stamp ?? '') < stamp)
    await tx.putRows(
      entity,
      lacking.map(({ key, stamp }) => ({ owner, key, value: null, deleted: true, stamp, ackSeq: 0 })),
    )
  }
}
