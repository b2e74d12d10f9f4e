import type { EntityName, Stamp } from '#contract/sync.ts'
import type { HybridClock } from './hybrid-clock.ts'
import type { MergedRow } from './merge-guest.ts'
import type { DeadLetter, NewOperation, Operation } from './operation.ts'

/** One state of one key. A deleted one has the value null. */
export interface Version {
  value: unknown
  deleted: boolean
  stamp: Stamp
}

/** What the server last confirmed beneath an unsent edit. `lost`: the server forgot it (restored from a backup). */
export interface Shadow extends Version {
  ackSeq: number
  lost?: true
}

/**
 * One row of a person's data, as the screens see it. `shadow` is there only while an edit waits: the confirmed state beneath
 * it, null when the server knows of none.
 */
export interface Row extends Version {
  owner: string
  key: string
  /** The account's number when the server confirmed this state; 0 when it never did. */
  ackSeq: number
  shadow?: Shadow | null
}

/** Why an account's changes wait although the network is there. */
export type Pause = 'sign-in' | 'reload' | 'forbidden'

/** Where synchronisation stands for one owner. Times are the device's epoch ms. */
export interface Account {
  owner: string
  epoch: string | null
  cursor: string | null
  /** The account's number up to which this device has everything. */
  seq: number
  /** The server has lost something: the next snapshot is followed by telling it what only this device still has. */
  recovering: boolean
  /** When both sides were last compared by their digests, and when they last differed; 0 for never. */
  comparedAt: number
  differedAt: number
  paused: Pause | null
  /** Of a pause that asks for a newer bundle: the payload version that was too old. A newer bundle is not bound by it. */
  outdated: number
  /** Failed requests in a row. */
  failures: number
  /** No request before this (back-off; forgiven when the network is known to be back). */
  retryAt: number
  /** No request between these two (the server asked for it; never forgiven). A clock that is set back ends it. */
  holdFrom: number
  holdUntil: number
  /** How many changes the next request may carry: halved when a request fails as a whole, to find the one that spoils it. */
  batchLimit: number
  lastAttemptAt: number
  lastSuccessAt: number
  /** What a guest's merge brought along last, while it can be taken back. */
  cameAlong: CameAlong | null
}

/** The rows of one merge, as the account had them right after it. `at` is the device's epoch ms. */
export interface CameAlong {
  at: number
  rows: readonly MergedRow[]
}

/** What the device remembers besides its rows. */
export interface Device extends HybridClock {
  /** The highest stamp the server has accepted from anyone: the clock never goes back below it, even if its row is long gone. */
  confirmed: Stamp
  /** A bundle older than this must not write (sync protocol 1.13). */
  minWriterVersion: number
  /** The ids of notes of decisions (made outside, before the database had them) that must not be carried out, or not again; newest last. */
  notesOver?: readonly string[]
}

/** What waits, without what it is. Times are the device's epoch ms. */
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

  /** In the order they were written. */
  operations(owner: string): Promise<Operation[]>
  lane(owner: string, entity: EntityName, key: string): Promise<Operation[]>
  operation(mutationId: string): Promise<Operation | undefined>
  /** In the order of `numbers`. */
  operationsAt(numbers: readonly number[]): Promise<(Operation | undefined)[]>
  /** Asked on every change of the queue, so it must not read all of it. */
  backlog(owner: string): Promise<Backlog>
  addOperations(operations: readonly NewOperation[]): Promise<void>
  putOperations(operations: readonly Operation[]): Promise<void>
  removeOperations(numbers: readonly number[]): Promise<void>

  deadLetters(owner: string): Promise<DeadLetter[]>
  putDeadLetter(letter: DeadLetter): Promise<void>
  removeDeadLetter(mutationId: string): Promise<void>
}

/** `strict`: what a person decided outlasts a power cut. `relaxed`, for what notes itself again in a moment: a crash of the browser. */
export type Durability = 'strict' | 'relaxed'

/**
 * A database that survives. `transact` resolves only once the transaction is complete, and rejects with nothing changed
 * otherwise (sync protocol, law I15); strict unless said otherwise.
 */
export interface Store {
  transact<T>(work: (tx: Tx) => Promise<T>, durability?: Durability): Promise<T>
  /** The same for reading only: it waits for nobody. */
  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>
}

/** What a reading transaction may do. */
export type ReadTx = Pick<Tx, 'account' | 'device' | 'rows' | 'allRows' | 'tombstones' | 'operations' | 'backlog' | 'deadLetters'>

export function newAccount(owner: string): Account {
  return {
    owner,
    epoch: null,
    cursor: null,
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
    cameAlong: null,
  }
}

/** The owner's account record, a fresh one when there is none yet; what an older bundle did not know is as in a fresh one. */
export async function accountOf(tx: Pick<Tx, 'account'>, owner: string): Promise<Account> {
  return { ...newAccount(owner), ...(await tx.account(owner)) }
}
