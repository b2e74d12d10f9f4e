import { isDeepStrictEqual } from 'node:util'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/database.ts'
import { dexieStore } from '#db/dexie-store.ts'
import { openPlainDatabase, type PlainDatabase } from '#db/plain-database.ts'
import { oldestUsable, synced } from '#db/schema.ts'
import { versions } from '#db/versions.ts'
import { signInOn } from '#support/identity.ts'
import { owner, pullAnswer, pushAnswer, testDevice } from '#support/sync-device.ts'
import { newAccount, type Row, type Store, type Tx } from '#sync/store.ts'
import { syncOnce } from '#sync/sync-once.ts'

let number = 0
const opened: { close: () => void }[] = []

/** A database as the page leaves it, opened in both ways. */
async function openBoth(): Promise<{ database: Database; plain: PlainDatabase; told: string[] }> {
  const database = await openDatabase(() => undefined, `plain-${++number}`)
  const told: string[] = []
  const plain = await openPlainDatabase(database.name, () => told.push('changed'))
  if (plain === undefined) throw new Error('the database the page made cannot be used')
  opened.push(database, plain)
  return { database, plain, told }
}

let database: Database
let plain: PlainDatabase
let told: string[]

beforeEach(async () => {
  ;({ database, plain, told } = await openBoth())
})
afterEach(() => {
  for (const connection of opened.splice(0)) connection.close()
})

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }

/** A life of some days: decisions, failures, refusals, other devices, a cleared history. */
async function live(store: Store): Promise<void> {
  const device = testDevice(store)
  for (const id of [1, 2, 3, 4]) await device.put(`movie:${id}`)
  await device.remove('movie:1')
  await device.decide('watch_history', 'movie:5', 'put', { watched_at: '2026-11-20T10:00:00Z' })
  await device.decide('watch_history', '*clear', 'put', null)
  device.onPush = () => ({ kind: 'unreachable' })
  await syncOnce(device.ports, owner, now)
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId, key }) => ({
        mutationId,
        ...(key === 'movie:2' ? { result: 'rejected', code: 'invalid-input' } : { result: 'applied' }),
      })),
    )
  const stamp = '1900000000500-0000-aaaaaaaaaaaa'
  const other = { entity: 'favorites', key: 'movie:9', value: { id: 9 }, deleted: false, stamp, seq: 9 } as const
  device.onPull = () => pullAnswer({ changes: [other, { ...other, key: 'movie:3', value: null, deleted: true }], seq: 9 })
  device.clock.now += 60_000
  await syncOnce(device.ports, owner, now)
  await device.put('movie:4', 'again')
  await device.put('movie:4', 'and again')
}

async function dump({ name }: Database): Promise<unknown> {
  const reader = await new Dexie(name).open()
  const tables = await Promise.all(synced.map(async (table) => [table, await reader.table(table).toArray()]))
  reader.close()
  return JSON.parse(JSON.stringify(tables))
}

/** The tables and indexes of a database after so many versions. */
const tablesAfter = (count: number): unknown => Object.assign({}, ...versions.slice(0, count).map(({ stores }) => stores))

test('the oldest version that is written to has every table and index there is', () => {
  const firstWhole = versions.findIndex((_, place) => isDeepStrictEqual(tablesAfter(place + 1), tablesAfter(versions.length))) + 1
  // Dexie counts in tens.
  expect(oldestUsable).toBeGreaterThanOrEqual(10 * firstWhole)
  expect(oldestUsable).toBeLessThanOrEqual(10 * versions.length)
})

test('a whole life leaves the same rows, queue and letters as through Dexie', async () => {
  const other = await openBoth()
  await live(plain.store)
  await live(dexieStore(other.database))
  const left = await dump(database)
  expect(left).toEqual(await dump(other.database))
  expect(JSON.stringify(left)).toContain('and again')
  expect(told.length).toBeGreaterThan(10)
})

