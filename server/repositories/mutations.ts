import type { Database } from '../db/connection.ts'
import { prepared } from '../db/prepared.ts'
import type { AppliedMutation } from '../sync/sync-rows.ts'

const finding = prepared((db, { userId, mutationId }: { userId: string; mutationId: string }) =>
  db
    .selectFrom('applied_mutations')
    .select(['mutation_id', 'payload_hash', 'result', 'seq', 'created_at'])
    .where('user_id', '=', userId)
    .where('mutation_id', '=', mutationId),
)

export async function findAppliedMutation(db: Database, userId: string, mutationId: string): Promise<AppliedMutation | undefined> {
  return (await finding(db, { userId, mutationId }))[0]
}

const inserting = prepared((db, row: AppliedMutation & { user_id: string }) => db.insertInto('applied_mutations').values(row))

export async function insertAppliedMutation(db: Database, userId: string, mutation: AppliedMutation): Promise<void> {
  await inserting(db, { user_id: userId, ...mutation })
}

/** Forgets what one member sent up to number `seq` of the account. */
export async function forgetMutations(db: Database, userId: string, seq: number): Promise<void> {
  await db.deleteFrom('applied_mutations').where('user_id', '=', userId).where('seq', '<=', seq).execute()
}

/** Merging would answer a very late repetition as well; remembering only spares the work and names it a duplicate. */
export async function deleteOldMutations(db: Database, before: number): Promise<void> {
  await db.deleteFrom('applied_mutations').where('created_at', '<', before).execute()
}
