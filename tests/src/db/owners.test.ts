import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/database.ts'
import { dexieStore } from '#db/dexie-store.ts'
import { forgetOwner } from '#db/owners.ts'
import { synced } from '#db/schema.ts'
import { newAccount, type Store } from '#sync/store.ts'
import { writeLocally } from '#sync/write.ts'
import { testDevice } from '#support/sync-device.ts'

let database: Database
let number = 0

beforeEach(async () => {
  database = await openDatabase(() => undefined, `owners-${++number}`)
})
afterEach(() => database.close())

/** Something of everything a device keeps of somebody. */
async function use(store: Store, owner: string): Promise<void> {
  const { ports } = testDevice(store)
  await store.transact(async (tx) => {
    await writeLocally(tx, ports, { owner, entity: 'favorites', key: 'movie:1', op: 'put', value: 1, queued: true })
    const [mutation] = await tx.mutations(owner)
    if (mutation === undefined) throw new Error('nothing was queued')
    const { n: _, ...change } = mutation
    await tx.putDeadLetter({ ...change, mutationId: `refused for ${owner}`, reason: 'invalid-input', message: '', at: 1 })
    await tx.putAccount(newAccount(owner))
  })
}

/** Whose records there are, by table. */
async function ownersOf(): Promise<Record<string, string[]>> {
  const tables = synced.filter((table) => table !== 'device')
  const found = await Promise.all(tables.map(async (table) => [table, (await database.table(table).toArray()).map(({ owner }) => owner)]))
  return Object.fromEntries(found.filter(([, owners]) => owners?.length)) as Record<string, string[]>
}

test('whoever is forgotten leaves nothing behind, no refused change either, and others keep everything', async () => {
  const store = dexieStore(database)
  await use(store, 'ann')
  await use(store, 'bob')
  await forgetOwner(database, 'ann')
  expect(await ownersOf()).toEqual({ favorites: ['bob'], outbox: ['bob'], dead: ['bob'], accounts: ['bob'] })
})
