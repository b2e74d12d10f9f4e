import type { MergedRow } from './merge-guest.ts'
import type { WritePorts } from './ports.ts'
import type { Row, Tx } from './store.ts'
import { writeVersion } from './write.ts'

/**
 * Takes out of an account what a merge brought into it, as decisions of now, and puts back what the account held before; call
 * it inside one transaction. A row that was changed since stays as it is. Resolves with the rows that were taken out.
 */
export async function undoMerge(tx: Tx, ports: WritePorts, owner: string, merged: readonly MergedRow[]): Promise<MergedRow[]> {
  const undone: MergedRow[] = []
  for (const item of merged) {
    const { entity, key, before } = item
    const [row] = await tx.rows(entity, owner, [key])
    if (row === undefined || !isStill(row, item)) continue
    const back = before === null ? ({ op: 'delete', value: null } as const) : ({ op: 'put', value: before } as const)
    await writeVersion(tx, ports, { owner, entity, key, queued: true, ...back }, row, [])
    undone.push(item)
  }
  return undone
}

/** The stamp tells, or after a clock was set right, the value. */
const isStill = (row: Row, { stamp, value }: MergedRow): boolean =>
  !row.deleted && (row.stamp === stamp || JSON.stringify(row.value) === JSON.stringify(value))
