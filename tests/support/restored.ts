import { entityNames } from '#contract/sync.ts'
import { renewAllEpochs } from '#server/repositories/sync-accounts.ts'
import type { TestMember, TestServer } from './server.ts'

const kept = [...entityNames, 'applied_mutations'] as const

/** Makes of a server what a restore makes of it: the backup is from before the member signed up, all else is as it was. */
export async function restoreToBefore(server: TestServer, member: TestMember): Promise<void> {
  await restoreWithout([...kept, 'sessions', 'sync_accounts'], server, member)
  await server.db.deleteFrom('users').where('id', '=', member.user.id).execute()
}

/** The same with a backup from when the member had signed up, and kept nothing yet. */
export const restoreToSignUp = (server: TestServer, member: TestMember): Promise<void> => restoreWithout(kept, server, member)

type Table = (typeof kept)[number] | 'sessions' | 'sync_accounts'

async function restoreWithout(tables: readonly Table[], { db }: TestServer, { user }: TestMember): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).where('user_id', '=', user.id).execute()
  await renewAllEpochs(db)
}
