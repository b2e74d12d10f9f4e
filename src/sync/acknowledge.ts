import {
  type EntityName,
  entityNames,
  rulesOf,
  clearKey,
  maxClockLeadMs,
  type MutationResult,
  type PushAnswer,
  type Stamp,
} from '#contract/sync.ts'
import { absorbConfirmed, later, mayBeLater, nextStamp, stampMs } from './clock.ts'
import { settlements } from './failure.ts'
import { rememberDeletions, rollBack, sweepHidden } from './merge.ts'
import { doubtOf, type Batch, enqueue, held, newMutation, versionOf, followStamps, restamp } from './outbox.ts'
import type { SyncPorts } from './ports.ts'
import { postpone, reject, release, tryRoom, waitForRoom } from './rejections.ts'
import { accountOf, type Deletion, type QueuedMutation, readAgain, type Row, type Tx, type Version } from './store.ts'

/** What the push must know after an answer was settled. */
export interface Acknowledged {
  /** The answer told the server's time and stamps were mended by it: the same mutations are ready again. */
  repaired: boolean
  /** The server holds something that this device has not read: a pull must come before the next push. */
  readFirst: boolean
  /** The server's number is below one it gave before: it went back in time. */
  wentBack: boolean
}

/**
 * Settles the answer to a push, in one transaction: each mutation is read from the store, never taken from the batch, because it
 * may have been settled or restamped meanwhile (sync protocol 1.6).
 */
export async function acknowledge(tx: Tx, ports: SyncPorts, owner: string, batch: Batch, answer: PushAnswer): Promise<Acknowledged> {
  const results = new Map(answer.results.map((result) => [result.mutationId, result]))
  const confirmed: Confirmed[] = []
  const rejected: { sent: QueuedMutation; result: MutationResult | undefined }[] = []
  const found = await tx.mutationsAt(batch.items.map(({ n }) => n))
  for (const [index, sent] of batch.items.entries()) {
    const mutation = found[index]
    if (mutation?.mutationId !== sent.mutationId) continue
    const result = outcomeOf(mutation, results.get(sent.mutationId))
    if (result === undefined || result.result === 'rejected') rejected.push({ sent, result })
    else if (wasStampedTooLow(mutation, sent, result)) await sendAnew(tx, ports, mutation)
    else if (isOrderUnknown(mutation, result, answer)) await reject(tx, ports, mutation, 'order-unknown', '')
    else confirmed.push(confirmedBy(mutation, sent, result))
  }
  await confirmAll(tx, ports, owner, confirmed, answer.seq)
  // One without mutations only asked for the server's time.
  let repaired = batch.items.length === 0
  let readFirst = false
  // A clear that was confirmed may have given those behind it new stamps.
  const left = await tx.mutationsAt(rejected.map(({ sent }) => sent.n))
  const withoutRoom: QueuedMutation[] = []
  for (const [index, { sent, result }] of rejected.entries()) {
    const mutation = left[index]
    if (mutation === undefined) continue
    const code = result?.code ?? 'internal'
    const fate = settlements[code].item
    if (fate === 'dead') await reject(tx, ports, mutation, code, result?.message ?? '')
    else if (fate === 'room') withoutRoom.push(mutation)
    else if (fate === 'read-first') {
      await sendAfterPull(tx, mutation)
      readFirst = true
    } else if (fate === 'retry') await postpone(tx, ports, mutation, code)
    else if (mutation.stamp !== sent.stamp) {
      // It was mended when the answer told the server's time, but must beat what was stamped ahead of it, if that is still there.
      await release(tx, [mutation])
      if (stampMs(mutation.stamp) > answer.serverTime + maxClockLeadMs) readFirst = true
      else repaired = true
    } else await postpone(tx, ports, mutation, code)
  }
  const wentBack = await noteSuccess(tx, ports, owner, batch.seq, answer)
  await noteRoom(tx, ports, owner, confirmed, withoutRoom)
  return { repaired, readFirst, wentBack }
}

/** Records whether the account has room, and lets what waits for it go once it may have. */
async function noteRoom(
  tx: Tx,
  ports: SyncPorts,
  owner: string,
  confirmed: readonly Confirmed[],
  withoutRoom: readonly QueuedMutation[],
): Promise<void> {
  const account = await accountOf(tx, owner)
  if (withoutRoom.length > 0) {
    await waitForRoom(tx, ports, owner, withoutRoom)
    await tx.putAccount({ ...account, full: true })
  } else if (account.full && confirmed.length > 0) {
    await tryRoom(tx, owner)
    if (confirmed.some(({ mutation }) => mutation.lastError === 'quota-exceeded')) await tx.putAccount({ ...account, full: false })
  }
}

/** After so many pulls have not shown what the server holds, a mutation is sent whatever that is. */
const maxReads = 3

