import { enqueue } from './coalesce.ts'
import { deviceOf } from './device.ts'
import { later } from './hybrid-clock.ts'
import { randomHex } from './ids.ts'
import { newOperation } from './operation.ts'
import type { WritePorts } from './ports.ts'
import type { Row, Tx } from './store.ts'
import { beneath } from './write.ts'
import type { Mirrored } from './mirrored.ts'

/**
 * Brings mirrored changes back into a database that lost them, with the ids and stamps they had: the server takes each once, even
 * if it had it already. The device starts again as another one, because nobody knows which stamps the lost one gave. Resolves with
 * how many came back.
 */
export async function restoreMirrored(tx: Tx, ports: WritePorts, entries: readonly Mirrored[]): Promise<number> {
  const device = await deviceOf(tx, ports)
  const last = entries.reduce((highest, { stamp }) => later(highest, stamp), device.last)
  await tx.putDevice({ ...device, clientId: randomHex(ports, 6), last })
  let restored = 0
  for (const entry of entries) if (await restore(tx, ports, entry)) restored++
  return restored
}

async function restore(tx: Tx, ports: WritePorts, entry: Mirrored): Promise<boolean> {
  const { owner, entity, key, mutationId, stamp, op, value, payloadVersion } = entry
  const [row] = await tx.rows(entity, owner, [key])
  if (row !== undefined && row.stamp > stamp) return false
  if (mutationId === null && op === 'delete') {
    await tx.removeRows(entity, owner, [key])
    return false
  }
  // Of a database that lost only a part, the row may be here without its change.
  if (row?.stamp === stamp && (row.shadow === undefined || mutationId === null)) return false
  if (mutationId !== null && (await tx.operation(mutationId)) !== undefined) return false
  const version = { value, deleted: op === 'delete', stamp }
  const next: Row = { ...version, owner, key, ackSeq: row?.ackSeq ?? 0 }
  if (mutationId === null) await tx.putRows(entity, [next])
  else {
    await tx.putRows(entity, [{ ...next, shadow: beneath(row) }])
    // It may have left the device before: it is never overwritten by a later change.
    const operation = { ...newOperation(ports, { owner, entity, key }, version), mutationId, payloadVersion, everSent: true }
    await enqueue(tx, operation)
  }
  return true
}
