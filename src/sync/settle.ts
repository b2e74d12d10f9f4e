import type { ErrorCode } from '#contract/errors.ts'
import type { MutationResult, PushAnswer } from '#contract/sync.ts'
import { changeBackOffMs } from './back-off.ts'
import { type ItemFate, settlements } from './classify.ts'
import { enqueue } from './coalesce.ts'
import { noteConfirmed } from './device.ts'
import type { Batch } from './lease.ts'
import { newOperation, type Operation, versionOf } from './operation.ts'
import type { SyncPorts } from './ports.ts'
import { repairClock } from './repair-clock.ts'
import { accountOf, type Row, type Tx } from './store.ts'

/** What the flush must know after an answer was settled. */
export interface Settled {
  /** The clock was wrong and has been set right: the same changes are ready again. */
  repaired: boolean
}

/**
 * Settles a push, in one transaction: each change is looked up by its id, never taken from the batch, because it may have been
 * settled or restamped meanwhile (sync protocol 1.6).
 */
export async function settleAnswer(tx: Tx, ports: SyncPorts, owner: string, batch: Batch, answer: PushAnswer): Promise<Settled> {
  const results = new Map(answer.results.map((result) => [result.mutationId, result]))
  const early = new Set<string>()
  for (const { mutationId } of batch.items) {
    const operation = await tx.operation(mutationId)
    if (operation === undefined) continue
    const result = results.get(mutationId)
    if (result !== undefined && result.result !== 'rejected') await confirm(tx, ports, operation, result, answer.seq)
    else {
      const code = result?.code ?? 'internal'
      if (settlements[code].item === 'repair-clock') early.add(mutationId)
      await refusals[settlements[code].item](tx, ports, operation, code, result?.message ?? '')
    }
  }
  if (early.size > 0) await repairClock(tx, ports, owner, answer.serverTime, early)
  await noteSuccess(tx, ports, owner, answer.epoch)
  return { repaired: early.size > 0 }
}

/**
 * The server has it: the record leaves, and the row it made (if still the one on screen) is confirmed. If a newer change won
 * there, the row goes back to what was confirmed before: the winner either comes with the next pull or, a deletion this device
 * has long forgotten, never again.
 */
async function confirm(tx: Tx, ports: SyncPorts, operation: Operation, { result }: MutationResult, seq: number): Promise<void> {
  await tx.removeOperations([operation.n])
  await noteConfirmed(tx, ports, [operation.stamp])
  const { entity, owner, key } = operation
  const [row] = await tx.rows(entity, owner, [key])
  if (row === undefined) return
  const holds = result === 'applied' || result === 'duplicate'
  if (row.stamp === operation.stamp) {
    if (result === 'gone') return tx.removeRows(entity, owner, [key])
    return holds ? tx.putRows(entity, [withoutShadow(row, seq)]) : rollBack(tx, ports, row, operation)
  }
  if (holds && row.shadow !== undefined && operation.stamp > (row.shadow?.stamp ?? '')) {
    await tx.putRows(entity, [{ ...row, shadow: { ...versionOf(operation), ackSeq: seq } }])
  }
}

type Refusal = (tx: Tx, ports: SyncPorts, operation: Operation, code: ErrorCode, message: string) => Promise<void>

/** What each fate of the settle table does. */
const refusals: Record<ItemFate, Refusal> = {
  dead: bury,
  retry: (tx, ports, operation, code) => postpone(tx, ports, operation, code),
  // The repair readies it again; a second refusal in a row waits like any other failure.
  'repair-clock': (tx, ports, operation, code) => postpone(tx, ports, operation, code),
}

/** Keeps a refused change where the person can see it, and puts back what the server holds (decision A4). */
export async function bury(tx: Tx, ports: SyncPorts, operation: Operation, code: ErrorCode, message: string): Promise<void> {
  const { n, mutationId, owner, entity, key, op, payload, stamp } = operation
  await tx.putDeadLetter({ mutationId, owner, entity, key, op, payload, stamp, reason: code, message, at: ports.clock.now() })
  await tx.removeOperations([n])
  const [row] = await tx.rows(entity, owner, [key])
  if (row !== undefined && row.stamp === stamp) await rollBack(tx, ports, row, operation)
}

/** Puts back the confirmed state beneath a row; if the server has forgotten that state, it is told again. */
async function rollBack(tx: Tx, ports: SyncPorts, row: Row, { entity }: Operation): Promise<void> {
  if (row.shadow === undefined) return
  if (row.shadow === null) return tx.removeRows(entity, row.owner, [row.key])
  const { lost, ...confirmed } = row.shadow
  const target = { owner: row.owner, entity, key: row.key }
  const back: Row = { ...confirmed, owner: row.owner, key: row.key }
  await tx.putRows(entity, [lost ? { ...back, shadow: null } : back])
  if (lost) await enqueue(tx, newOperation(ports, target, confirmed))
}

/** Leaves a change in the queue for a later attempt, its lane waiting alone. */
export async function postpone(tx: Tx, ports: SyncPorts, operation: Operation, code: ErrorCode): Promise<void> {
  const now = ports.clock.now()
  const attempts = operation.attempts + 1
  const wait = changeBackOffMs(attempts, now - operation.enqueuedAt, ports.random)
  await tx.putOperations([{ ...operation, attempts, nextAttemptAt: now + wait, leaseId: null, leaseUntil: 0, lastError: code }])
}

/** An answer arrived: back-off ends. An unknown epoch means the server was restored: everything is read again. */
async function noteSuccess(tx: Tx, ports: SyncPorts, owner: string, epoch: string): Promise<void> {
  const account = await accountOf(tx, owner)
  const restored = account.epoch !== null && account.epoch !== epoch
  await tx.putAccount({
    ...account,
    epoch: account.epoch ?? epoch,
    cursor: restored ? null : account.cursor,
    failures: 0,
    retryAt: 0,
    batchLimit: Math.min(Number.MAX_SAFE_INTEGER, account.batchLimit * 2),
    lastSuccessAt: ports.clock.now(),
  })
}

const withoutShadow = ({ owner, key, value, deleted, stamp }: Row, ackSeq: number): Row => ({ owner, key, value, deleted, stamp, ackSeq })
