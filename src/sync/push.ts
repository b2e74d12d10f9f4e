import { pushLimit } from '#contract/sync.ts'
import { acknowledge } from './acknowledge.ts'
import { deviceOf, isMistimed, keepServerTime, randomHex, timeRequest } from './clock.ts'
import { type Failure, isDue, isRetryable, noteFailure, settlements, type Stop } from './failure.ts'
import { type Batch, laneOf, type PayloadVersions, payloadVersions, wireMutation } from './outbox.ts'
import { upgradeMutations } from './payload-versions.ts'
import type { Reply, SyncPorts } from './ports.ts'
import { holdBackFailed, postpone, reject, release } from './rejections.ts'
import { type Account, accountOf, type QueuedMutation, type Tx } from './store.ts'

/** How often one run asks for the server's time, or sends again what was ahead of it, before it waits instead. */
const maxRepairs = 2

/** What became of one request. */
interface Outcome {
  /** It failed as a whole, and the account has to wait or pause. */
  failure?: Failure
  /** The answer told the server's time and stamps were mended by it: the same mutations are ready again. */
  repaired?: boolean
  /** The server went back in time. */
  wentBack?: boolean
  /** It holds something that this device has not read. */
  readFirst?: boolean
}

/** Sends every mutation that is ready, some batches at a time (sync protocol 1.6). Null when nothing ready is left. */
export async function push(ports: SyncPorts, owner: string, until: number): Promise<Stop | null> {
  for (let repairs = 0; ports.clock.now() < until;) {
    const batches = await leaseBatches(ports, owner)
    if (batches === 'reload') return 'reload'
    if (batches.length === 0) return null
    const outcomes = await Promise.all(batches.map((batch) => send(ports, owner, batch)))
    const failure = outcomes.find((outcome) => outcome.failure !== undefined)?.failure
    if (failure !== undefined) return noteFailure(ports, owner, failure)
    // A pull must come before the next push.
    if (outcomes.some(({ wentBack, readFirst }) => wentBack || readFirst)) return null
    if (outcomes.some(({ repaired }) => repaired) && ++repairs > maxRepairs) return 'waiting'
  }
  return 'budget'
}

async function send(ports: SyncPorts, owner: string, batch: Batch): Promise<Outcome> {
  const timed = timeRequest(ports.clock)
  const reply = await ports.transport.push({ owner, clientId: batch.clientId, items: batch.items.map(wireMutation) })
  if (reply.kind === 'answer') {
    const measurement = timed(reply.value.serverTime)
    return ports.store.transact(async (tx) => {
      await keepServerTime(tx, ports, owner, measurement)
      return acknowledge(tx, ports, owner, batch, reply.value)
    })
  }
  if (reply.kind === 'refused' && settlements[reply.code].request === 'split') return isolate(ports, owner, batch, reply)
  // Whether these were applied is unknown: they stay in the outbox for the next attempt.
  await ports.store.transact(async (tx) => release(tx, await stillLeased(tx, batch)))
  return { failure: reply }
}

type Refused = Extract<Reply<never>, { kind: 'refused' }>

/**
 * The whole request was refused because of one mutation in it. Half of it is tried next; a mutation that is alone is the cause,
 * and only its lane waits. Where the server itself failed, it may fail for every mutation, and one request for each would be a
 * storm: so at a mutation's first failure the account waits as well, and later all that failed before wait together.
 */
async function isolate(ports: SyncPorts, owner: string, batch: Batch, refused: Refused): Promise<Outcome> {
  const { code, message } = refused
  const alone = batch.items.length === 1
  const isFirst = await ports.store.transact(async (tx) => {
    const mutations = await stillLeased(tx, batch)
    if (!alone) await release(tx, mutations)
    else
      for (const mutation of mutations)
        if (!isRetryable(code)) await reject(tx, ports, mutation, code, message)
        else await holdBackFailed(tx, owner, await postpone(tx, ports, mutation, code))
    const account = await accountOf(tx, owner)
    await tx.putAccount({ ...account, batchLimit: Math.max(1, Math.floor(batch.items.length / 2)) })
    return mutations.every(({ attempts }) => attempts === 0)
  })
  return alone && isRetryable(code) && isFirst ? { failure: refused } : {}
}

/** The batch as the store has it now, without what another run has leased since. */
async function stillLeased(tx: Tx, { items, leaseId }: Batch): Promise<QueuedMutation[]> {
  const found = await tx.mutationsAt(items.map(({ n }) => n))
  return found.filter((mutation) => mutation !== undefined).filter((mutation) => mutation.leaseId === leaseId)
}