test.each<[string, (tx: Tx) => Promise<unknown>]>([
  ['the device', (tx) => tx.device()],
  ['an account', (tx) => tx.account(owner)],
  ['an account that is missing', (tx) => tx.account('nobody')],
  ['rows by key, missing ones too', (tx) => tx.rows('favorites', owner, ['movie:9', 'movie:0', 'movie:4'])],
  ['all rows of an owner', (tx) => tx.allRows('favorites', owner)],
  ['deleted rows', (tx) => tx.tombstones('favorites', owner)],
  ['remembered deletions', (tx) => tx.deletions(owner)],
  ['remembered deletions of somebody who made none', (tx) => tx.deletions('user')],
  ['the queue in its order', (tx) => tx.mutations(owner)],
  ['a lane', (tx) => tx.lane(owner, 'favorites', 'movie:4')],
  ['changes by number', (tx) => tx.mutationsAt([99, 1, 8])],
  ['a change by its id', async (tx) => tx.mutation((await tx.mutations(owner))[0]?.mutationId ?? '')],
  ['what waits', (tx) => tx.backlog(owner)],
  ['what waits of somebody who has nothing', (tx) => tx.backlog('user')],
  ['refused changes', (tx) => tx.deadLetters(owner)],
])('%s: read as Dexie reads it', async (_, question) => {
  await live(dexieStore(database))
  const asDexie = await dexieStore(database).transact(question)
  expect(await plain.store.transact(question)).toEqual(asDexie)
})

test('a transaction whose work fails changes nothing and tells the reason of the work', async () => {
  const row: Row = { owner, key: 'movie:1', value: 1, deleted: false, stamp: 's', ackSeq: 0 }
  const failing = plain.store.transact(async (tx) => {
    await tx.putRows('favorites', [row])
    throw new Error('the worker was confused')
  })
  await expect(failing).rejects.toThrow('the worker was confused')
  expect(await database.favorites.count()).toBe(0)
  expect(told).toEqual([])
})

test('the same change is never queued twice', async () => {
  await testDevice(plain.store).put('movie:1')
  const twice = plain.store.transact(async (tx) =>
    tx.addMutations((await tx.mutations(owner)).map((mutation) => ({ ...mutation, n: mutation.n + 1 }))),
  )
  await expect(twice).rejects.toHaveProperty('name', 'ConstraintError')
  expect(await database.outbox.count()).toBe(1)
})

test('a transaction that read something before it wrote it reads what it wrote', async () => {
  const row: Row = { owner, key: 'movie:1', value: 1, deleted: false, stamp: 's', ackSeq: 0 }
  const mutation = { owner, entity: 'favorites', key: 'movie:1' } as const
  const device = testDevice(plain.store)
  await device.put('movie:1')
  await plain.store.transact(async (tx) => {
    const read = async () => ({
      account: (await tx.account(owner))?.seq,
      values: (await tx.rows('favorites', owner, ['movie:1', 'movie:2'])).map((found) => found?.value),
      attempts: (await tx.lane(owner, mutation.entity, mutation.key)).map(({ attempts }) => attempts),
    })
    await read()
    await tx.putAccount({ ...newAccount(owner), seq: 7 })
    await tx.putRows('favorites', [row, { ...row, key: 'movie:2', value: 2 }])
    const [first] = await tx.mutations(owner)
    if (first === undefined) throw new Error('nothing was queued')
    await tx.putMutations([{ ...first, attempts: 3 }])
    const { n: _, ...next } = first
    await tx.addMutations([{ ...next, mutationId: 'another' }])
    expect(await read()).toEqual({ account: 7, values: [1, 2], attempts: [3, 0] })
    await tx.removeRows('favorites', owner, ['movie:2'])
    await tx.removeMutations([first.n])
    expect(await read()).toEqual({ account: 7, values: [1, undefined], attempts: [0] })
  })
})

test('who is signed in is known; nobody is when nobody is', async () => {
  expect(await plain.session()).toBeNull()
  const { ports } = testDevice(dexieStore(database))
  await signInOn(ports.store, ports, { owner, token: 'a token' })
  expect(await plain.session()).toEqual({ owner, token: 'a token' })
  await signInOn(ports.store, ports, null)
  expect(await plain.session()).toBeNull()
})

test('a database that is missing is not made', async () => {
  expect(await openPlainDatabase('never-made', () => undefined)).toBeUndefined()
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('never-made')
})

test('one of an older version is left for the page to upgrade', async () => {
  const old = new Dexie('of-version-1')
  old.version(1).stores({ outbox: '++n', auth: 'id' })
  await old.open()
  old.close()
  expect(await openPlainDatabase('of-version-1', () => undefined)).toBeUndefined()
})

test('an upgrade by a page is not held up', async () => {
  database.close()
  const later = new Dexie(database.name)
  later.version(99).stores({ reminders: 'id' })
  await later.open()
  expect(later.isOpen()).toBe(true)
  later.close()
})