/** Lets a mutation go again: the pull before tells what it replaces. */
async function sendAfterPull(tx: Tx, mutation: QueuedMutation): Promise<void> {
  const { replaces, ...rest } = mutation
  const attempts = mutation.attempts + 1
  await tx.putMutations([{ ...rest, ...(attempts < maxReads && { replaces }), attempts, leaseId: null, nextAttemptAt: 0 }])
}

/** A deletion that is too old for the account to remember is done: it holds nothing of that key. In doubt, it may not be that old. */
function outcomeOf({ op, latest }: QueuedMutation, result: MutationResult | undefined): MutationResult | undefined {
  return result?.code === 'stale-write' && op === 'delete' && latest === undefined ? { ...result, result: 'gone' } : result
}

/** Whether a mutation lost by a stamp that its answer has shown to be wrong: the one of its true moment would have won. */
const wasStampedTooLow = ({ stamp }: QueuedMutation, sent: QueuedMutation, { result, stamp: winner }: MutationResult): boolean =>
  result === 'superseded' && stamp !== sent.stamp && winner !== undefined && winner < stamp

/** Sends a mutation under a new id: the server judges each once. One that was decided since replaces it. */
async function sendAnew(tx: Tx, ports: SyncPorts, mutation: QueuedMutation): Promise<void> {
  const [, next] = await tx.lane(mutation.owner, mutation.entity, mutation.key)
  await tx.removeMutations([mutation.n])
  if (next !== undefined) await release(tx, [next])
  else await tx.addMutations([{ ...newMutation(ports, mutation, versionOf(mutation)), ...doubtOf(mutation) }])
}

/**
 * Whether a mutation lost, or was cleared away since, although it may be the later decision: its own moment could not be found, or the
 * winner's stamp is of a time when the server's clock was ahead.
 */
function isOrderUnknown(mutation: QueuedMutation, { result, stamp }: MutationResult, { serverTime }: PushAnswer): boolean {
  if (result === 'gone') return mutation.op === 'put' && mutation.latest !== undefined
  if (result !== 'superseded' || stamp === mutation.stamp) return false
  return mayBeLater(mutation, stamp) || (stamp !== undefined && stampMs(stamp) > serverTime + maxClockLeadMs)
}

/**
 * What a result says of one mutation. The stamp that counts is the one the server holds: the mutation may have been restamped since
 * it first arrived. One that lost against its own stamp is there already.
 */
function confirmedBy(mutation: QueuedMutation, sent: QueuedMutation, { result, stamp }: MutationResult): Confirmed {
  const holds = result === 'applied' || result === 'duplicate' || (result === 'superseded' && stamp === sent.stamp)
  return { mutation, stamp: stamp ?? sent.stamp, fate: holds ? 'current' : result === 'gone' ? 'gone' : 'superseded' }
}

/**
 * An answer arrived: back-off ends. An unknown epoch means that the server was restored from a backup, and everything is read
 * again. A number below the one known before the request left means the same, and resolves with true.
 */
async function noteSuccess(tx: Tx, ports: SyncPorts, owner: string, knownSeq: number, { epoch, seq }: PushAnswer): Promise<boolean> {
  const account = await accountOf(tx, owner)
  const restored = account.epoch !== null && account.epoch !== epoch
  const wentBack = !restored && seq < knownSeq
  await tx.putAccount({
    // Even if the answer is the older of the two, given before the server was restored: then what it confirms is lost.
    ...(restored ? readAgain(account, { restored }) : { ...account, recovering: account.recovering || wentBack }),
    epoch: account.epoch ?? epoch,
    failures: 0,
    retryAt: 0,
    batchLimit: Math.min(Number.MAX_SAFE_INTEGER, account.batchLimit * 2),
    lastSuccessAt: ports.clock.now(),
  })
  return wentBack
}

/** A mutation the server has acknowledged. */
export interface Confirmed {
  mutation: QueuedMutation
  /** Of the row as the server holds it now, or of the mutation where it holds none. */
  stamp: Stamp
  /** `current`: it is what the server holds. `superseded`: something newer is. `gone`: it was, and has been purged since. */
  fate: 'current' | 'superseded' | 'gone'
}

/**
 * Removes acknowledged mutations from the outbox and confirms the rows they wrote. Where a newer change won on the server, the row
 * is rolled back to what was confirmed before: the winner comes with the next pull, or it is a tombstone this device has already
 * removed. `seq` is the account's number in the answer.
 */
