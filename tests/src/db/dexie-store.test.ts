import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#db/database.ts'
import { dexieStore } from '#db/dexie-store.ts'
import { DatabaseUnavailable, isNamed } from '#db/errors.ts'
import { watchRows, watchSummary } from '#db/watch.ts'
import { resume } from '#sync/failure.ts'
import { signInOn } from '#support/identity.ts'
import { owner, testDevice } from '#support/sync-device.ts'
import { newAccount } from '#sync/store.ts'
import { syncOnce } from '#sync/sync-once.ts'

let database: Database
let number = 0

beforeEach(async () => {
  database = await openDatabase(() => undefined, `test-${++number}`)
})
afterEach(() => {
  vi.restoreAllMocks()
  database.close()
})

/** Opens the connections anew; answers with how durable the writing transactions since then were to be. */
async function watchDurability(): Promise<() => (string | undefined)[]> {
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
  database.close({ disableAutoOpen: false })
  await database.open()
  return () => begun.mock.calls.filter(([, mode]) => mode === 'readwrite').map(([, , options]) => options?.durability)
}

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }

test('a decision survives closing and opening again', async () => {
  const device = testDevice(dexieStore(database))
  await device.put('movie:1')
  database.close()
  database = await openDatabase(() => undefined, database.name)
  const again = testDevice(dexieStore(database))
  expect(await again.row('movie:1')).toMatchObject({ value: 'value of movie:1', shadow: null })
  expect((await again.queue()).map(({ key, n }) => [key, n])).toEqual([['movie:1', 1]])
})

test('row and queue record are written together or not at all', async () => {
  const { store } = testDevice(dexieStore(database)).ports
  const broken = store.transact(async (tx) => {
    await tx.putRows('favorites', [{ owner, key: 'movie:1', value: 1, deleted: false, stamp: 's', ackSeq: 0 }])
    throw new Error('the tab crashed')
  })
  await expect(broken).rejects.toThrow('the tab crashed')
  expect(await database.favorites.count()).toBe(0)
})

test('what a person decided is on the disk itself; what notes itself again in a moment need not be', async () => {
  const durabilities = await watchDurability()
  const { store } = testDevice(dexieStore(database)).ports
  await store.transact((tx) => tx.putRows('favorites', []))
  await store.transact((tx) => tx.putRows('continue_watching', []), 'relaxed')
  expect(durabilities()).toEqual(['strict', 'relaxed'])
})

test('nobody who decides something waits until the disk itself has what a run of the engine noted', async () => {
  const device = testDevice(dexieStore(database))
  await device.put('movie:1')
  const durabilities = await watchDurability()
  await syncOnce(device.ports, owner, { budgetMs: 60_000, resetBackOff: false, exclusive: true })
  expect(await device.queue()).toEqual([])
  expect(new Set(durabilities())).toEqual(new Set(['relaxed']))
})

test('the same change is never queued twice', async () => {
  const device = testDevice(dexieStore(database))
  await device.put('movie:1')
  const twice = device.ports.store.transact(async (tx) => {
    const queue = await tx.mutations(owner)
    await tx.addMutations(queue.map((operation) => ({ ...operation, n: operation.n + 1 })))
  })
  await expect(twice).rejects.toSatisfy((error) => isNamed(error, ['ConstraintError']))
  expect(await device.queue()).toHaveLength(1)
})

test('the engine runs on the database as it does in memory', async () => {
  const device = testDevice(dexieStore(database))
  for (let id = 1; id <= 120; id++) await device.put(`movie:${id}`)
  await device.remove('movie:1')
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: null, pending: 0, dead: 0 })
  expect(device.sent.map(({ items }) => items.length)).toEqual([100, 20])
  expect(await device.row('movie:2')).not.toHaveProperty('shadow')
})

test('owners never see each other', async () => {
  const { store } = testDevice(dexieStore(database)).ports
  const row = { key: 'movie:1', value: 1, deleted: false, stamp: 's', ackSeq: 0 }
  await store.transact(async (tx) => {
    await tx.putRows('favorites', [
      { ...row, owner: 'a' },
      { ...row, owner: 'ab' },
    ])
    await tx.removeRows('favorites', 'ab', ['movie:1'])
  })
  expect(await store.read((tx) => tx.allRows('favorites', 'a'))).toHaveLength(1)
  expect(await store.read((tx) => tx.allRows('favorites', 'ab'))).toEqual([])
})

test('a view sees what is written, by whomever, and deleted rows are gone from it', async () => {
  const device = testDevice(dexieStore(database))
  const seen: string[][] = []
  const stop = watchRows(
    database,
    'favorites',
    owner,
    (rows) => seen.push(rows.map(({ key }) => key)),
    () => undefined,
  )
  await expect.poll(() => seen.at(-1)).toEqual([])
  await device.put('movie:1')
  await expect.poll(() => seen.at(-1)).toEqual(['movie:1'])
  await device.remove('movie:1')
  await expect.poll(() => seen.at(-1)).toEqual([])
  stop()
})

test('the state of the queue is seen live', async () => {
  const device = testDevice(dexieStore(database))
  const pending: number[] = []
  const stop = watchSummary(
    database,
    device.ports.clock,
    owner,
    (summary) => pending.push(summary.pending),
    () => undefined,
  )
  await device.put('movie:1')
  await expect.poll(() => pending.at(-1)).toBe(1)
  await device.put('movie:2')
  await expect.poll(() => pending.at(-1)).toBe(2)
  await syncOnce(device.ports, owner, now)
  await expect.poll(() => pending.at(-1)).toBe(0)
  stop()
})

test('a new session lets a paused account go on; signing out keeps every row, and whose they are', async () => {
  const device = testDevice(dexieStore(database))
  await device.put('movie:1')
  await database.accounts.put({ ...newAccount(owner), paused: 'sign-in' })
  await device.ports.store.transact((tx) => resume(tx, owner))
  expect((await database.accounts.get(owner))?.paused).toBeNull()
  await signInOn(device.ports.store, device.ports, { owner, token: 'token' })
  await signInOn(device.ports.store, device.ports, null)
  expect(await database.device.get('device')).toMatchObject({ identity: { version: 2, session: null }, sessions: { [owner]: 'token' } })
  expect(await device.row('movie:1')).toBeDefined()
  expect(await device.queue()).toHaveLength(1)
})

test('a newer version of the app is never held up, and this one learns that it is outdated', async () => {
  let outdated = false
  const old = await openDatabase(() => {
    outdated = true
  }, 'upgraded')
  await old.relaxed.open()
  const newer = new Dexie('upgraded')
  newer.version(1000).stores({})
  await newer.open()
  expect(outdated).toBe(true)
  expect([old.isOpen(), old.relaxed.isOpen()]).toEqual([false, false])
  newer.close()
})

test('a database that is closed has no connection left, and opens both again when it may', async () => {
  const device = testDevice(dexieStore(database))
  const write = () => device.ports.store.transact((tx) => tx.putAccount(newAccount(owner)), 'relaxed')
  await write()
  expect(database.relaxed.isOpen()).toBe(true)
  database.close({ disableAutoOpen: false })
  expect(database.relaxed.isOpen()).toBe(false)
  await device.put('movie:1')
  await write()
  expect([database.isOpen(), database.relaxed.isOpen()]).toEqual([true, true])
})

test('a database that cannot be opened says so instead of hanging', async () => {
  const blocker = indexedDB.open('blocked', 1)
  await new Promise((opened) => blocker.addEventListener('success', opened))
  await expect(openDatabase(() => undefined, 'blocked')).rejects.toThrow(DatabaseUnavailable)
  blocker.result.close()
})
