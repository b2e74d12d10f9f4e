import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Database, openDatabase } from '#db/database.ts'
import { releaseSpace, reserveSpace } from '#db/device-records.ts'
import { dexieStore } from '#db/dexie-store.ts'
import { resilientStore } from '#db/resilient-store.ts'
import { type DatabaseFaults, withFaults } from '#support/database-faults.ts'
import { testDevice } from '#support/sync-device.ts'
import { WriterTooOld } from '#sync/clock.ts'

let database: Database
let faults: DatabaseFaults
let rescued: string[]
let number = 0

beforeEach(async () => {
  rescued = []
  faults = withFaults(`resilient-${++number}`)
  database = await openDatabase(() => undefined, `resilient-${number}`)
})
afterEach(() => database.close())

const open = () =>
  testDevice(
    resilientStore(dexieStore(database), {
      isOpen: () => database.isOpen(),
      async reopen() {
        rescued.push('reopen')
        database.close({ disableAutoOpen: false })
        await database.open()
      },
      async makeRoom(step) {
        if (step > 1) return false
        rescued.push('room')
        await releaseSpace(database)
        return true
      },
      full: () => rescued.push('full'),
      outdated: () => rescued.push('outdated'),
    }),
  )

const queuedKeys = async () => (await database.outbox.toArray()).map(({ key }) => key)

test('on a full disk the reserved space makes room for the change, which is then kept', async () => {
  const device = open()
  await reserveSpace(database, device.ports.random)
  expect(await database.meta.count()).toBe(1)
  faults.quota = 1
  await device.put('movie:1')
  expect(rescued).toEqual(['room'])
  expect(await database.meta.count()).toBe(0)
  expect(await queuedKeys()).toEqual(['movie:1'])
})

test('what finds no room even so is refused, with nothing changed', async () => {
  const device = open()
  faults.quota = 3
  await expect(device.put('movie:1')).rejects.toThrow('There is no room left on this device.')
  expect(rescued).toEqual(['room', 'room', 'full'])
  expect(await queuedKeys()).toEqual([])
  expect(await device.row('movie:1')).toBeUndefined()
})

test('a transaction whose end is not heard is looked up, not repeated', async () => {
  const device = open()
  faults.silent = 1
  await device.put('movie:1')
  expect(rescued).toEqual(['reopen'])
  expect(await queuedKeys()).toEqual(['movie:1'])
})

test('a transaction that was lost is repeated', async () => {
  const device = open()
  faults.aborted = 1
  await device.put('movie:1')
  expect(rescued).toEqual(['reopen'])
  expect(await queuedKeys()).toEqual(['movie:1'])
  expect(await device.row('movie:1')).toMatchObject({ value: 'value of movie:1', deleted: false })
})

test('a database that hangs again and again refuses the change instead of hanging', async () => {
  const device = open()
  faults.silent = 9
  await expect(device.ports.store.transact((tx) => tx.putRows('favorites', []))).rejects.toThrow('does not answer')
})

test.each<[string, (device: ReturnType<typeof open>) => Promise<unknown>]>([
  ['read', (device) => device.row('movie:1')],
  ['write', (device) => device.put('movie:1')],
])('a %s that nothing answers is done on another connection', async (_, work) => {
  const device = open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  faults.hung = 1
  const done = work(device)
  await expect.poll(() => faults.hung, { interval: 0 }).toBe(0)
  await vi.advanceTimersByTimeAsync(10_000)
  await done
  expect(rescued).toEqual(['reopen'])
})

test('a connection the browser closed is opened again before a read and before a write', async () => {
  const device = open()
  database.close({ disableAutoOpen: false })
  expect(await device.row('movie:1')).toBeUndefined()
  database.close({ disableAutoOpen: false })
  await device.put('movie:1')
  expect(rescued).toEqual(['reopen', 'reopen'])
})

test('an error of the work itself passes through, and the work is not done again', async () => {
  let times = 0
  const work = async () => {
    times++
    throw new Error('no such title')
  }
  await expect(open().ports.store.transact(work)).rejects.toThrow('no such title')
  expect(times).toBe(1)
  expect(rescued).toEqual([])
})

test('a bundle too old to write says that it is outdated', async () => {
  const device = open()
  await device.put('movie:1')
  await database.table('device').update('device', { minWriterVersion: 99 })
  await expect(device.put('movie:2')).rejects.toThrow(WriterTooOld)
  expect(rescued).toEqual(['outdated'])
  expect(await queuedKeys()).toEqual(['movie:1'])
})
