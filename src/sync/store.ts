import type { DeadReason, EntityName, Mutation, Stamp } from '#contract/sync.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Used } from '#contract/quota.ts'
import type { SealingKey } from '#contract/schemas.ts'
import type { FullRead } from './full-read.ts'
import type { GuestMergeRecord } from './guest-merge-record.ts'
import type { DeviceIdentity } from './identity.ts'

/** One key of one owner: mutations of a lane are sent one after the other, different lanes never wait for each other. */
export interface Lane {
  owner: string
  entity: EntityName
  key: string
}

/** One state of one key. A deleted one has the value null. */
export interface Version {
  value: unknown
  deleted: boolean
  stamp: Stamp
}

/** The confirmed state under an unsent edit. */
export interface Shadow extends Version, Pick<Doubt, 'latest'> {
  ackSeq: number
  /** Set where the server has lost this state (it was restored from a backup): what it has instead, null for nothing. */
  lost?: Shadow | null
}

/**
 * One row of a person's data, as the screens see it. `shadow` is there only while an edit waits: the confirmed state under it,
 * null when the server knows of none. Only a guest's row has a timing: that of an account is on its mutation.
 */
export interface Row extends Version, Doubt {
  owner: string
  key: string
  /** The account's number when the server confirmed this state; 0 when it never did. */
  ackSeq: number
  shadow?: Shadow | null
}

/** How a decision got its stamp: what its true moment is found by, should that have been wrong. */
export interface Timing {
  /** The device's epoch ms, the run of its clock, and how far the server was thought to be ahead. */
  at: number
  run: string
  offsetMs: number
  /** The server's time was known in that run of the clock. */
  isMeasured: boolean
  /** The server's time when the device last heard of it; 0 for never. */
  since: number
  /** The highest stamp the device had from the server, or the person saw beneath: the decision must beat it. */
  over: Stamp
}

/** A confirmed deletion, remembered should the server lose it; its row is gone. */
export interface Deletion {
  entity: EntityName
  key: string
  stamp: Stamp
  /** The newest stamp the server had accepted when this was remembered, ms; missing where an older version of the app remembered it. */
  at?: number
}

/** The desired state of one key, self-contained (sync protocol 1.3). */
export interface DesiredState extends Lane {
  /** A UUID; sent unchanged until answered, so that the server applies it once. */
  mutationId: string
  op: 'put' | 'delete'
  payload: unknown
  stamp: Stamp
}

/** How sure the stamp of a decision is. */
export interface Doubt {
  /** Missing where the stamp was mended in doubt, or given by a device that knows nothing else of it. */
  timing?: Timing
  /**
   * Set where its moment could not be found: the stamp is the earliest it may have been, this the latest (the server's epoch ms). Should
   * a change of the time between replace it, the person is told.
   */
  latest?: number
}

/** A mutation for the outbox, before the store has numbered it. */
export interface NewMutation extends DesiredState, Doubt {
  payloadVersion: number
  /** Set in a transaction before the first byte leaves: from then on it may have been applied and is never overwritten. */
  everSent: boolean
  /** The lease under which it is being sent; null when nobody sends it. */
  leaseId: string | null
  attempts: number
  /** Not to be sent before, epoch ms: after a failure, until its lease ends, or `held` (see `outbox.ts`). */
  nextAttemptAt: number
  lastError: ErrorCode | null
  enqueuedAt: number
  /** Kept up with what the server is known to hold. */
  replaces?: Mutation['replaces']
}

/** One record of the outbox: a mutation that waits for the server's acknowledgement. */
export interface QueuedMutation extends NewMutation {
  /** Given by the store, rising: the only local order. */
  n: number
}

/** A mutation the server rejected for good, or that lost in doubt. Kept until the person retries or discards it. */
export interface DeadLetter extends DesiredState {
  /** Left out by the first release, which knew version 1 only. */
  payloadVersion?: number
  reason: DeadReason
  message: string
  at: number
}

