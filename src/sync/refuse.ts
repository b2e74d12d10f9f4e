import type { ErrorCode } from '#contract/errors.ts'
import { changeBackOffMs } from './back-off.ts'
import { enqueue } from './coalesce.ts'
import { held, newOperation, type Operation } from './operation.ts'
import type { SyncPorts } from './ports.ts'
import { rolledBack } from './roll-back.ts'
import type { Tx } from './store.ts'

/** Keeps a refused change where the person can see it, and puts back what the server holds (decision A4). */
export async function bury(tx: Tx, ports: SyncPorts, operation: Operation, code: ErrorCode, message: string): Promise<void> {
  const { n, mutationId, owner, entity, key, op, payload, payloadVersion, stamp } = operation
  const refused = { mutationId, owner, entity, key, op, payload, payloadVersion, stamp }
  await tx.putDeadLetter({ ...refused, reason: code, message, at: ports.clock.now() })
  await tx.removeOperations([n])
  const [row] = await tx.rows(entity, owner, [key])
  if (row !== undefined && row.stamp === stamp) await putBack(tx, ports, operation, rolledBack(row))
  const [next] = await tx.lane(owner, entity, key)
  if (next?.nextAttemptAt === held) await ready(tx, [next])
}

async function putBack(tx: Tx, ports: SyncPorts, target: Operation, { row, retold }: ReturnType<typeof rolledBack>): Promise<void> {
  const { owner, entity, key } = target
  if (row === null) await tx.removeRows(entity, owner, [key])
  else if (row !== undefined) await tx.putRows(entity, [row])
  if (retold) await enqueue(tx, newOperation(ports, { owner, entity, key }, retold))
}

/** Leaves a change in the queue for a later attempt, its lane waiting alone. Resolves with when that is, epoch ms. */
export async function postpone(tx: Tx, ports: SyncPorts, operation: Operation, code: ErrorCode): Promise<number> {
  const attempts = operation.attempts + 1
  const nextAttemptAt = ports.clock.now() + changeBackOffMs(attempts, ports.random)
  await tx.putOperations([{ ...operation, attempts, nextAttemptAt, leaseId: null, lastError: code }])
  return nextAttemptAt
}

/** Lets every change that failed before wait at least until then: they have one attempt in common, so they are no storm. */
export async function holdBackFailed(tx: Tx, owner: string, until: number): Promise<void> {
  const failed = (await tx.operations(owner)).filter(
    ({ attempts, leaseId, nextAttemptAt }) => attempts > 0 && leaseId === null && nextAttemptAt < until,
  )
  if (failed.length > 0) await tx.putOperations(failed.map((operation) => ({ ...operation, nextAttemptAt: until })))
}

/** Lets changes go at once. */
export async function ready(tx: Tx, operations: readonly Operation[]): Promise<void> {
  await tx.putOperations(operations.map((operation) => ({ ...operation, leaseId: null, nextAttemptAt: 0 })))
}
