import { expect, test } from 'vitest'
import { owner, testDevice } from '#support/sync-device.ts'
import { accountOf } from '#sync/store.ts'
import { memoryStore } from '../../simulation/memory-store.ts'
import { isNothing, leaveOwner, takeBack, unsentOf } from '#sync/unsent.ts'

type Device = ReturnType<typeof testDevice>
const sealed = { id: 'one', text: 'sealed' }
const inside = <T>({ ports }: Device, work: Parameters<typeof ports.store.transact<T>>[0]) => ports.store.transact(work)

const unsent = (device: Device) => inside(device, (tx) => unsentOf(tx, device.ports, owner))
const leave = (device: Device, taken: Awaited<ReturnType<typeof unsent>>) =>
  inside(device, (tx) => leaveOwner(tx, device.ports, owner, taken, sealed))
const held = ({ ports }: Device, of = owner) =>
  ports.store.read(async (tx) => (await tx.allRows('favorites', of)).map(({ key, value }) => [key, value]))
const waiting = ({ ports }: Device) => ports.store.read((tx) => tx.mutations(owner))

test('what was taken comes back under its ids and stamps, and is not replaced before it is sent', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'a')
  const [mutation] = await waiting(device)
  const taken = await unsent(device)
  expect(await leave(device, taken)).toBe(true)
  expect([await held(device), await waiting(device)]).toEqual([[], []])
  expect((await device.ports.store.read((tx) => accountOf(tx, owner))).sealed).toEqual([sealed])
  await inside(device, (tx) => takeBack(tx, device.ports, owner, taken))
  expect(await held(device)).toEqual([['movie:1', 'a']])
  expect(await waiting(device)).toMatchObject([{ mutationId: mutation?.mutationId, stamp: mutation?.stamp, everSent: true }])
  await inside(device, (tx) => takeBack(tx, device.ports, owner, taken))
  expect(await waiting(device)).toHaveLength(1)
})

test('nothing is removed once something has been decided after what was taken', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'a')
  const taken = await unsent(device)
  await device.put('movie:1', 'b')
  expect(await leave(device, taken)).toBe(false)
  expect(await held(device)).toEqual([['movie:1', 'b']])
})

test('a newer state that was read meanwhile stays, and the change is still sent: the server decides', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'a')
  const taken = await unsent(device)
  await leave(device, taken)
  const stamp = `9${taken.changes[0]?.stamp.slice(1) ?? ''}`
  await inside(device, (tx) => tx.putRows('favorites', [{ owner, key: 'movie:1', value: 'newer', deleted: false, stamp, ackSeq: 3 }]))
  await inside(device, (tx) => takeBack(tx, device.ports, owner, taken))
  expect(await held(device)).toEqual([['movie:1', 'newer']])
  expect(await waiting(device)).toHaveLength(1)
})

test('a guest who waits to join goes with the account and comes back with it', async () => {
  const device = testDevice(memoryStore())
  const row = { owner: 'anonymous-1', key: 'movie:5', value: 'guest', deleted: false, stamp: '1700000000000-0000-aaaaaaaaaaaa', ackSeq: 0 }
  await inside(device, async (tx) => {
    await tx.putRows('favorites', [row])
    await tx.putAccount({ ...(await accountOf(tx, owner)), joining: ['anonymous-1'] })
  })
  const taken = await unsent(device)
  expect(await leave(device, taken)).toBe(true)
  expect(await held(device, 'anonymous-1')).toEqual([])
  await inside(device, (tx) => takeBack(tx, device.ports, owner, taken))
  expect(await held(device, 'anonymous-1')).toEqual([['movie:5', 'guest']])
  expect((await device.ports.store.read((tx) => accountOf(tx, owner))).joining).toEqual(['anonymous-1'])
})

test('what a restored server is still to be told counts as unsent, confirmed rows and deletions; otherwise they do not', async () => {
  const device = testDevice(memoryStore())
  const stamp = '1700000000000-0000-aaaaaaaaaaaa'
  await inside(device, async (tx) => {
    await tx.putRows('favorites', [{ owner, key: 'movie:1', value: 'kept', deleted: false, stamp, ackSeq: 4 }])
    await tx.putDeletions(owner, [{ entity: 'favorites', key: 'movie:2', stamp }])
  })
  expect(isNothing(await unsent(device))).toBe(true)
  await inside(device, async (tx) => tx.putAccount({ ...(await accountOf(tx, owner)), recovering: true }))
  const states = (await unsent(device)).changes.map(({ key, op }) => [key, op])
  expect(states.sort()).toEqual([
    ['movie:1', 'put'],
    ['movie:2', 'delete'],
  ])
})
