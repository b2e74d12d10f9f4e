import { expect, test } from 'vitest'
import type { Change } from '#contract/sync.ts'
import { owner, pullAnswer, pushAnswer, testDevice } from '#support/sync-device.ts'
import { stampAt } from '#support/sync.ts'
import { pull } from '#sync/pull.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }
const change = (id: number): Change => ({
  entity: 'favorites',
  key: `movie:${id}`,
  value: `server ${id}`,
  deleted: false,
  stamp: stampAt(1_800_000_000_000 + id, 0, 'bbbbbbbbbbbb'),
  seq: id,
})

/** A device at number 9 of a server that went back to number 1 without a new epoch. */
async function deviceAhead() {
  const device = testDevice(memoryStore())
  device.onPull = () => pullAnswer({ changes: [change(1), change(9)], cursor: 'at-9', seq: 9 })
  await syncOnce(device.ports, owner, now)
  let seq = 1
  device.onPush = ({ items }) => {
    seq += items.length
    return pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'applied' })),
      seq,
    )
  }
  device.onPull = (cursor) => pullAnswer({ changes: cursor === null ? [change(1)] : [], cursor: 'back', seq })
  device.sent.length = 0
  device.pulled.length = 0
  return device
}

const told = (device: ReturnType<typeof testDevice>) => device.sent.flatMap(({ items }) => items.map(({ key }) => key))

test('a page with a number below the known one means that the server went back: it is told again what it lost', async () => {
  const device = await deviceAhead()
  await syncOnce(device.ports, owner, now)
  expect(told(device)).toEqual(['movie:9'])
  expect(await device.row('movie:9')).toMatchObject({ value: 'server 9' })
})

test('so does the answer to a push, even if the numbers have caught up by the time of the pull', async () => {
  const device = await deviceAhead()
  await device.put('movie:5')
  device.onPull = (cursor) => pullAnswer({ changes: cursor === null ? [change(1)] : [], cursor: 'back', seq: 20 })
  await syncOnce(device.ports, owner, now)
  expect(device.pulled.slice(0, 2)).toEqual(['at-9', null])
  expect(told(device)).toContain('movie:9')
})

test('an answer that left before the device learnt a higher number is no sign of it', async () => {
  const device = await deviceAhead()
  await device.put('movie:5')
  device.onPull = () => pullAnswer({ changes: [], cursor: 'at-30', seq: 30 })
  device.onPush = async ({ items }) => {
    await device.ports.store.transact(async (tx) => {
      const account = await tx.account(owner)
      if (account) await tx.putAccount({ ...account, seq: 25, cursor: 'at-25' })
    })
    return pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'applied' })),
      10,
    )
  }
  await syncOnce(device.ports, owner, now)
  expect(device.pulled).toEqual(['at-25'])
})

test('a server that went back is read before it is told more', async () => {
  const device = await deviceAhead()
  for (let id = 100; id < 550; id++) await device.put(`tv:${id}`)
  const order: string[] = []
  device.onPull = (cursor) => {
    order.push('pull')
    return pullAnswer({ changes: cursor === null ? [change(1)] : [], cursor: 'back', seq: 2000 })
  }
  device.onPush = ({ items }) => {
    order.push('push')
    return pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'applied' })),
      order.length < 5 ? 2 : 1000,
    )
  }
  await syncOnce(device.ports, owner, now)
  expect(order.slice(0, 5)).toEqual(['push', 'push', 'push', 'push', 'pull'])
})

test('an answer from before a restore, arriving after it, is no proof: what it confirmed is told again', async () => {
  const device = testDevice(memoryStore())
  device.onPull = () => pullAnswer({ changes: [change(1)], cursor: 'new', seq: 1, epoch: 'epoch-2' })
  await syncOnce(device.ports, owner, now)
  await device.put('movie:5')
  let seq = 1
  const epochs = ['epoch-1', 'epoch-2']
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'applied' })),
      ++seq,
      { epoch: epochs.shift() ?? 'epoch-2' },
    )
  await syncOnce(device.ports, owner, now)
  expect(told(device)).toEqual(['movie:5', 'movie:5'])
  expect(await device.row('movie:5')).toMatchObject({ ackSeq: 3 })
})

test('a change that a page had confirmed and whose own answer never came waits once, not twice', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1')
  const [waiting] = await device.queue()
  device.onPush = () => ({ kind: 'unreachable' })
  await syncOnce(device.ports, owner, now)
  const [key, value, stamp] = ['movie:1', waiting?.payload, waiting?.stamp ?? '']
  device.onPull = () => pullAnswer({ changes: [{ ...change(9), key, value, stamp }], cursor: 'at-9', seq: 9 })
  await pull(device.ports, owner, Number.POSITIVE_INFINITY)
  expect(await device.row(key)).not.toHaveProperty('shadow')
  device.onPull = () => pullAnswer({ changes: [], cursor: 'back', seq: 1 })
  await pull(device.ports, owner, Number.POSITIVE_INFINITY)
  expect((await device.queue()).map(({ mutationId }) => mutationId)).toEqual([waiting?.mutationId])
  expect(await device.row(key)).toMatchObject({ value, shadow: { value, lost: null } })
})
