import type { ErrorCode } from '#contract/errors.ts'
import { type DeadReason, pushLimit, type Stamp } from '#contract/sync.ts'
import { deviceOf, WriterTooOld } from './clock.ts'
import { dropPurged } from './deletions.ts'
import { mutationBackOffMs } from './failure.ts'
import { rollBack } from './merge.ts'
import { aboutOf, enqueue, held, newMutation, payloadVersions } from './outbox.ts'
import { asked, stateOf, upcast } from './payload-versions.ts'
import type { SyncPorts, WritePorts } from './ports.ts'
import { accountOf, type DeadLetter, type Lane, type QueuedMutation, readAgain, type ReadTx, type Row, type Tx } from './store.ts'
import { writeLocally } from './write.ts'

/** Turns a rejected mutation into a dead letter the person can see, and rolls its row back to what the server holds (decision A4). */
export async function reject(tx: Tx, ports: SyncPorts, mutation: QueuedMutation, reason: DeadReason, message: string): Promise<void> {
  const { n, mutationId, owner, entity, key, op, payload, payloadVersion, stamp } = mutation
  const rejected = { mutationId, owner, entity, key, op, payload, payloadVersion, stamp }
  await tx.putDeadLetter({ ...rejected, reason, message, at: ports.clock.now() })
  await tx.removeMutations([n])
  const [row] = await tx.rows(entity, owner, [key])
  if (row !== undefined && row.stamp === stamp) await putRolledBack(tx, ports, mutation, row, stamp)
  const [next] = await tx.lane(owner, entity, key)
  if (next?.nextAttemptAt === held) await release(tx, [next])
}

/** A dead letter with what it is about (`aboutOf`). */
export interface RejectedChange extends DeadLetter {
  about: unknown
}

/** The dead letters of an owner. */
export async function rejectedChanges(tx: ReadTx, owner: string): Promise<RejectedChange[]> {
  const letters = await tx.deadLetters(owner)
  const rows = await Promise.all(letters.map(({ entity, key }) => tx.rows(entity, owner, [key])))
  return letters.map((letter, index) => ({ ...letter, about: aboutOf(letter, rows[index]?.[0]) }))
}

async function putRolledBack(tx: Tx, ports: WritePorts, { owner, entity, key }: Lane, edited: Row, refused?: Stamp): Promise<void> {
  const { row, requeue } = rollBack(edited, refused)
  const isToldAgain = edited.shadow?.lost !== undefined && edited.shadow.stamp === refused
  if (row === null && isToldAgain) await dropPurged(tx, entity, owner, [edited])
  else if (row === null) await tx.removeRows(entity, owner, [key])
  else if (row !== undefined) await tx.putRows(entity, [row])
  if (requeue) await enqueue(tx, newMutation(ports, { owner, entity, key }, requeue))
}

/** Leaves a mutation in the outbox for a later attempt; only its lane waits. Resolves with when that is, epoch ms. */
export async function postpone(tx: Tx, ports: SyncPorts, mutation: QueuedMutation, code: ErrorCode): Promise<number> {
  const attempts = mutation.attempts + 1
  const nextAttemptAt = ports.clock.now() + mutationBackOffMs(attempts, ports.random)
  await tx.putMutations([{ ...mutation, attempts, nextAttemptAt, leaseId: null, lastError: code }])
  return nextAttemptAt
}

/** How long changes wait for room in their account before they are tried again (ms): nobody makes room by the minute. */
const roomWaitMs = 3_600_000

const waitsForRoom = ({ lastError, leaseId }: QueuedMutation): boolean => lastError === 'quota-exceeded' && leaseId === null

/** Leaves mutations that found no room in the outbox, and has all that wait for room tried together: so they are no storm. */
export async function waitForRoom(tx: Tx, ports: SyncPorts, owner: string, refused: readonly QueuedMutation[]): Promise<void> {
  const nextAttemptAt = ports.clock.now() + roomWaitMs
  const waiting = (await tx.mutations(owner)).filter(waitsForRoom)
  await tx.putMutations([
    ...waiting.map((mutation) => ({ ...mutation, nextAttemptAt })),
    // As any that failed, behind the others: one of those may make room.
    ...refused.map((mutation) => ({
      ...mutation,
      attempts: Math.max(1, mutation.attempts),
      nextAttemptAt,
      leaseId: null,
      lastError: 'quota-exceeded' as const,
    })),
  ])
}

/** Lets the next of those that wait for room go, as many as one request carries: its answer tells whether there is more. */
export async function tryRoom(tx: Tx, owner: string): Promise<void> {
  const waiting = (await tx.mutations(owner)).filter(waitsForRoom)
  await release(tx, waiting.slice(0, pushLimit))
}

/** Delays every mutation that failed before until `until` (epoch ms): retried together they are no storm. */
export async function holdBackFailed(tx: Tx, owner: string, until: number): Promise<void> {
  const failed = (await tx.mutations(owner)).filter(
    ({ attempts, leaseId, nextAttemptAt }) => attempts > 0 && leaseId === null && nextAttemptAt < until,
  )
  if (failed.length > 0) await tx.putMutations(failed.map((mutation) => ({ ...mutation, nextAttemptAt: until })))
}

/** Ends the leases and waits of mutations. */
export async function release(tx: Tx, mutations: readonly QueuedMutation[]): Promise<void> {
  await tx.putMutations(mutations.map((mutation) => ({ ...mutation, leaseId: null, nextAttemptAt: 0 })))
}

/**
 * Writes a dead letter again as a new decision: new id, and a stamp above all that is known, so that it also replaces what the
 * account has received since. Call it inside one transaction. Throws `WriterTooOld` for a letter of a newer bundle.
 */
export async function retryDeadLetter(tx: Tx, ports: WritePorts, owner: string, mutationId: string): Promise<void> {
  const letter = (await tx.deadLetters(owner)).find((candidate) => candidate.mutationId === mutationId)
  if (letter === undefined) return
  const { payload, payloadVersion = 1 } = letter
  if (payloadVersion > payloadVersions.current) throw new WriterTooOld('Reload to go on: a newer version of the app has made this change.')
  for (const state of upcast(stateOf(letter, payload), payloadVersion))
    await writeLocally(tx, ports, { owner, ...asked(state), value: state.value, queued: true })
  await tx.removeDeadLetter(mutationId)
}

/** Removes a dead letter because the person said so; one of another owner is left alone. */
export async function discardDeadLetter(tx: Tx, owner: string, mutationId: string): Promise<void> {
  const letters = await tx.deadLetters(owner)
  if (letters.some((letter) => letter.mutationId === mutationId)) await tx.removeDeadLetter(mutationId)
}

/**
 * Discards an owner's whole outbox because the person said so; call it inside one transaction. Dead letters stay, and what the
 * server has lost is still sent to it. A mutation that was in flight may have been applied all the same, so the account is read
 * again from the start. Throws `WriterTooOld`.
 */
export async function discardPending(tx: Tx, ports: WritePorts, owner: string): Promise<void> {
  await deviceOf(tx, ports)
  const mutations = await tx.mutations(owner)
  await tx.removeMutations(mutations.map(({ n }) => n))
  for (const { entity, key } of mutations) {
    const [edited] = await tx.rows(entity, owner, [key])
    if (edited !== undefined) await putRolledBack(tx, ports, { owner, entity, key }, edited)
  }
  await tx.putAccount(readAgain(await accountOf(tx, owner)))
}
