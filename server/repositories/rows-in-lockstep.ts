import type { EntityName } from '#contract/sync.ts'
import type { EntityRow } from '../db/schema.ts'
import type { Tx } from '../db/transaction.ts'
import type { AppliedMutation, Standing, SyncRows } from '../sync/sync-rows.ts'
import { forEach } from './entities.ts'
import type { Lockstep } from './lockstep.ts'
import { bumpSeqs, changeAccounts, findAppliedMutations, findRows, insertAppliedMutations, upsertWinners } from './row-sets.ts'
import { sqlRows } from './sync-rows.ts'

/**
 * The rows of several members in one PostgreSQL transaction, for jobs that run in lockstep: the queries of every write are run once
 * for all of them, the others one after the other.
 */
export function rowsInLockstep(tx: Tx, lockstep: Lockstep): SyncRows {
  const bump = (asked: readonly { userId: string; count: number }[]) => bumpSeqs(tx, asked)
  const findMutations = (asked: readonly { userId: string; mutationId: string }[]) => findAppliedMutations(tx, asked)
  const insertMutations = (rows: readonly (AppliedMutation & { user_id: string })[]) => insertAppliedMutations(tx, rows)
  const change = (changed: readonly (Standing & { userId: string })[]) => changeAccounts(tx, changed)
  const find = forEach((entity: EntityName) => (asked: readonly { userId: string; key: string }[]) => findRows(tx, entity, asked))
  const upsert = forEach((entity: EntityName) => (rows: readonly EntityRow[]) => upsertWinners(tx, entity, rows))
  const rows = sqlRows(tx)
  const alone = <A>(userId: string, ask: () => Promise<A>) => lockstep.ask(userId, oneByOne, ask) as Promise<A>
  return {
    async bumpSeq(userId, count) {
      const account = await lockstep.ask(userId, bump, { userId, count })
      // Repeated in a transaction of its own, it says why.
      if (account === undefined) throw new Error('no such account')
      return account
    },
    findAccount: (userId) => alone(userId, () => rows.findAccount(userId)),
    renewEpoch: (userId, from) => alone(userId, () => rows.renewEpoch(userId, from)),
    findAppliedMutation: (userId, mutationId) => lockstep.ask(userId, findMutations, { userId, mutationId }),
    insertAppliedMutation: (userId, mutation) => lockstep.ask(userId, insertMutations, { user_id: userId, ...mutation }),
    forgetMutations: (userId, seq) => alone(userId, () => rows.forgetMutations(userId, seq)),
    changeAccount: (userId, standing) => lockstep.ask(userId, change, { userId, ...standing }),
    findRow: (entity, userId, key) => lockstep.ask(userId, find[entity], { userId, key }),
    upsertIfWinning: (entity, row) => lockstep.ask(row.user_id, upsert[entity], row),
    highestStamp: (entity, userId) => alone(userId, () => rows.highestStamp(entity, userId)),
    deleteUpTo: (entity, userId, stamp, keptKey) => alone(userId, () => rows.deleteUpTo(entity, userId, stamp, keptKey)),
    listTombstones: (userId) => alone(userId, () => rows.listTombstones(userId)),
    deleteTombstones: (userId, seq) => alone(userId, () => rows.deleteTombstones(userId, seq)),
    listChanges: (userId, seq, limit) => alone(userId, () => rows.listChanges(userId, seq, limit)),
    countRows: (userId) => alone(userId, () => rows.countRows(userId)),
    listStamps: (entity, userId) => alone(userId, () => rows.listStamps(entity, userId)),
  }
}

async function oneByOne(asked: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const ask of asked) answers.push(await ask())
  return answers
}
