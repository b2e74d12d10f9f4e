import { expect, test } from 'vitest'
import { owner, testDevice } from '#support/sync-device.ts'
import { discardPending } from '#sync/rejections.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }

test('what waits is taken back to what the account has, and the account is read anew', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'kept')
  await syncOnce(device.ports, owner, now)
  await device.put('movie:1', 'changed')
  await device.put('movie:2', 'new')
  await device.remove('movie:1')
  await device.ports.store.transact((tx) => discardPending(tx, device.ports, owner))
  expect(await device.queue()).toEqual([])
  expect(await device.row('movie:1')).toMatchObject({ value: 'kept', deleted: false })
  expect(await device.row('movie:1')).not.toHaveProperty('shadow')
  expect(await device.row('movie:2')).toBeUndefined()
  await syncOnce(device.ports, owner, now)
  expect(device.pulled.at(-1)).toBeNull()
})

test('what the server forgot when it was restored is told again: only the edit above it is discarded', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'kept')
  await syncOnce(device.ports, owner, now)
  await device.put('movie:1', 'changed')
  await device.ports.store.transact(async (tx) => {
    const [row] = await tx.rows('favorites', owner, ['movie:1'])
    if (row?.shadow) await tx.putRows('favorites', [{ ...row, shadow: { ...row.shadow, lost: null } }])
    await discardPending(tx, device.ports, owner)
  })
  expect((await device.queue()).map(({ key, payload }) => [key, payload])).toEqual([['movie:1', 'kept']])
  expect(await device.row('movie:1')).toMatchObject({ value: 'kept' })
})

test('where a change on its way and a later one wait in the same lane, what is told again stays on screen', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'kept')
  await syncOnce(device.ports, owner, now)
  await device.put('movie:1', 'on its way')
  device.onPush = () => ({ kind: 'unreachable' })
  await syncOnce(device.ports, owner, now)
  await device.put('movie:1', 'later')
  await device.ports.store.transact(async (tx) => {
    const [row] = await tx.rows('favorites', owner, ['movie:1'])
    if (row?.shadow) await tx.putRows('favorites', [{ ...row, shadow: { ...row.shadow, lost: null } }])
    await discardPending(tx, device.ports, owner)
  })
  expect((await device.queue()).map(({ payload }) => payload)).toEqual(['kept'])
  expect(await device.row('movie:1')).toMatchObject({ value: 'kept' })
})
