import type { Change, Stamp, EntityName } from '#contract/sync.ts'
import type { EntityRow } from '../db/schema.ts'
import type { Holding } from './holding.ts'

/** Where an account stands (`sync_accounts` without its owner). */
export interface SyncAccount {
  seq: number
  epoch: string
  purge_stamp: string
  floor: number
  used_rows: number
  used_bytes: number
  tombstones: number
}

/** What a write may change of an account besides its number. */
export type Standing = Omit<SyncAccount, 'seq' | 'epoch'>

/** A deleted row. `updated_at` is the server's time, epoch ms. */
export type Tombstone = Pick<EntityRow, 'stamp' | 'seq' | 'updated_at'>

/** A request that was applied (`applied_mutations` without its owner). */
export interface AppliedMutation {
  mutation_id: string
  payload_hash: string
  result: 'applied' | 'superseded'
  seq: number
  created_at: number
}

/** All that the sync protocol needs of a database; inside `transact` its statements share one transaction. */
export interface SyncRows {
  /**
   * Reserves the next `count` numbers of an account; `seq` is the last of them. Must be the first statement of a write: it
   * serialises the account's writes, so that a lower number is never committed after a higher one.
   */
  bumpSeq(userId: string, count: number): Promise<SyncAccount>
  findAccount(userId: string): Promise<SyncAccount>
  /** Gives the account a new epoch, unless it has another than `from` already. */
  renewEpoch(userId: string, from: string): Promise<void>
  findAppliedMutation(userId: string, mutationId: string): Promise<AppliedMutation | undefined>
  insertAppliedMutation(userId: string, mutation: AppliedMutation): Promise<void>
  /** Forgets the requests that were applied up to number `seq`. */
  forgetMutations(userId: string, seq: number): Promise<void>
  changeAccount(userId: string, standing: Standing): Promise<void>
  findRow(entity: EntityName, userId: string, key: string): Promise<EntityRow | undefined>
  /** Writes a row where it wins over the one that is there (`wins` of the sync core); true when it was written. */
  upsertIfWinning(entity: EntityName, row: EntityRow): Promise<boolean>
  /** The highest stamp among all rows of an entity, tombstones included. */
  highestStamp(entity: EntityName, userId: string): Promise<Stamp | undefined>
  /** Removes every row of an entity whose stamp is not above `stamp`, tombstones included, except that of `keptKey`; what they came to. */
  deleteUpTo(entity: EntityName, userId: string, stamp: Stamp, keptKey: string): Promise<Holding>
  /** The tombstones of all entities, the newest first. */
  listTombstones(userId: string): Promise<Tombstone[]>
  /** Removes the tombstones up to number `seq`. */
  deleteTombstones(userId: string, seq: number): Promise<void>
  /** The rows of all entities that changed after `seq`, in order, tombstones included; all of one moment. */
  listChanges(userId: string, seq: number, limit: number): Promise<Change[]>
  /** How many rows the account has, tombstones included. */
  countRows(userId: string): Promise<number>
  /** Key and stamp of every row of an entity that is not deleted, in no order. */
  listStamps(entity: EntityName, userId: string): Promise<{ key: string; stamp: Stamp }[]>
}

/** The rows of all members. A transaction whose `work` rejects is rolled back. */
export interface SyncStore {
  /**
   * Runs `work` on the rows of one member in one transaction, which is committed when it resolves. It may be run again, and may
   * await nothing but these rows. Calls it makes at once share a round trip to the database: they must not depend on each other.
   */
  transact<T>(userId: string, work: (rows: SyncRows) => Promise<T>): Promise<T>
}