/** Why an account's mutations wait although the network is there. */
export type Pause = 'sign-in' | 'reload' | 'forbidden'

/** What was unsent when its owner signed out, encrypted (decision 77); `id` tells two copies of the same from two. */
export interface Sealed {
  id: string
  text: string
}

/** Where synchronisation stands for one owner. Times are the device's epoch ms. */
export interface Account {
  owner: string
  epoch: string | null
  cursor: string | null
  /** Set while some pages of a full read are here and not yet all: the account may hold what this device does not. */
  reading: FullRead | null
  /** The account's number up to which this device has everything. */
  seq: number
  /** The server has lost something: the next full read ends with sending it what only this device still has. */
  recovering: boolean
  /** When both sides were last compared by their digests, and when they last differed; 0 for never. */
  comparedAt: number
  differedAt: number
  paused: Pause | null
  /** Of a pause that asks for a newer bundle: the payload version that was too old. A newer bundle is not bound by it. */
  outdated: number
  /** Failed requests in a row. */
  failures: number
  /** No request before this (back-off; reset when the network is known to be back). */
  retryAt: number
  /** No request between these two (the server asked for it; never reset). A clock that is set back ends it. */
  holdFrom: number
  holdUntil: number
  /** How many mutations the next request may carry: halved when a request fails as a whole, to find the one that spoils it. */
  batchLimit: number
  lastAttemptAt: number
  lastSuccessAt: number
  /** What the account holds, as its last page said; null while no page has. */
  used: Used | null
  /** The server had no room for a change, and none of those has found room since. */
  full: boolean
  /** The guests of this device whose rows join the account at the end of its next pull. */
  joining: readonly string[]
  /** The last guest merge, while it can be undone. */
  lastMerge: GuestMergeRecord | null
  /** What seals what is unsent when the owner signs out, and what proves afterwards whose it was; missing until the server has told them. */
  sealing?: Pick<SealingKey, 'x' | 'y'> & { proof: string }
  /** What waits, sealed, for its owner to sign in. */
  sealed?: readonly Sealed[]
}

/** What a device keeps of its clock: the last stamp it gave or saw, and how far the server is ahead of the device (ms). */
export interface HybridClock {
  /** 12 hex digits that tell this browser profile from every other. */
  clientId: string
  last: Stamp
  offsetMs: number
}

/** The last answer that told the server's time (epoch ms), the run of the device's clock it came in, and how far the offset may be off. */
export interface MeasuredClock {
  run: string
  serverTime: number
  errorMs: number
}

/** What the device remembers besides its rows. */
export interface Device extends HybridClock {
  /** The highest stamp the server has accepted from anyone: the clock never goes back below it, even if its row is long gone. */
  confirmed: Stamp
  /** Missing until the first answer. */
  measured?: MeasuredClock
  /** A bundle older than this must not write (sync protocol 1.13). */
  minWriterVersion: number
  /** The ids of journal entries, and of what was sealed, that must not be carried out, or not again; newest last. */
  notesOver?: readonly string[]
  identity?: DeviceIdentity
  /** The last session of everybody who was signed in here and of whom something may be kept: it proves whose that is (decision 39). */
  sessions?: Readonly<Partial<Record<string, string>>>
  /** The ids of sessions the person has ended and the server may not have heard of. */
  endedSessions?: readonly string[]
  /** The owners whose data was removed from this device, until they sign in again: local storage may bring some of it back. */
  forgotten?: readonly string[]
  /** The owners who signed out here, until they sign in again: of what is still found of them, the unsent is sealed and the rest removed. */
  signedOut?: readonly string[]
}

/** The size and the times of an owner's outbox. Times are the device's epoch ms. */
export interface Backlog {
  count: number
  /** When the oldest was written; null when nothing waits. */
  oldestAt: number | null
  /** The smallest `nextAttemptAt`; null when nothing waits. */
  nextAttemptAt: number | null
}

