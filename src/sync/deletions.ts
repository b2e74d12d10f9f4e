import { type EntityName, entityNames } from '#contract/sync.ts'
import { rememberDeletions } from './merge.ts'
import type { Row, Tx } from './store.ts'

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
