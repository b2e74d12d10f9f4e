import { held, laneOf, type NewOperation, type Operation } from './operation.ts'
import type { Tx } from './store.ts'

/**
 * Puts a change into its lane (sync protocol 1.4): it takes the place of the lane's last change if that one never left the
 * device, under its own new id; otherwise it follows. So a lane holds at most two: one sent, one latest. A put and a delete
 * never cancel out: the delete may be needed for another device's row.
 */
export async function enqueue(tx: Tx, operation: NewOperation): Promise<void> {
  const lane = await tx.lane(operation.owner, operation.entity, operation.key)
  const last = lane.at(-1)
  if (last === undefined) await tx.addOperations([operation])
  else if (last.everSent) await tx.addOperations([{ ...operation, nextAttemptAt: held }])
  else await tx.putOperations([replacing(last, operation)])
}

/** Puts changes of different keys into their lanes. Only the `pending` ones are looked at: there may be thousands. */
export async function enqueueAll(tx: Tx, operations: readonly NewOperation[], pending: ReadonlySet<string>): Promise<void> {
  const waits = (operation: NewOperation): boolean => pending.has(laneOf(operation))
  const alone = operations.filter((operation) => !waits(operation))
  if (alone.length > 0) await tx.addOperations(alone)
  for (const operation of operations.filter(waits)) await enqueue(tx, operation)
}

const replacing = ({ n, enqueuedAt, nextAttemptAt }: Operation, operation: NewOperation): Operation => ({
  ...operation,
  n,
  enqueuedAt,
  nextAttemptAt,
})
