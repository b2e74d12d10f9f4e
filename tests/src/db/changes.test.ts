import { afterEach, beforeEach, expect, test } from 'vitest'
import { entityNames } from '#contract/sync.ts'
import { type ChangedKeys, onChange, queryAgain } from '#db/changes.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { watchRows } from '#db/watch.ts'
import { dexieStore } from '#db/dexie-store.ts'
import type { Row } from '#sync/store.ts'

let database: Database
let number = 0
const stops: (() => void)[] = []

beforeEach(async () => {
  database = await openDatabase(() => undefined, `changes-${++number}`)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  database.close()
})

const row = (key: string): Row => ({ owner: 'ada', key, value: { added_at: 1 }, deleted: false, stamp: 's', ackSeq: 0 })

function changesOf(table: Parameters<typeof onChange>[1]): ChangedKeys[] {
  const changes: ChangedKeys[] = []
  stops.push(onChange(database, table, (keys) => changes.push(keys)))
  return changes
}

test.each(entityNames)('a few rows of %s are told by their keys, however durable they are to be', async (entity) => {
  const changes = changesOf(entity)
  const store = dexieStore(database)
  await store.transact((tx) => tx.putRows(entity, [row('movie:1'), row('movie:2')]))
  await store.transact((tx) => tx.putRows(entity, [row('movie:2')]), 'relaxed')
  await store.transact((tx) => tx.removeRows(entity, 'ada', ['movie:1']))
  expect(changes).toEqual([
    [
      ['ada', 'movie:1'],
      ['ada', 'movie:2'],
    ],
    [['ada', 'movie:2']],
    [['ada', 'movie:1']],
  ])
})

test('many rows at once, and ranges of them, are told as all', async () => {
  const changes = changesOf('favorites')
  await dexieStore(database).transact((tx) =>
    tx.putRows(
      'favorites',
      Array.from({ length: 60 }, (_, index) => row(`movie:${index}`)),
    ),
  )
  await database.favorites.where(':id').between(['ada', 'movie:1'], ['ada', 'movie:5']).delete()
  expect(changes).toEqual(['all', 'all'])
})

test('what happens to another table or in another database is no change', async () => {
  const changes = changesOf('favorites')
  const other = await openDatabase(() => undefined, `other-${number}`)
  await other.favorites.put(row('movie:1'))
  await database.watchlist.put(row('movie:1'))
  other.close()
  expect(changes).toEqual([])
})

test('a transaction that fails changes nothing', async () => {
  const changes = changesOf('favorites')
  const failing = dexieStore(database).transact(async (tx) => {
    await tx.putRows('favorites', [row('movie:1')])
    throw new Error('the tab crashed')
  })
  await expect(failing).rejects.toThrow('the tab crashed')
  expect(changes).toEqual([])
})

test('asked to, every view looks again', async () => {
  const changes = changesOf('favorites')
  const seen: number[] = []
  stops.push(
    watchRows(
      database,
      'favorites',
      'ada',
      (rows) => seen.push(rows.length),
      (error) => seen.push(Number(error)),
    ),
  )
  await expect.poll(() => seen).toEqual([0])
  // As the worker writes: past Dexie.
  database.backendDB().transaction('favorites', 'readwrite').objectStore('favorites').put(row('movie:1'))
  queryAgain()
  await expect.poll(() => seen).toEqual([0, 1])
  expect(changes).toEqual(['all'])
})
