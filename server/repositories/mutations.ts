import type { Selectable } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { Schema } from '../db/schema.ts'
import type { Tx } from '../db/transaction.ts'

export type AppliedMutation = Omit<Selectable<Schema['applied_mutations']>, 'user_id'>

export async function findAppliedMutation(tx: Tx, userId: string, mutationId: string): Promise<AppliedMutation | undefined> {
  return tx
    .selectFrom('applied_mutations')
    .select(['mutation_id', 'payload_hash', 'result', 'seq', 'created_at'])
    .where('user_id', '=', userId)
    .where('mutation_id', '=', mutationId)
    .executeTakeFirst()
}

export async function insertAppliedMutation(tx: Tx, userId: string, mutation: AppliedMutation): Promise<void> {
  await tx
    .insertInto('applied_mutations')
    .values({ user_id: userId, ...mutation })
    .execute()
}

/** Merging would answer a very late repetition as well; remembering only spares the work and names it a duplicate. */
export async function deleteOldMutations(db: Database, before: number): Promise<void> {
  await db.deleteFrom('applied_mutations').where('created_at', '<', before).execute()
}
