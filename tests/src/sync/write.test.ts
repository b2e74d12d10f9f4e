import { expect, test } from 'vitest'
import { owner, testDevice } from '#support/sync-device.ts'
import { WriterTooOld } from '#sync/clock.ts'
import { writeLocally } from '#sync/write.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

test('a decision becomes a row and a queue record with the same stamp', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1')
  const [mutation] = await device.queue()
  expect(await device.row('movie:1')).toMatchObject({ value: 'value of movie:1', deleted: false, stamp: mutation?.stamp, shadow: null })
  expect(mutation).toMatchObject({ op: 'put', payload: 'value of movie:1', everSent: false, attempts: 0 })
})

test('a later decision takes the place of one that never left the device, under a new id', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1')
  const [first] = await device.queue()
  await device.remove('movie:1')
  const queue = await device.queue()
  expect(queue).toHaveLength(1)
  expect(queue[0]).toMatchObject({ n: first?.n, op: 'delete', payload: null })
  expect(queue[0]?.mutationId).not.toBe(first?.mutationId)
})

test('a decision that may have arrived is followed, never overwritten, so a lane holds at most two', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'one')
  await device.ports.store.transact(async (tx) => tx.putMutations((await tx.mutations(owner)).map((sent) => ({ ...sent, everSent: true }))))
  await device.put('movie:1', 'two')
  await device.put('movie:1', 'three')
  expect((await device.queue()).map(({ payload }) => payload)).toEqual(['one', 'three'])
})

test('what a guest decides stays on the device and leaves no trace when removed', async () => {
  const device = testDevice(memoryStore())
  const change = { owner: 'anonymous-1', entity: 'favorites', key: 'movie:1', value: 'x', queued: false } as const
  const { store } = device.ports
  await store.transact((tx) => writeLocally(tx, device.ports, { ...change, op: 'put' }))
  expect(await store.read((tx) => tx.allRows('favorites', 'anonymous-1'))).toHaveLength(1)
  await store.transact((tx) => writeLocally(tx, device.ports, { ...change, op: 'delete' }))
  expect(await store.read((tx) => tx.allRows('favorites', 'anonymous-1'))).toEqual([])
  expect(await store.read((tx) => tx.mutations('anonymous-1'))).toEqual([])
})

test('an edit made after seeing a value beats it, however wrong the device clock is', async () => {
  const device = testDevice(memoryStore())
  const seen = '3000000000000-0000-ffffffffffff'
  const row = { owner, key: 'movie:1', value: 'theirs', deleted: false, stamp: seen, ackSeq: 1 }
  await device.ports.store.transact((tx) => tx.putRows('favorites', [row]))
  await device.put('movie:1', 'mine')
  const edited = await device.row('movie:1')
  expect(edited?.stamp.localeCompare(seen)).toBe(1)
  expect(edited?.shadow).toEqual({ value: 'theirs', deleted: false, stamp: seen, ackSeq: 1 })
})

test('a bundle older than the database refuses to write, and nothing changes', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1')
  await device.ports.store.transact(async (tx) => {
    const known = await tx.device()
    if (known) await tx.putDevice({ ...known, minWriterVersion: 99 })
  })
  await expect(device.put('movie:2')).rejects.toThrow(WriterTooOld)
  expect(await device.row('movie:2')).toBeUndefined()
})

test('a value too long is refused with a sentence, and nothing changes', async () => {
  const device = testDevice(memoryStore())
  await expect(device.put('movie:1', 'x'.repeat(17_000))).rejects.toThrow('Shorten it')
  expect(await device.row('movie:1')).toBeUndefined()
  expect(await device.queue()).toEqual([])
  await device.put('movie:1', 'x'.repeat(16_000))
  expect(await device.queue()).toHaveLength(1)
})
