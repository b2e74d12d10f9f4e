import type { EntityName, Stamp } from '#contract/sync.ts'
import type { HybridClock } from './hybrid-clock.ts'
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
  paused: Pause | null
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
}

/** What the device remembers besides its rows. */
export interface Device extends HybridClock {
  /** The highest stamp the server has accepted from anyone: the clock never goes back below it, even if its row is long gone. */
  confirmed: Stamp
  /** A bundle older than this must not write (sync protocol 1.13). */
  minWriterVersion: number
}

/** One transaction. Nothing but these calls may be awaited inside: a database closes a transaction that idles. */
export interface Tx {
  device(): Promise<Device | undefined>
  putDevice(device: Device): Promise<void>
  account(owner: string): Promise<Account | undefined>
  putAccount(account: Account): Promise<void>

  rows(entity: EntityName, owner: string, keys: readonly string[]): Promise<(Row | undefined)[]>
  allRows(entity: EntityName, owner: string): Promise<Row[]>
  /** The deleted ones. */
  tombstones(entity: EntityName, owner: string): Promise<Row[]>
  putRows(entity: EntityName, rows: readonly Row[]): Promise<void>
  removeRows(entity: EntityName, owner: string, keys: readonly string[]): Promise<void>

  /** In the order they were written. */
  operations(owner: string): Promise<Operation[]>
  lane(owner: string, entity: EntityName, key: string): Promise<Operation[]>
  operation(mutationId: string): Promise<Operation | undefined>
  addOperations(operations: readonly NewOperation[]): Promise<void>
  putOperations(operations: readonly Operation[]): Promise<void>
  removeOperations(numbers: readonly number[]): Promise<void>

  deadLetters(owner: string): Promise<DeadLetter[]>
  putDeadLetter(letter: DeadLetter): Promise<void>
  removeDeadLetter(mutationId: string): Promise<void>
}

/**
 * A database that survives. `transact` resolves only once the transaction is complete, and rejects with nothing changed
 * otherwise (sync protocol, law I15).
 */
export interface Store {
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same for reading only: it waits for nobody. */
  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>
}

/** What a reading transaction may do. */
export type ReadTx = Pick<Tx, 'account' | 'device' | 'rows' | 'allRows' | 'tombstones' | 'operations' | 'deadLetters'>

export function newAccount(owner: string): Account {
  return {
    owner,
    epoch: null,
    cursor: null,
    seq: 0,
    paused: null,
    failures: 0,
    retryAt: 0,
    holdFrom: 0,
    holdUntil: 0,
    batchLimit: Number.MAX_SAFE_INTEGER,
    lastAttemptAt: 0,
    lastSuccessAt: 0,
  }
}

/** The owner's account record, a fresh one when there is none yet. */
export async function accountOf(tx: Pick<Tx, 'account'>, owner: string): Promise<Account> {
  return (await tx.account(owner)) ?? newAccount(owner)
}
