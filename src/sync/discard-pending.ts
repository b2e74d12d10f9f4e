import { enqueue } from './coalesce.ts'
import { deviceOf } from './device.ts'
import { laneOf, newOperation } from './operation.ts'
import type { WritePorts } from './ports.ts'
import { rolledBack } from './roll-back.ts'
import { accountOf, type Tx } from './store.ts'

/**
 * Takes back every change of an owner that still waits, because the person said so; call it inside one transaction. What was
 * refused stays listed. A change that was under way may have been applied all the same, so the account is read anew. Throws
 * `WriterTooOld`.
 */
export async function discardPending(tx: Tx, ports: WritePorts, owner: string): Promise<void> {
  await deviceOf(tx, ports)
  const operations = await tx.operations(owner)
  await tx.removeOperations(operations.map(({ n }) => n))
  const lanes = new Map(operations.map((operation) => [laneOf(operation), operation]))
  for (const { entity, key } of lanes.values()) {
    const [edited] = await tx.rows(entity, owner, [key])
    if (edited === undefined) continue
    const { row, retold } = rolledBack(edited)
    if (row === null) await tx.removeRows(entity, owner, [key])
    else if (row !== undefined) await tx.putRows(entity, [row])
    if (retold !== undefined) await enqueue(tx, newOperation(ports, { owner, entity, key }, retold))
  }
  await tx.putAccount({ ...(await accountOf(tx, owner)), cursor: null })
}