const leaseMs = 30_000
const day = 86_400_000
/** A request's body stays below this, so that many long values cannot make it too large for the server. */
const maxBatchBytes = 400_000
/** Added for each mutation besides its payload. */
const envelopeBytes = 300
/** Requests in flight at once; a lane is never in two of them. */
const maxBatches = 4

/**
 * Leases the oldest mutation of each lane that may be sent now, one batch for each request, and marks each as sent before the
 * first byte leaves (sync protocol 1.6). Where one was stamped by a time that is not the server's, one batch without mutations, whose answer tells
 * it. Empty when nothing is ready; `reload` when the outbox holds a mutation of a newer bundle, which this one does not understand.
 */
function leaseBatches(ports: SyncPorts, owner: string): Promise<Batch[] | 'reload'> {
  const now = ports.clock.now()
  const { versions = payloadVersions } = ports
  const { current } = versions
  return ports.store.transact(async (tx) => {
    const [device, account, mutations] = await Promise.all([deviceOf(tx, ports), accountOf(tx, owner), mutationsOf(tx, owner, versions)])
    const { clientId } = device
    if (mutations.some(({ payloadVersion }) => payloadVersion > current)) {
      await tx.putAccount({ ...account, paused: 'reload', outdated: current })
      return 'reload'
    }
    const ready = readyMutations(mutations, now)
    if (ready.some((mutation) => isMistimed(mutation, device)))
      return [{ leaseId: randomHex(ports, 8), clientId, seq: account.seq, items: [] }]
    const batches = batchesOf(ready, account).map((chosen): Batch => {
      const leaseId = randomHex(ports, 8)
      const lease = { everSent: true, leaseId, nextAttemptAt: now + leaseMs }
      return { leaseId, clientId, seq: account.seq, items: chosen.map((mutation) => ({ ...mutation, ...lease })) }
    })
    if (batches.length > 0) await tx.putMutations(batches.flatMap(({ items }) => items))
    return batches
  })
}

/** The outbox of an owner in the current shape, whatever bundle has filled it. */
async function mutationsOf(tx: Tx, owner: string, versions: PayloadVersions): Promise<QueuedMutation[]> {
  const mutations = await tx.mutations(owner)
  const older = mutations.filter(({ payloadVersion }) => payloadVersion < versions.current)
  if (older.length === 0) return mutations
  await upgradeMutations(tx, older, versions)
  return tx.mutations(owner)
}

/**
 * The head of every lane that is neither leased nor waiting; `mutations` must be in their order. Those that failed before come
 * last, so that one that always fails does not hold up the others.
 */
export function readyMutations(mutations: readonly QueuedMutation[], now: number): QueuedMutation[] {
  const heads = new Map<string, QueuedMutation>()
  for (const mutation of mutations) {
    const lane = laneOf(mutation)
    if (!heads.has(lane)) heads.set(lane, mutation)
  }
  return [...heads.values()]
    .filter(({ leaseId, nextAttemptAt }) => isDue(nextAttemptAt, now, leaseId === null ? day : leaseMs))
    .toSorted((a, b) => a.attempts - b.attempts)
}

/** While requests fail there is one at a time: more would say nothing new and be a storm. */
function batchesOf(ready: readonly QueuedMutation[], { batchLimit, failures }: Account): QueuedMutation[][] {
  const most = failures === 0 && batchLimit >= pushLimit ? maxBatches : 1
  const size = Math.min(pushLimit, batchLimit)
  const batches: QueuedMutation[][] = []
  let batch: QueuedMutation[] = []
  let bytes = 0
  for (const mutation of ready) {
    const weight = mostBytes(JSON.stringify(mutation.payload ?? null)) + envelopeBytes
    const isFull = batch.length === size || (batch.length > 0 && bytes + weight > maxBatchBytes)
    if (isFull && batches.length === most) break
    if (isFull || batches.length === 0) {
      batch = []
      batches.push(batch)
      bytes = 0
    }
    batch.push(mutation)
    bytes += weight
  }
  return batches
}

/** How many bytes a text has at most in UTF-8: up to three for each UTF-16 unit outside ASCII. */
const mostBytes = (text: string): number => text.length + 2 * (text.match(/[\u0080-\uffff]/g)?.length ?? 0)
