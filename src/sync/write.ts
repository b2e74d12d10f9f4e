import type { EntityName } from '#contract/sync.ts'
import { enqueue } from './coalesce.ts'
import { nextStamp } from './device.ts'
import { newOperation } from './operation.ts'
import type { WritePorts } from './ports.ts'
import type { Row, Shadow, Tx } from './store.ts'

/** One decision of a person. `queued` false is a guest's: it stays on the device. */
export interface LocalChange {
  owner: string
  entity: EntityName
  key: string
  op: 'put' | 'delete'
  value: unknown
  queued: boolean
}

/** Writes a decision as row and queue record; call it inside one transaction (sync protocol 1.4). */
export async function writeLocally(tx: Tx, ports: WritePorts, change: LocalChange): Promise<void> {
  const { owner, entity, key } = change
  const [row] = await tx.rows(entity, owner, [key])
  const deleted = change.op === 'delete'
  if (!change.queued && deleted) return tx.removeRows(entity, owner, [key])
  const stamp = await nextStamp(tx, ports, row === undefined ? [] : [row.stamp, ...(row.shadow ? [row.shadow.stamp] : [])])
  const version = { value: deleted ? null : change.value, deleted, stamp }
  const next: Row = { ...version, owner, key, ackSeq: row?.ackSeq ?? 0 }
  if (change.queued) next.shadow = beneath(row)
  await tx.putRows(entity, [next])
  if (change.queued) await enqueue(tx, newOperation(ports, change, version))
}

/** The confirmed state under a row that is about to be edited. */
export function beneath(row: Row | undefined): Shadow | null {
  if (row === undefined) return null
  if (row.shadow !== undefined) return row.shadow
  const { value, deleted, stamp, ackSeq } = row
  return { value, deleted, stamp, ackSeq }
}
