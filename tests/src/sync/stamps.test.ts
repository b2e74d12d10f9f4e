import { expect, test } from 'vitest'
import type { MutationResult } from '#contract/sync.ts'
import { serverWithClock, owner, pushAnswer, testDevice } from '#support/sync-device.ts'
import { stampAt } from '#support/sync.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }
const base = 1_900_000_000_000
const theirs = stampAt(base + 30_000, 0, 'bbbbbbbbbbbb')

/** A device whose change of movie 1 is answered with `more`; `meanwhile` happens before the answer arrives. */
async function answered(
  more: Partial<MutationResult>,
  meanwhile: (device: ReturnType<typeof testDevice>) => Promise<void> = async () => undefined,
) {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'one')
  const plain = device.onPush
  device.onPush = async ({ items }) => {
    device.onPush = plain
    await meanwhile(device)
    return pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'applied', ...more })))
  }
  return device
}

test('a repeated change takes the stamp under which the server holds it', async () => {
  const device = await answered({ result: 'duplicate', stamp: theirs })
  await syncOnce(device.ports, owner, now)
  expect(await device.row('movie:1')).toMatchObject({ value: 'one', stamp: theirs, ackSeq: 1 })
})

test('an edit after such a change is stamped above it, so that it cannot lose against its own forerunner', async () => {
  const device = await answered({ result: 'duplicate', stamp: theirs }, (meanwhile) => meanwhile.put('movie:1', 'two'))
  await syncOnce(device.ports, owner, now)
  const second = device.sent[1]?.items[0]
  expect(second).toMatchObject({ value: 'two' })
  expect((second?.stamp ?? '') > theirs).toBe(true)
  expect(await device.row('movie:1')).toMatchObject({ value: 'two', stamp: second?.stamp })
})

test('every later edit is above the stamp that beat this one', async () => {
  const device = await answered({ result: 'superseded', stamp: theirs })
  await syncOnce(device.ports, owner, now)
  await device.put('movie:9')
  expect(((await device.row('movie:9'))?.stamp ?? '') > theirs).toBe(true)
})

test('a change that lost against its own stamp is there already, and stays', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'one')
  device.onPush = ({ items }) => pushAnswer(items.map(({ mutationId, stamp }) => ({ mutationId, result: 'superseded', stamp })))
  await syncOnce(device.ports, owner, now)
  expect(await device.row('movie:1')).toMatchObject({ value: 'one', ackSeq: 1 })
})

test('a change restamped while it was on its way keeps the stamp with which it arrived', async () => {
  const device = await answered({}, async (meanwhile) => {
    await meanwhile.ports.store.transact(async (tx) => {
      const [mutation] = await tx.mutations(owner)
      const [row] = await tx.rows('favorites', owner, ['movie:1'])
      if (mutation) await tx.putMutations([{ ...mutation, stamp: stampAt(base + 1) }])
      if (row) await tx.putRows('favorites', [{ ...row, stamp: stampAt(base + 1) }])
    })
  })
  await syncOnce(device.ports, owner, now)
  expect((await device.row('movie:1'))?.stamp).toBe(device.sent[0]?.items[0]?.stamp)
})

test('a repaired clock restamps in the order of the decisions, even where one took the place of an older one', async () => {
  const device = testDevice(memoryStore())
  const serverTime = device.clock.now
  device.clock.now += 3_600_000
  await device.put('movie:1', 'first')
  await device.put('movie:2', 'second')
  await device.put('movie:1', 'third')
  device.onPush = serverWithClock(serverTime)
  await syncOnce(device.ports, owner, now)
  expect(((await device.row('movie:1'))?.stamp ?? '') > ((await device.row('movie:2'))?.stamp ?? '')).toBe(true)
})

test('a change refused as early whose clock was set right meanwhile is not counted as failed again', async () => {
  const device = await answered({ result: 'rejected', code: 'clock-future' }, async (meanwhile) => {
    await meanwhile.ports.store.transact(async (tx) =>
      tx.putMutations((await tx.mutations(owner)).map((mutation) => ({ ...mutation, stamp: stampAt(base + 1) }))),
    )
  })
  await syncOnce(device.ports, owner, now)
  expect(device.sent.map(({ items }) => items[0]?.stamp)).toEqual([expect.any(String), stampAt(base + 1)])
})
