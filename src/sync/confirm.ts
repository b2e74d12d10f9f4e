import { clearKey, type EntityName, entityNames, type Stamp } from '#contract/sync.ts'
import { enqueue } from './coalesce.ts'
import { nextStamp, noteConfirmed } from './device.ts'
import { entityRules } from './entities.ts'
import { held, newOperation, type Operation, versionOf } from './operation.ts'
import type { SyncPorts } from './ports.ts'
import { restamp } from './repair-clock.ts'
import { rolledBack } from './roll-back.ts'
import type { Row, Tx, Version } from './store.ts'
import { sweepHidden } from './sweep.ts'

/** A change the server has taken up. */
export interface Confirmed {
  operation: Operation
  /** Of the row as the server holds it now; null when it holds none, and then the change's own stamp proves nothing of the clock. */
  stamp: Stamp | null
  /** `holds`: it is what the server holds. `beaten`: something newer is. `gone`: it was, and has been cleared away since. */
  fate: 'holds' | 'beaten' | 'gone'
}

/**
 * The server has these: the records leave, and the rows they made are confirmed. If a newer change won there, the row goes back
 * to what was confirmed before: the winner either comes with the next pull or, a deletion this device has long forgotten,
 * never again. `seq` is the account's number in the answer.
 */
export async function confirmAll(tx: Tx, ports: SyncPorts, owner: string, confirmed: readonly Confirmed[], seq: number): Promise<void> {
  if (confirmed.length === 0) return
  await tx.removeOperations(confirmed.map(({ operation }) => operation.n))
  await noteConfirmed(
    tx,
    ports,
    confirmed.map(({ stamp }) => stamp).filter((stamp) => stamp !== null),
  )
  for (const entity of entityNames) {
    const group = confirmed.filter(({ operation }) => operation.entity === entity)
    if (group.length > 0) await confirmRows(tx, ports, entity, owner, group, seq)
  }
}

async function confirmRows(
  tx: Tx,
  ports: SyncPorts,
  entity: EntityName,
  owner: string,
  group: readonly Confirmed[],
  seq: number,
): Promise<void> {
  const keys = group.map(({ operation }) => operation.key)
  const rows = await tx.rows(entity, owner, keys)
  const put: Row[] = []
  const removed: string[] = []
  const retold: { key: string; version: Version }[] = []
  for (const [index, item] of group.entries()) {
    const row = rows[index]
    const next = row === undefined ? undefined : after(row, item, seq)
    const { key } = item.operation
    if (next?.row === null) removed.push(key)
    else if (next?.row !== undefined) put.push(next.row)
    if (next?.retold !== undefined) retold.push({ key, version: next.retold })
  }
  if (put.length > 0) await tx.putRows(entity, put)
  if (removed.length > 0) await tx.removeRows(entity, owner, removed)
  for (const { key, version } of retold) await enqueue(tx, newOperation(ports, { owner, entity, key }, version))
  for (const [index, item] of group.entries()) {
    if (rows[index]?.stamp !== item.operation.stamp) await letFollow(tx, ports, item)
    if (item.operation.key === clearKey && item.fate === 'holds') await keepAbove(tx, ports, item)
  }
  if (entityRules[entity].clearable && group.some(({ operation, fate }) => operation.key === clearKey || fate !== 'holds'))
    await sweepHidden(tx, entity, owner)
}

/** A row after a change of its key was confirmed; `row` null removes it, undefined leaves it. */
function after(row: Row, { operation, stamp, fate }: Confirmed, seq: number): { row?: Row | null; retold?: Version } {
  const { owner, key } = row
  if (row.stamp === operation.stamp) {
    if (fate === 'gone') return { row: null }
    return fate === 'holds' && stamp !== null
      ? { row: { owner, key, value: row.value, deleted: row.deleted, stamp, ackSeq: seq } }
      : rolledBack(row)
  }
  // A newer edit lies on top of it.
  if (fate !== 'holds' || stamp === null || row.shadow === undefined || stamp <= (row.shadow?.stamp ?? '')) return {}
  return { row: { ...row, shadow: { ...versionOf(operation), stamp, ackSeq: seq } } }
}

/**
 * The next change of the lane has its turn. It was decided after this one, so it must not lose against the stamp this one turned
 * out to have.
 */
async function letFollow(tx: Tx, ports: SyncPorts, { operation, stamp, fate }: Confirmed): Promise<void> {
  const [next] = await tx.lane(operation.owner, operation.entity, operation.key)
  if (next === undefined) return
  const ready = { ...next, nextAttemptAt: next.nextAttemptAt === held ? 0 : next.nextAttemptAt }
  if (fate === 'holds' && stamp !== null && next.stamp <= stamp)
    await restamp(tx, next.owner, [{ operation: ready, stamp: await nextStamp(tx, ports, [stamp]) }])
  else await tx.putOperations([ready])
}

/** So must nothing that was decided after a clear. */
async function keepAbove(tx: Tx, ports: SyncPorts, { operation, stamp }: Confirmed): Promise<void> {
  if (stamp === null || stamp <= operation.stamp) return
  const { owner, entity } = operation
  const later = (await tx.operations(owner)).filter(
    (other) => other.entity === entity && other.stamp > operation.stamp && other.stamp <= stamp,
  )
  for (const other of later.toSorted((a, b) => (a.stamp < b.stamp ? -1 : 1)))
    await restamp(tx, owner, [{ operation: other, stamp: await nextStamp(tx, ports, [stamp]) }])
}
