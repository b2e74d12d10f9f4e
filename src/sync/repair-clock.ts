import { entityNames, maxClockLeadMs, type Stamp } from '#contract/sync.ts'
import { deviceOf } from './device.ts'
import { absorb, type HybridClock, later, lowestStamp, stampMs, tick } from './hybrid-clock.ts'
import type { Operation } from './operation.ts'
import type { WritePorts } from './ports.ts'
import type { Tx } from './store.ts'

/**
 * Sets a clock right that ran ahead (sync protocol 1.5): the offset is learnt, the hybrid clock goes back to the highest stamp
 * the server has accepted (below that an edit could lose against a row or a tombstone that is long gone from here), and the
 * changes whose stamps lie ahead of the server get new ones in their order, under their old ids.
 */
export async function repairClock(
  tx: Tx,
  ports: WritePorts,
  owner: string,
  serverTime: number,
  refused: ReadonlySet<string>,
): Promise<void> {
  const device = await deviceOf(tx, ports)
  const now = ports.clock.now()
  const operations = await tx.operations(owner)
  const isAhead = ({ mutationId, stamp }: Operation) => refused.has(mutationId) || stampMs(stamp) > serverTime + maxClockLeadMs
  const kept = operations.filter((operation) => !isAhead(operation)).map(({ stamp }) => stamp)
  const seen = kept.reduce(later, device.confirmed)
  let clock: HybridClock = absorb({ ...device, last: lowestStamp(device.clientId), offsetMs: serverTime - now }, seen)
  // By their stamps, not their numbers: a change that took another's place kept its number, and a clear must stay where it was.
  const ahead = operations.filter(isAhead).toSorted((a, b) => (a.stamp < b.stamp ? -1 : 1))
  const restamped = ahead.map((operation): Restamped => {
    clock = tick(clock, now)
    // One refused only once is ready at once; one that keeps being refused keeps its back-off.
    const nextAttemptAt = refused.has(operation.mutationId) && operation.attempts <= 1 ? 0 : operation.nextAttemptAt
    return { operation: { ...operation, nextAttemptAt }, stamp: clock.last }
  })
  await restamp(tx, owner, restamped)
  await tx.putDevice({ ...device, ...clock })
}

/** A waiting change and the stamp it is to have. */
interface Restamped {
  operation: Operation
  stamp: Stamp
}

/** Gives waiting changes of one owner other stamps, and the rows they made too. */
export async function restamp(tx: Tx, owner: string, changes: readonly Restamped[]): Promise<void> {
  await tx.putOperations(changes.map(({ operation, stamp }) => ({ ...operation, stamp })))
  for (const entity of entityNames) {
    const group = changes.filter(({ operation }) => operation.entity === entity)
    if (group.length === 0) continue
    const keys = group.map(({ operation }) => operation.key)
    const rows = await tx.rows(entity, owner, keys)
    const next = group.flatMap(({ operation, stamp }, index) => {
      const row = rows[index]
      return row?.stamp === operation.stamp ? [{ ...row, stamp }] : []
    })
    await tx.putRows(entity, next)
  }
}
