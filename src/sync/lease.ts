import { pushLimit } from '#contract/sync.ts'
import { isDue } from './back-off.ts'
import { deviceOf } from './device.ts'
import { randomHex, uuidv7 } from './ids.ts'
import { laneOf, type Operation } from './operation.ts'
import { payloadVersions, upcast } from './payload-versions.ts'
import type { SyncPorts } from './ports.ts'
import { type Account, accountOf } from './store.ts'

const leaseMs = 30_000
const day = 86_400_000
/** A request's body stays below this, so that many long values cannot make it too large for the server. */
const maxBatchCharacters = 400_000
/** What a change weighs besides its payload. */
const envelopeCharacters = 300
/** So many requests may be on their way at once; a lane is never in two of them. */
const maxBatches = 4

export interface Batch {
  leaseId: string
  clientId: string
  /** The account's number as this device knew it: an answer below it comes from a server that went back in time. */
  seq: number
  items: Operation[]
}

/**
 * Takes the oldest change of each lane that may be sent now, in batches for as many requests, and marks each as sent before
 * the first byte leaves (sync protocol 1.6). None when nothing is ready; `reload` when a newer bundle's change waits, which
 * this one does not understand.
 */
export function leaseBatches(ports: SyncPorts, owner: string): Promise<Batch[] | 'reload'> {
  const now = ports.clock.now()
  const { current } = ports.versions ?? payloadVersions
  return ports.store.transact(async (tx) => {
    const [{ clientId }, account, operations] = await Promise.all([deviceOf(tx, ports), accountOf(tx, owner), tx.operations(owner)])
    if (operations.some(({ payloadVersion }) => payloadVersion > current)) {
      await tx.putAccount({ ...account, paused: 'reload', outdated: current })
      return 'reload'
    }
    const batches = batchesOf(readyOperations(operations, now), account).map((chosen): Batch => {
      const leaseId = randomHex(ports, 8)
      const lease = { everSent: true, leaseId, nextAttemptAt: now + leaseMs }
      return { leaseId, clientId, seq: account.seq, items: chosen.map((operation) => ({ ...broughtUpToDate(ports, operation), ...lease })) }
    })
    if (batches.length > 0) await tx.putOperations(batches.flatMap(({ items }) => items))
    return batches
  })
}

/**
 * The head of every lane that is neither being sent nor waiting; `operations` in their order. Those that failed before come
 * last: one that always fails must not keep the others from their turn.
 */
export function readyOperations(operations: readonly Operation[], now: number): Operation[] {
  const heads = new Map<string, Operation>()
  for (const operation of operations) {
    const lane = laneOf(operation)
    if (!heads.has(lane)) heads.set(lane, operation)
  }
  return [...heads.values()]
    .filter(({ leaseId, nextAttemptAt }) => isDue(nextAttemptAt, now, leaseId === null ? day : leaseMs))
    .toSorted((a, b) => a.attempts - b.attempts)
}

/** While requests fail there is one at a time: more would tell no more, and be a storm. */
function batchesOf(ready: readonly Operation[], { batchLimit, failures }: Account): Operation[][] {
  const most = failures === 0 && batchLimit >= pushLimit ? maxBatches : 1
  const size = Math.min(pushLimit, batchLimit)
  const batches: Operation[][] = []
  let batch: Operation[] = []
  let characters = 0
  for (const operation of ready) {
    const weight = JSON.stringify(operation.payload ?? null).length + envelopeCharacters
    const isFull = batch.length === size || (batch.length > 0 && characters + weight > maxBatchCharacters)
    if (isFull && batches.length === most) break
    if (isFull || batches.length === 0) {
      batch = []
      batches.push(batch)
      characters = 0
    }
    batch.push(operation)
    characters += weight
  }
  return batches
}

/**
 * An operation in today's shape. Its content is another then, so it gets another id; its stamp keeps it from being applied
 * twice.
 */
function broughtUpToDate(ports: SyncPorts, operation: Operation): Operation {
  const versions = ports.versions ?? payloadVersions
  if (operation.payloadVersion === versions.current) return operation
  const payload = upcast(operation.entity, operation.payload, operation.payloadVersion, versions)
  const mutationId = uuidv7(ports.clock.now(), ports.random.bytes(10))
  return { ...operation, mutationId, payload, payloadVersion: versions.current }
}