/** One transaction. Nothing but these calls may be awaited inside: a database closes a transaction that idles. */
export interface Tx {
  device(): Promise<Device | undefined>
  putDevice(device: Device): Promise<void>
  account(owner: string): Promise<Account | undefined>
  putAccount(account: Account): Promise<void>

  rows(entity: EntityName, owner: string, keys: readonly string[]): Promise<(Row | undefined)[]>
  allRows(entity: EntityName, owner: string): Promise<Row[]>
  /** The deleted ones. Asked after every page, so it must not read all rows. */
  tombstones(entity: EntityName, owner: string): Promise<Row[]>
  putRows(entity: EntityName, rows: readonly Row[]): Promise<void>
  removeRows(entity: EntityName, owner: string, keys: readonly string[]): Promise<void>
  /** The deletions of an owner that the device remembers, as they were put. */
  deletions(owner: string): Promise<readonly Deletion[]>
  putDeletions(owner: string, deletions: readonly Deletion[]): Promise<void>

  /** The outbox of an owner, in the order it was written. */
  mutations(owner: string): Promise<QueuedMutation[]>
  lane(owner: string, entity: EntityName, key: string): Promise<QueuedMutation[]>
  mutation(mutationId: string): Promise<QueuedMutation | undefined>
  /** In the order of `numbers`. */
  mutationsAt(numbers: readonly number[]): Promise<(QueuedMutation | undefined)[]>
  /** Asked on every change of the outbox, so it must not read all of it. */
  backlog(owner: string): Promise<Backlog>
  addMutations(mutations: readonly NewMutation[]): Promise<void>
  putMutations(mutations: readonly QueuedMutation[]): Promise<void>
  removeMutations(numbers: readonly number[]): Promise<void>

  deadLetters(owner: string): Promise<DeadLetter[]>
  putDeadLetter(letter: DeadLetter): Promise<void>
  removeDeadLetter(mutationId: string): Promise<void>
}

/** What a reading transaction may do. */
export type ReadTx = Pick<
  Tx,
  'account' | 'device' | 'rows' | 'allRows' | 'tombstones' | 'deletions' | 'mutations' | 'backlog' | 'deadLetters'
>

/** `strict`, for decisions of a person: survives a power cut. `relaxed`, for what comes again by itself: survives a crash of the browser. */
export type Durability = 'strict' | 'relaxed'

/**
 * A database that survives. `transact` resolves only once the transaction is complete, and rejects with nothing changed
 * otherwise (sync protocol, invariant I15); strict unless said otherwise.
 */
export interface Store {
  transact<T>(work: (tx: Tx) => Promise<T>, durability?: Durability): Promise<T>
  /** The same for reading only; it waits for no writer. */
  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>
}

/** The account with everything to be read again; `restored`: because the server has lost something. */
export const readAgain = (account: Account, { restored = false } = {}): Account => ({
  ...account,
  cursor: null,
  reading: null,
  recovering: restored || account.recovering || account.reading?.restored === true,
})

export const newAccount = (owner: string): Account => ({
  owner,
  epoch: null,
  cursor: null,
  reading: null,
  seq: 0,
  recovering: false,
  comparedAt: 0,
  differedAt: 0,
  paused: null,
  outdated: 0,
  failures: 0,
  retryAt: 0,
  holdFrom: 0,
  holdUntil: 0,
  batchLimit: Number.MAX_SAFE_INTEGER,
  lastAttemptAt: 0,
  lastSuccessAt: 0,
  used: null,
  full: false,
  joining: [],
  lastMerge: null,
})

/** The owner's account record, a fresh one when there is none yet; fields an older bundle did not know are as in a fresh one. */
export async function accountOf(tx: Pick<Tx, 'account'>, owner: string): Promise<Account> {
  return { ...newAccount(owner), ...(await tx.account(owner)) }
}
