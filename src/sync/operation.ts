import { type EntityName, type Mutation, type Stamp, payloadVersion } from '#contract/sync.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { uuidv7 } from './ids.ts'
import type { WritePorts } from './ports.ts'
import type { Tx, Version } from './store.ts'

/** One row of one person, by name. */
export interface Lane {
  owner: string
  entity: EntityName
  key: string
}

/** The desired state of one key, self-contained (sync protocol 1.3). */
interface DesiredState extends Lane {
  /** A UUID; sent unchanged until answered, so that the server applies it once. */
  mutationId: string
  op: 'put' | 'delete'
  payload: unknown
  stamp: Stamp
}

/** One change that waits for the server. */
export interface NewOperation extends DesiredState {
  payloadVersion: number
  /** Set in a transaction before the first byte leaves: from then on it may have been applied and is never overwritten. */
  everSent: boolean
  /** The lease under which it is being sent; null when nobody sends it. */
  leaseId: string | null
  attempts: number
  /** Not to be sent before, epoch ms: after a failure, until its lease ends, or {@link held}. */
  nextAttemptAt: number
  lastError: ErrorCode | null
  enqueuedAt: number
}

export interface Operation extends NewOperation {
  /** Given by the store, rising: the only local order. */
  n: number
}

/** The `nextAttemptAt` of a change that waits for the one before it in its lane, so that nobody is woken for it. */
export const held = Number.MAX_SAFE_INTEGER

/** A change the server refused for good. Kept until the person retries or discards it. */
export interface DeadLetter extends DesiredState {
  /** Left out by the first release, which knew version 1 only. */
  payloadVersion?: number
  reason: ErrorCode
  message: string
  at: number
}

/** Names the lane of a change: changes of one key are sent one after the other, different keys never wait for each other. */
export const laneOf = (change: Pick<Lane, 'entity' | 'key'>): string => `${change.entity}/${change.key}`

/** The lanes in which a change of this owner waits. */
export async function pendingLanes(tx: Pick<Tx, 'operations'>, owner: string): Promise<Set<string>> {
  return new Set((await tx.operations(owner)).map(laneOf))
}

/** A fresh operation that brings `version` of a key to the server, under a new id unless one is given. */
export function newOperation(ports: WritePorts, target: Lane, version: Version, mutationId?: string): NewOperation {
  const now = ports.clock.now()
  return {
    mutationId: mutationId ?? uuidv7(now, ports.random.bytes(10)),
    owner: target.owner,
    entity: target.entity,
    key: target.key,
    op: version.deleted ? 'delete' : 'put',
    payload: version.deleted ? null : version.value,
    payloadVersion,
    stamp: version.stamp,
    everSent: false,
    leaseId: null,
    attempts: 0,
    nextAttemptAt: 0,
    lastError: null,
    enqueuedAt: now,
  }
}

/** The state an operation asks for. */
export const versionOf = (operation: Pick<Operation, 'op' | 'payload' | 'stamp'>): Version => ({
  value: operation.payload,
  deleted: operation.op === 'delete',
  stamp: operation.stamp,
})

/** An operation as it goes over the wire. */
export const mutationOf = (operation: Operation): Mutation => ({
  mutationId: operation.mutationId,
  entity: operation.entity,
  key: operation.key,
  op: operation.op,
  value: operation.payload,
  stamp: operation.stamp,
  v: operation.payloadVersion,
})
