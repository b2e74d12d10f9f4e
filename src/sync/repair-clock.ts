import { maxClockLeadMs } from '#contract/sync.ts'
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
  for (const operation of operations.filter(isAhead)) {
    clock = tick(clock, now)
    await restamp(tx, operation, clock.last)
  }
  await tx.putDevice({ ...device, ...clock })
}

/** A change refused only once is ready at once; one that keeps being refused keeps its back-off. */
async function restamp(tx: Tx, operation: Operation, stamp: string): Promise<void> {
  const nextAttemptAt = operation.attempts <= 1 ? 0 : operation.nextAttemptAt
  await tx.putOperations([{ ...operation, stamp, nextAttemptAt }])
  const [row] = await tx.rows(operation.entity, operation.owner, [operation.key])
  if (row !== undefined && row.stamp === operation.stamp) await tx.putRows(operation.entity, [{ ...row, stamp }])
}
