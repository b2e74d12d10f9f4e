import { pushLimit } from '#contract/sync.ts'
import { isDue, longestWaitMs } from './back-off.ts'
import { deviceOf } from './device.ts'
import { laneOf, type Operation, randomHex } from './operation.ts'
import type { SyncPorts } from './ports.ts'
import { accountOf } from './store.ts'

const leaseMs = 30_000
const day = 86_400_000
/** A request's body stays below this, so that many long values cannot make it too large for the server. */
const maxBatchCharacters = 400_000

export interface Batch {
  leaseId: string
  clientId: string
  items: Operation[]
}

/**
 * Takes the oldest change of each lane that may be sent now, and marks it as sent before the first byte leaves (sync protocol
 * 1.6). Undefined when nothing is ready.
 */
export function leaseBatch(ports: SyncPorts, owner: string): Promise<Batch | undefined> {
  const now = ports.clock.now()
  return ports.store.transact(async (tx) => {
    const { batchLimit } = await accountOf(tx, owner)
    const ready = readyOperations(await tx.operations(owner), now)
    const chosen = withinBounds(ready, Math.min(pushLimit, batchLimit))
    if (chosen.length === 0) return undefined
    const leaseId = randomHex(ports, 8)
    const items = chosen.map((operation) => ({ ...operation, everSent: true, leaseId, leaseUntil: now + leaseMs }))
    await tx.putOperations(items)
    return { leaseId, clientId: (await deviceOf(tx, ports)).clientId, items }
  })
}

/**
 * The head of every lane that is neither being sent nor waiting; `operations` in their order. Those that failed before come
 * last: one that always fails must not keep the others from their turn.
 */
export function readyOperations(operations: readonly Operation[], now: number): Operation[] {
  const heads = new Map<string, Operation>()
  for (const operation of operations) if (!heads.has(laneOf(operation))) heads.set(laneOf(operation), operation)
  return [...heads.values()]
    .filter((head) => isDue(head.leaseUntil, now, leaseMs) && isDue(head.nextAttemptAt, now, Math.max(longestWaitMs, day)))
    .toSorted((a, b) => a.attempts - b.attempts)
}

function withinBounds(operations: readonly Operation[], count: number): Operation[] {
  const chosen: Operation[] = []
  let characters = 0
  for (const operation of operations.slice(0, count)) {
    characters += JSON.stringify(operation.payload ?? null).length + 300
    if (chosen.length > 0 && characters > maxBatchCharacters) break
    chosen.push(operation)
  }
  return chosen
}
