import { type EntityName, entityNames } from '#contract/sync.ts'
import { enqueue } from './coalesce.ts'
import { deviceOf } from './device.ts'
import { entityRules } from './entities.ts'
import { lowestStamp } from './hybrid-clock.ts'
import { newOperation } from './operation.ts'
import type { WritePorts } from './ports.ts'
import type { Row, Tx } from './store.ts'
import { beneath } from './write.ts'

/** How many rows of each entity a merge brought into the account. */
export type Merged = Partial<Record<EntityName, number>>

/**
 * Moves what a guest kept on this device into an account (sync protocol 1.12; decision A1). Call it inside one transaction:
 * then it happens once, whatever crashes. A row of the account that is newer stays.
 */
export async function mergeGuest(tx: Tx, ports: WritePorts, guest: string, owner: string): Promise<Merged> {
  const merged: Merged = {}
  const { clientId } = await deviceOf(tx, ports)
  for (const entity of entityNames) {
    const rows = await tx.allRows(entity, guest)
    for (const row of rows) {
      const stamp = entityRules[entity].fromGuest === 'merge' ? row.stamp : lowestStamp(clientId)
      if (await adopt(tx, ports, entity, owner, { ...row, stamp })) merged[entity] = (merged[entity] ?? 0) + 1
    }
    const keys = rows.map(({ key }) => key)
    await tx.removeRows(entity, guest, keys)
  }
  return merged
}

async function adopt(tx: Tx, ports: WritePorts, entity: EntityName, owner: string, row: Row): Promise<boolean> {
  const { key, value, deleted, stamp } = row
  const [own] = await tx.rows(entity, owner, [key])
  if (own !== undefined && own.stamp >= stamp) return false
  const version = { value, deleted, stamp }
  await tx.putRows(entity, [{ ...version, owner, key, ackSeq: own?.ackSeq ?? 0, shadow: beneath(own) }])
  await enqueue(tx, newOperation(ports, { owner, entity, key }, version))
  return true
}
