import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/database.ts'
import { dexieStore } from '#db/dexie-store.ts'
import { forgetOwner } from '#db/owners.ts'
import { synced } from '#db/schema.ts'
import { newAccount, type Store } from '#sync/store.ts'
import { writeLocally } from '#sync/write.ts'
import { owner, pullAnswer, serverChange, testDevice } from '#support/sync-device.ts'
import { syncOnce } from '#sync/sync-once.ts'

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

/** The person wants nothing of this owner kept here. */
const forget = (store: Store, owner: string): Promise<void> =>
  store.transact(async (tx) => {
    const device = await tx.device()
    if (device !== undefined) await tx.putDevice({ ...device, forgotten: [owner] })
  })

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
  await forget(store, 'ann')
  await forgetOwner(database, 'ann')
  expect(await ownersOf()).toEqual({ favorites: ['bob'], outbox: ['bob'], dead: ['bob'], accounts: ['bob'] })
})

test('an owner is forgotten with everything, even what the device remembers as deleted', async () => {
  const device = testDevice(dexieStore(database))
  device.onPull = () => pullAnswer({ changes: [serverChange(1, 1), serverChange(2, 2, { deleted: true, value: null })], seq: 2 })
  await syncOnce(device.ports, owner, { budgetMs: 60_000, resetBackOff: true, exclusive: false })
  await device.put('movie:3')
  expect(await database.device.count()).toBe(2)
  await forget(device.ports.store, owner)
  await forgetOwner(database, owner)
  const left = await Promise.all(synced.map(async (table) => [table, await database.table(table).count()]))
  expect(left.filter(([, count]) => count !== 0)).toEqual([['device', 1]])
})
