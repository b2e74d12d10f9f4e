import { randomUUID } from 'node:crypto'
import { entityNames } from '#contract/sync.ts'
import type { TestMember, TestServer } from '#support/server.ts'

const tables = [...entityNames, 'applied_mutations'] as const

/** What the server holds of one member now; the function it resolves with puts it back, as an operator would after a disaster. */
export async function backUp({ db }: TestServer, { user }: TestMember): Promise<() => Promise<void>> {
  const saved = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute()))
  const account = await db.selectFrom('sync_accounts').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()
  return async () => {
    for (const [index, table] of tables.entries()) {
      await db.deleteFrom(table).where('user_id', '=', user.id).execute()
      for (const row of saved[index] ?? []) await db.insertInto(table).values(row).execute()
    }
    // A restored server must not be mistaken for the one that was lost.
    await db
      .updateTable('sync_accounts')
      .set({ ...account, epoch: randomUUID() })
      .where('user_id', '=', user.id)
      .execute()
  }
}
