import { entityNames } from '#contract/sync.ts'
import { renewAllEpochs } from '#server/repositories/sync-accounts.ts'
import type { TestMember, TestServer } from './server.ts'

/** Makes of a server what a restore makes of it: the backup is from before the member signed up, all else is as it was. */
export async function restoreToBefore({ db }: TestServer, { user }: TestMember): Promise<void> {
  for (const table of [...entityNames, 'applied_mutations', 'sessions', 'sync_accounts'] as const)
    await db.deleteFrom(table).where('user_id', '=', user.id).execute()
  await db.deleteFrom('users').where('id', '=', user.id).execute()
  await renewAllEpochs(db)
}

/** The same with a backup from when the member had signed up, and kept nothing yet. */
export async function restoreToSignUp({ db }: TestServer, { user }: TestMember): Promise<void> {
  for (const table of [...entityNames, 'applied_mutations'] as const) await db.deleteFrom(table).where('user_id', '=', user.id).execute()
  await renewAllEpochs(db)
}
