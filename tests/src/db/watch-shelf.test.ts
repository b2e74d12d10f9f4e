import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearKey, type ShelfName } from '#contract/sync.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { dexieStore } from '#db/dexie-store.ts'
import { type Shelf, watchShelf } from '#db/watch-shelf.ts'
import { makeStamp } from '#sync/clock.ts'

let database: Database
let number = 0
let stop: (() => void) | undefined
const failures: unknown[] = []

beforeEach(async () => {
  database = await openDatabase(() => undefined, `shelf-${++number}`)
})
afterEach(() => {
  stop?.()
  database.close()
  if (failures.length > 0) throw failures[0]
})

const stamp = (ms: number) => makeStamp(ms, 0, '0'.repeat(12))
const kept = (key: string, added_at: number | undefined, ms = 1000, owner = 'ada') => ({
  owner,
  key,
  value: { title: key, ...(added_at !== undefined && { added_at }) },
  deleted: false,
  stamp: stamp(ms),
  ackSeq: 0,
})
const gone = (key: string) => ({ ...kept(key, undefined), value: null, deleted: true })

/** Watches a shelf; answers with what it shows now, and how often it was told. */
function watch(name: ShelfName = 'favorites', owner = 'ada') {
  const told: Shelf[] = []
  stop = watchShelf(
    database,
    name,
    owner,
    (shelf) => told.push(shelf),
    (error) => failures.push(error),
  )
  return { told, keys: () => told.at(-1)?.newestFirst }
}

test('a shelf is the keys of one owner, newest first', async () => {
  await database.favorites.bulkPut([kept('movie:1', 10), kept('movie:2', 30), kept('movie:3', 20), kept('movie:4', 40, 1000, 'bob')])
  const { keys, told } = watch()
  await expect.poll(keys).toEqual(['movie:2', 'movie:3', 'movie:1'])
  expect([told[0]?.has('movie:1'), told[0]?.has('movie:4')]).toEqual([true, false])
})

test('what is deleted is not on it, and a row that does not say when it was saved stands at its stamp', async () => {
  await database.favorites.bulkPut([kept('movie:1', 10), gone('movie:2'), kept('movie:3', undefined, 20), kept('movie:4', 30)])
  await expect.poll(watch().keys).toEqual(['movie:4', 'movie:3', 'movie:1'])
})

test('what the engine writes here is on it the moment it is on disk, and off it as soon', async () => {
  await database.favorites.bulkPut([kept('movie:1', 10), kept('movie:2', 20)])
  const { keys } = watch()
  await expect.poll(keys).toEqual(['movie:2', 'movie:1'])
  const store = dexieStore(database)
  await store.transact((tx) => tx.putRows('favorites', [kept('movie:3', 30), kept('movie:4', 40, 1000, 'bob')]))
  expect(keys()).toEqual(['movie:3', 'movie:2', 'movie:1'])
  await store.transact(async (tx) => {
    await tx.putRows('favorites', [kept('movie:2', 50)])
    await tx.removeRows('favorites', 'ada', ['movie:2'])
    await tx.putRows('favorites', [gone('movie:1')])
  })
  expect(keys()).toEqual(['movie:3'])
})

test('what the engine wrote in vain is never on it', async () => {
  const { told } = watch()
  await expect.poll(() => told.length).toBe(1)
  const failing = dexieStore(database).transact(async (tx) => {
    await tx.putRows('favorites', [kept('movie:1', 10)])
    throw new Error('the disk is gone')
  })
  await expect(failing).rejects.toThrow('the disk is gone')
  expect(told).toHaveLength(1)
})

test('it follows what is added, removed and put back, each in its place', async () => {
  await database.favorites.bulkPut([kept('movie:1', 10), kept('movie:2', 20), kept('movie:3', 30)])
  const { keys } = watch()
  await expect.poll(keys).toHaveLength(3)
  await database.favorites.put(kept('movie:4', 40))
  await expect.poll(keys).toEqual(['movie:4', 'movie:3', 'movie:2', 'movie:1'])
  await database.favorites.delete(['ada', 'movie:2'])
  await expect.poll(keys).toEqual(['movie:4', 'movie:3', 'movie:1'])
  await database.favorites.put(kept('movie:2', 20))
  await expect.poll(keys).toEqual(['movie:4', 'movie:3', 'movie:2', 'movie:1'])
  await database.favorites.put(gone('movie:4'))
  await expect.poll(keys).toEqual(['movie:3', 'movie:2', 'movie:1'])
  await database.favorites.put(kept('movie:5', 50))
  await expect.poll(keys).toEqual(['movie:5', 'movie:3', 'movie:2', 'movie:1'])
})

test('a row that is confirmed keeps its place', async () => {
  await database.favorites.put(kept('movie:1', 10))
  const { keys, told } = watch()
  await expect.poll(keys).toEqual(['movie:1'])
  await database.favorites.put(kept('movie:2', 20))
  await database.favorites.put({ ...kept('movie:2', 20), ackSeq: 7 })
  await database.favorites.put({ ...kept('movie:1', 10), ackSeq: 8 })
  await expect.poll(() => told.length).toBeGreaterThanOrEqual(3)
  await expect.poll(keys).toEqual(['movie:2', 'movie:1'])
})

test('many changes at once are followed', async () => {
  const { keys } = watch()
  await expect.poll(keys).toEqual([])
  await database.favorites.bulkPut(Array.from({ length: 200 }, (_, index) => kept(`movie:${index}`, index)))
  await expect.poll(() => keys()?.length).toBe(200)
  expect(keys()?.[0]).toBe('movie:199')
})

test('a cleared history shows only what was watched after the clear', async () => {
  const seen = (key: string, watched_at: number, ms: number) => ({ ...kept(key, undefined, ms), value: { watched_at } })
  await database.watch_history.bulkPut([seen('movie:1', 10, 10), seen('movie:2', 20, 20)])
  const { keys } = watch('watch_history')
  await expect.poll(keys).toEqual(['movie:2', 'movie:1'])
  await database.watch_history.put({ ...kept(clearKey, undefined, 25), value: { cleared_at: 25 } })
  await expect.poll(keys).toEqual([])
  await database.watch_history.put(seen('movie:3', 30, 30))
  await expect.poll(keys).toEqual(['movie:3'])
})

test('the beginning of a long list is told before its order is known', async () => {
  await database.favorites.bulkPut(Array.from({ length: 300 }, (_, index) => kept(`movie:${index}`, index)))
  const { told } = watch()
  await expect.poll(() => told.at(-1)?.newestFirst.length).toBe(300)
  const [first, all] = [told.at(0), told.at(-1)]
  expect(first?.beginning?.map(({ key }) => key)).toEqual(first?.newestFirst)
  expect([first?.newestFirst.length, first?.newestFirst[0]]).toEqual([48, 'movie:299'])
  expect([all?.beginning, all?.newestFirst.length]).toEqual([undefined, 300])
  expect(all?.newestFirst.slice(0, 48)).toEqual(first?.newestFirst)
})

test('the beginning of a cleared history shows nothing that the clear hides', async () => {
  const seen = (key: string, watched_at: number) => ({ ...kept(key, undefined, watched_at), value: { watched_at } })
  await database.watch_history.bulkPut([seen('movie:1', 10), seen('movie:2', 30)])
  await database.watch_history.put({ ...kept(clearKey, undefined, 20), value: { cleared_at: 20 } })
  const { told } = watch('watch_history')
  await expect.poll(() => told.length).toBe(2)
  expect(told.map(({ newestFirst }) => newestFirst)).toEqual([['movie:2'], ['movie:2']])
})