async function confirmAll(tx: Tx, ports: SyncPorts, owner: string, confirmed: readonly Confirmed[], seq: number): Promise<void> {
  if (confirmed.length === 0) return
  await tx.removeMutations(confirmed.map(({ mutation }) => mutation.n))
  await followStamps(
    tx,
    owner,
    confirmed.filter(({ mutation, stamp, fate }) => fate === 'current' && stamp !== mutation.stamp),
  )
  await absorbConfirmed(
    tx,
    ports,
    confirmed.map(({ stamp }) => stamp),
  )
  for (const entity of entityNames) {
    const group = confirmed.filter(({ mutation }) => mutation.entity === entity)
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
  const keys = group.map(({ mutation }) => mutation.key)
  const rows = await tx.rows(entity, owner, keys)
  const put: Row[] = []
  const removed: string[] = []
  const requeue: { key: string; version: Version }[] = []
  const replaced: Deletion[] = []
  for (const [index, item] of group.entries()) {
    const row = rows[index]
    const next = row === undefined ? undefined : rowAfter(row, item, seq)
    const { key } = item.mutation
    // Nothing of it is left to be swept. A restored server may take back what took its place, and must then be told of it.
    if (row?.shadow?.deleted && next?.row !== undefined && !knows(next.row, row.shadow.stamp))
      replaced.push({ entity, key, stamp: row.shadow.stamp })
    if (next?.row === null) removed.push(key)
    else if (next?.row !== undefined) put.push(next.row)
    if (next?.requeue !== undefined) requeue.push({ key, version: next.requeue })
  }
  if (put.length > 0) await tx.putRows(entity, put)
  if (removed.length > 0) await tx.removeRows(entity, owner, removed)
  if (replaced.length > 0) await rememberDeletions(tx, owner, replaced)
  for (const { key, version } of requeue) await enqueue(tx, newMutation(ports, { owner, entity, key }, version))
  for (const [index, item] of group.entries()) {
    if (rows[index]?.stamp !== item.mutation.stamp) await releaseNext(tx, ports, item)
    if (item.mutation.key === clearKey && item.fate === 'current') await keepAboveClear(tx, ports, item)
  }
  if (rulesOf(entity).clearable && group.some(({ mutation, fate }) => mutation.key === clearKey || fate !== 'current'))
    await sweepHidden(tx, ports, entity, owner)
}

const knows = (row: Row | null, stamp: Stamp): boolean => row?.stamp === stamp || row?.shadow?.stamp === stamp

/** A row after a mutation of its key was acknowledged; `row` null removes it, undefined leaves it. */
function rowAfter(row: Row, { mutation, stamp, fate }: Confirmed, seq: number): { row?: Row | null; requeue?: Version } {
  const { owner, key } = row
  const { latest } = mutation
  if (row.stamp === mutation.stamp) {
    if (fate === 'superseded') return rollBack(row, mutation.stamp)
    // A deletion that is gone is to be remembered: the next sweep does that.
    if (fate === 'gone' && !row.deleted) return { row: null }
    return { row: { owner, key, value: row.value, deleted: row.deleted, stamp, ackSeq: seq, ...doubtOf({ latest }) } }
  }
  // A newer edit is on top of it.
  const under = row.shadow
  if (fate !== 'current' || under === undefined) return {}
  const isKnown = under !== null && (stamp < under.stamp || (stamp === under.stamp && under.lost === undefined))
  if (isKnown) return {}
  return { row: { ...row, shadow: { ...versionOf(mutation), stamp, ackSeq: seq, ...doubtOf({ latest }) } } }
}

/**
 * Releases the next mutation of the lane. It was decided after this one, so it must not lose against the stamp this one has on the
 * server.
 */
async function releaseNext(tx: Tx, ports: SyncPorts, { mutation, stamp, fate }: Confirmed): Promise<void> {
  const [next] = await tx.lane(mutation.owner, mutation.entity, mutation.key)
  if (next === undefined) return
  const released = { ...next, nextAttemptAt: next.nextAttemptAt === held ? 0 : next.nextAttemptAt }
  if (fate === 'current') await keepAbove(tx, ports, [released], stamp)
  else await tx.putMutations([released])
}

/** Nor must any mutation that was decided after a clear. */
async function keepAboveClear(tx: Tx, ports: SyncPorts, { mutation, stamp }: Confirmed): Promise<void> {
  const { owner, entity } = mutation
  const following = (await tx.mutations(owner)).filter((other) => other.entity === entity && other.stamp > mutation.stamp)
  await keepAbove(tx, ports, following, stamp)
}

/** Lets mutations win against a confirmed stamp that they were decided after, also when a clock is set right and their own are mended. */
async function keepAbove(tx: Tx, ports: SyncPorts, mutations: readonly QueuedMutation[], stamp: Stamp): Promise<void> {
  const bound = mutations.map(({ timing, ...rest }) => ({
    ...rest,
    ...(timing && { timing: { ...timing, over: later(timing.over, stamp) } }),
  }))
  await tx.putMutations(bound.filter((mutation) => mutation.stamp > stamp))
  const below = bound.filter((mutation) => mutation.stamp <= stamp)
  for (const mutation of below.toSorted((a, b) => (a.stamp < b.stamp ? -1 : 1)))
    await restamp(tx, mutation.owner, [{ mutation, stamp: await nextStamp(tx, ports, [stamp]) }])
}
