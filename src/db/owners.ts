import { Dexie } from 'dexie'
import { type EntityName, entityNames } from '#contract/sync.ts'
import { grouped } from '#domain/grouped.ts'
import { visibleRows } from '#sync/merge.ts'
import type { Row } from '#sync/store.ts'
import type { Database } from './database.ts'
import { rowsOfOwner } from './dexie-store.ts'
import { deletionsId, synced } from './schema.ts'

/** How many rows this device holds of one owner, and how many unsent changes of anybody. */
export async function countOwnData(database: Database, owner: string): Promise<{ rows: number; unsent: number }> {
  const [unsent, rows] = await Promise.all([database.outbox.count(), countRows(database, owner, entityNames)])
  return { rows, unsent }
}

/** Whether this device keeps anything of one owner. */
export async function hasData(database: Database, owner: string): Promise<boolean> {
  return (await database.accounts.get(owner)) !== undefined || (await countRows(database, owner, entityNames)) > 0
}

/** Whether anything of one owner can be read on this device. */
export async function isReadable(database: Database, owner: string): Promise<boolean> {
  const waiting = await Promise.all([database.outbox, database.dead].map((table) => table.where('owner').equals(owner).count()))
  return waiting.some((count) => count > 0) || (await countRows(database, owner, entityNames)) > 0
}

/** How many of those are about titles: all but settings. */
export const countEntries = (database: Database, owner: string): Promise<number> =>
  countRows(
    database,
    owner,
    entityNames.filter((name) => name !== 'preferences'),
  )

async function countRows(database: Database, owner: string, names: readonly EntityName[]): Promise<number> {
  const counts = await Promise.all(names.map((name) => rowsOfOwner(database, name, owner).count()))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The visible rows of one entity of everybody whom this device keeps rows of. */
export async function ownersRows(database: Database, entity: EntityName): Promise<Row[]> {
  const all = await database[entity].toArray()
  return grouped(all, ({ owner }) => owner).flatMap((rows) => visibleRows(entity, rows))
}

/** Every guest of whom this device keeps rows; ids of guests begin with `anonymous-`. */
export async function guestOwners(database: Database): Promise<string[]> {
  const keys = await Promise.all(
    entityNames.map((entity) =>
      database[entity].where(':id').between(['anonymous-', Dexie.minKey], ['anonymous-\uffff', Dexie.maxKey]).primaryKeys(),
    ),
  )
  return [...new Set(keys.flat().map(([owner]) => owner))]
}

/**
 * Removes everything this device keeps of one owner: rows, outbox, dead letters, account, their last session and what it remembers as
 * deleted, in one transaction. Rejects where its record does not say that the owner is forgotten: they may have signed in again.
 */
export function forgetOwner(database: Database, owner: string): Promise<void> {
  return database.transaction('rw', [...synced], async () => {
    const device = await database.device.get('device')
    if (device === undefined || !('clientId' in device) || device.forgotten?.includes(owner) !== true)
      throw new Error('This account is in use on this device.')
    const { [owner]: _, ...sessions } = device.sessions ?? {}
    await Promise.all([
      ...entityNames.map((entity) => rowsOfOwner(database, entity, owner).delete()),
      ...[database.outbox, database.dead].map((table) => table.where('owner').equals(owner).delete()),
      database.accounts.delete(owner),
      database.device.delete(deletionsId(owner)),
      database.device.put({ ...device, sessions }),
    ])
  })
}
