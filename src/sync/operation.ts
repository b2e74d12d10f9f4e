import { type EntityName, type Mutation, type Stamp, payloadVersion } from '#contract/sync.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { WritePorts } from './ports.ts'
import type { Version } from './store.ts'

/** One change that waits for the server: the desired state of one key, self-contained (sync protocol 1.3). */
export interface NewOperation {
  /** UUIDv7; sent unchanged until answered, so that the server applies it once. */
  mutationId: string
  owner: string
  entity: EntityName
  key: string
  op: 'put' | 'delete'
  payload: unknown
  payloadVersion: number
  stamp: Stamp
  /** Set in a transaction before the first byte leaves: from then on it may have been applied and is never overwritten. */
  everSent: boolean
  leaseId: string | null
  /** 0 when nobody is sending it. */
  leaseUntil: number
  attempts: number
  nextAttemptAt: number
  lastError: ErrorCode | null
  enqueuedAt: number
}

export interface Operation extends NewOperation {
  /** Given by the store, rising: the only local order. */
  n: number
}

/** A change the server refused for good. Kept until the person retries or discards it. */
export interface DeadLetter {
  mutationId: string
  owner: string
  entity: EntityName
  key: string
  op: 'put' | 'delete'
  payload: unknown
  stamp: Stamp
  reason: ErrorCode
  message: string
  at: number
}

/** Names the lane of a change: changes of one key are sent one after the other, different keys never wait for each other. */
export const laneOf = (change: { entity: EntityName; key: string }): string => `${change.entity}/${change.key}`

/** A fresh operation that brings `version` of a key to the server. */
export function newOperation(
  ports: WritePorts,
  target: { owner: string; entity: EntityName; key: string },
  version: Version,
): NewOperation {
  const now = ports.clock.now()
  return {
    mutationId: uuidv7(now, ports.random.bytes(10)),
    owner: target.owner,
    entity: target.entity,
    key: target.key,
    op: version.deleted ? 'delete' : 'put',
    payload: version.deleted ? null : version.value,
    payloadVersion,
    stamp: version.stamp,
    everSent: false,
    leaseId: null,
    leaseUntil: 0,
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

/** UUID version 7 (RFC 9562, section 5.7) from epoch ms and ten unpredictable bytes. */
export function uuidv7(ms: number, random: Uint8Array): string {
  const time = Math.max(0, Math.round(ms)).toString(16).padStart(12, '0').slice(-12)
  const [a = 0, b = 0, c = 0, ...rest] = random
  const version = hexOf([0x70 | (a & 0x0f), b])
  const variant = hexOf([0x80 | (c & 0x3f), rest[0] ?? 0])
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${hexOf(rest.slice(1, 7))}`
}

const hexOf = (bytes: Iterable<number>): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Lower-case hex of unpredictable bytes. */
export const randomHex = (ports: Pick<WritePorts, 'random'>, bytes: number): string => hexOf(ports.random.bytes(bytes))
