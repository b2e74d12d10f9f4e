import { clearKey, type EntityName, entityNames, type Stamp } from '#contract/sync.ts'
import { enqueueAll } from './coalesce.ts'
import { deviceOf } from './device.ts'
import { entityRules } from './entities.ts'
import { lowered } from './hybrid-clock.ts'
import { uuidOf } from './ids.ts'
import { newOperation, pendingLanes } from './operation.ts'
import type { WritePorts } from './ports.ts'
import type { Row, Tx } from './store.ts'
import { isHidden } from './visible.ts'
import { beneath } from './write.ts'

/** A row that a merge brought into the account. */
export interface MergedRow {
  entity: EntityName
  key: string
  value: unknown
  stamp: Stamp
  /** What the account held under that key before; null when it held nothing. */
  before: unknown
}

/**
 * Moves what a guest kept on this device into an account (sync protocol 1.12; decision A1) and tells what came along. Call it
 * inside one transaction: then it happens once, whatever crashes. A row of the account that is newer stays, and what is older
 * than the account's clear of its history does not come along.
 */
export async function mergeGuest(tx: Tx, ports: WritePorts, guest: string, owner: string): Promise<MergedRow[]> {
  const merged: MergedRow[] = []
  for (const entity of entityNames) {
    const rows = await tx.allRows(entity, guest)
    if (rows.length === 0) continue
    merged.push(...(await adopt(tx, ports, entity, owner, rows)))
    const keys = rows.map(({ key }) => key)
    await tx.removeRows(entity, guest, keys)
  }
  return merged
}

async function adopt(tx: Tx, ports: WritePorts, entity: EntityName, owner: string, rows: readonly Row[]): Promise<MergedRow[]> {
  await deviceOf(tx, ports)
  const { fromGuest, clearable } = entityRules[entity]
  const keys = rows.map(({ key }) => key)
  const [clear, ...own] = await tx.rows(entity, owner, [clearKey, ...keys])
  const cleared = clearable ? clear?.stamp : undefined
  const pending = await pendingLanes(tx, owner)
  const put: Row[] = []
  const merged: MergedRow[] = []
  const operations = []
  for (const [index, row] of rows.entries()) {
    const { key, value, deleted } = row
    const mine = own[index]
    const stamp = fromGuest === 'merge' ? row.stamp : lowered(row.stamp)
    if ((mine !== undefined && mine.stamp >= stamp) || isHidden(row, cleared)) continue
    const version = { value, deleted, stamp }
    put.push({ ...version, owner, key, ackSeq: mine?.ackSeq ?? 0, shadow: beneath(mine) })
    // The same id for the same row, should two devices' copies of one guest ever be merged, or one twice.
    const id = uuidOf([row.owner, owner, entity, key, row.stamp].join('|'))
    operations.push(newOperation(ports, { owner, entity, key }, version, id))
    const wasSeen = mine !== undefined && !isHidden(mine, cleared)
    merged.push({ entity, key, value, stamp, before: wasSeen ? mine.value : null })
  }
  await tx.putRows(entity, put)
  await enqueueAll(tx, operations, pending)
  return merged
}
