import { randomUUID } from 'node:crypto'
import { insertSyncAccount } from '#server/repositories/sync-accounts.ts'
import type { TestServer } from '#support/server.ts'

/** A member without a password, which would take longer to make than a whole schedule. Resolves with the id. */
export async function newMember({ db }: Pick<TestServer, 'db'>): Promise<string> {
  const id = randomUUID()
  const user = { id, email: `${id}@example.org`, display_name: 'Test Member', role: 'user' as const, password_hash: '' }
  await db
    .insertInto('users')
    .values({ ...user, created_at: 0, last_active: 0 })
    .execute()
  await insertSyncAccount(db, id)
  return id
}
