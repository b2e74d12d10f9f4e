import type { Database } from '../db/connection.ts'
import { inTransaction } from '../db/transaction.ts'
import type { SyncRows, SyncStore } from '../sync/sync-rows.ts'
import {
  countRows,
  deleteTombstones,
  deleteUpTo,
  findRow,
  highestStamp,
  listChanges,
  listStamps,
  listTombstones,
  upsertIfWinning,
} from './entities.ts'
import { findAppliedMutation, forgetMutations, insertAppliedMutation } from './mutations.ts'
import { bumpSeq, changeAccount, findSyncAccount, renewEpoch } from './sync-accounts.ts'

/** What the sync protocol asks, of an SQL database: inside a transaction, or outside for what only reads. */
export const sqlRows = (db: Database): SyncRows => ({
  bumpSeq: (userId, count) => bumpSeq(db, userId, count),
  findAccount: (userId) => findSyncAccount(db, userId),
  renewEpoch: (userId, from) => renewEpoch(db, userId, from),
  findAppliedMutation: (userId, mutationId) => findAppliedMutation(db, userId, mutationId),
  insertAppliedMutation: (userId, mutation) => insertAppliedMutation(db, userId, mutation),
  forgetMutations: (userId, seq) => forgetMutations(db, userId, seq),
  changeAccount: (userId, standing) => changeAccount(db, userId, standing),
  findRow: (entity, userId, key) => findRow(db, entity, userId, key),
  upsertIfWinning: (entity, row) => upsertIfWinning(db, entity, row),
  highestStamp: (entity, userId) => highestStamp(db, entity, userId),
  deleteUpTo: (entity, userId, stamp, keptKey) => deleteUpTo(db, entity, userId, stamp, keptKey),
  listTombstones: (userId) => listTombstones(db, userId),
  deleteTombstones: (userId, seq) => deleteTombstones(db, userId, seq),
  listChanges: (userId, seq, limit) => listChanges(db, userId, seq, limit),
  countRows: (userId) => countRows(db, userId),
  listStamps: (entity, userId) => listStamps(db, entity, userId),
})

export const sqlStore = (db: Database): SyncStore => ({
  transact: (_userId, work) => inTransaction(db, (tx) => work(sqlRows(tx))),
})
