import { randomUUID } from 'node:crypto'
import { entityNames } from '#contract/sync.ts'
import { type Database, hasOneConnection } from '#server/db/connection.ts'
import { groupedStore } from '#server/repositories/grouped-store.ts'
import { lockstepStore } from '#server/repositories/lockstep-store.ts'
import { sqlRows as repositories } from '#server/repositories/sync-rows.ts'
import type { SimulatedRows } from './simulated-server.ts'
import type { VirtualTime } from './virtual-time.ts'

const tables = [...entityNames, 'applied_mutations'] as const

/** The rows of the server in a real database, written as the app writes them. Time stands still while it works. */
export function sqlRows(db: Database, time: VirtualTime): SimulatedRows {
  const { transact } = hasOneConnection(db) ? groupedStore(db) : lockstepStore(db)
  return {
    transact: (userId, work) => time.real(() => transact(userId, work)),
    rows: new Proxy(repositories(db), {
      get: (target, name) => {
        const call: unknown = Reflect.get(target, name)
        return typeof call === 'function'
          ? (...given: unknown[]) => time.real(() => Reflect.apply(call, target, given) as Promise<unknown>)
          : call
      },
    }),
    peek: undefined,
    async backUp(userId) {
      const saved = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().where('user_id', '=', userId).execute()))
      const account = await db.selectFrom('sync_accounts').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
      return async ({ isTold = true } = {}) => {
        for (const [index, table] of tables.entries()) {
          await db.deleteFrom(table).where('user_id', '=', userId).execute()
          for (const row of saved[index] ?? []) await db.insertInto(table).values(row).execute()
        }
        // A restored server must not be mistaken for the one that was lost.
        const next = { ...account, ...(isTold && { epoch: randomUUID() }) }
        await db.updateTable('sync_accounts').set(next).where('user_id', '=', userId).execute()
      }
    },
  }
}
