import { expect, test } from 'vitest'
import { payloadVersion } from '#contract/sync.ts'
import { owner, pushAnswer, testDevice } from '#support/sync-device.ts'
import { stampAt } from '#support/sync.ts'
import { discardDeadLetter, retryDeadLetter } from '#sync/rejections.ts'
import { WriterTooOld } from '#sync/clock.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }

/** A device with one letter: movie 1 was refused. */
async function deviceWithLetter() {
  const device = testDevice(memoryStore())
  const { store } = device.ports
  await device.put('movie:1', 'refused')
  const applied = device.onPush
  device.onPush = ({ items }) =>
    pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'rejected', code: 'stale-write', message: 'too old' })))
  await syncOnce(device.ports, owner, now)
  device.onPush = applied
  const letters = () => store.read((tx) => tx.deadLetters(owner))
  const [letter] = await letters()
  const id = letter?.mutationId ?? ''
  return Object.assign(device, { letters, id, retry: () => store.transact((tx) => retryDeadLetter(tx, device.ports, owner, id)) })
}

test('a refused change keeps what it was, when and why it was refused', async () => {
  const device = await deviceWithLetter()
  expect(await device.letters()).toEqual([
    {
      mutationId: device.id,
      owner,
      entity: 'favorites',
      key: 'movie:1',
      op: 'put',
      payload: 'refused',
      payloadVersion,
      stamp: expect.any(String),
      reason: 'stale-write',
      message: 'too old',
      at: device.clock.now,
    },
  ])
})

test('made again it is a decision of now: it also replaces what the account has taken up since', async () => {
  const device = await deviceWithLetter()
  const theirs = { owner, key: 'movie:1', value: 'theirs', deleted: false, stamp: stampAt(device.clock.now + 40_000), ackSeq: 5 }
  await device.ports.store.transact((tx) => tx.putRows('favorites', [theirs]))
  await device.retry()
  const row = await device.row('movie:1')
  expect(row).toMatchObject({ value: 'refused', shadow: { value: 'theirs' } })
  expect((row?.stamp ?? '') > theirs.stamp).toBe(true)
  const [mutation] = await device.queue()
  expect(mutation?.mutationId).not.toBe(device.id)
  expect(await device.letters()).toEqual([])
})

test('a newer change of the same title does not remove the letter', async () => {
  const device = await deviceWithLetter()
  await device.put('movie:1', 'newer')
  await syncOnce(device.ports, owner, now)
  expect(await device.letters()).toHaveLength(1)
})

test('a letter of a newer version of the app is left alone', async () => {
  const device = await deviceWithLetter()
  await device.ports.store.transact(async (tx) => {
    for (const letter of await tx.deadLetters(owner)) await tx.putDeadLetter({ ...letter, payloadVersion: 99 })
  })
  await expect(device.retry()).rejects.toThrow(WriterTooOld)
  expect(await device.letters()).toHaveLength(1)
})

test('a letter can be forgotten, but only by its owner', async () => {
  const device = await deviceWithLetter()
  await device.ports.store.transact((tx) => discardDeadLetter(tx, 'user-2', device.id))
  expect(await device.letters()).toHaveLength(1)
  await device.ports.store.transact((tx) => discardDeadLetter(tx, owner, device.id))
  expect(await device.letters()).toEqual([])
})
