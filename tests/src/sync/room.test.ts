import { expect, test } from 'vitest'
import { pushLimit } from '#contract/sync.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { owner, pullAnswer, pushAnswer, testDevice, type TestDevice } from '#support/sync-device.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const hour = 3_600_000
const now = { budgetMs: 60_000, resetBackOff: false, exclusive: false }
const sync = (device: TestDevice, options: Partial<typeof now> = {}) => syncOnce(device.ports, owner, { ...now, ...options })

/** A server that takes deletions, and so many puts. */
function serverWithRoom(device: TestDevice, room: number): void {
  let left = room
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId, op }) =>
        op === 'delete' || left-- > 0
          ? { mutationId, result: 'applied' }
          : { mutationId, result: 'rejected', code: 'quota-exceeded', message: 'full' },
      ),
    )
}
const keysSent = (device: TestDevice) => device.sent.map(({ items }) => items.map(({ key }) => key))

test('what finds no room stays in the outbox and in its list, is no dead letter, and is told', async () => {
  const device = testDevice(memoryStore())
  serverWithRoom(device, 1)
  await device.put('movie:1')
  await device.put('movie:2')
  expect(await sync(device)).toMatchObject({ stop: null, pending: 1, dead: 0, full: true, nextAttemptAt: device.clock.now + hour })
  expect(await device.row('movie:2')).toMatchObject({ value: 'value of movie:2', deleted: false })
})

test('it is sent again after an hour, or when the person asks, and no sooner', async () => {
  const device = testDevice(memoryStore())
  serverWithRoom(device, 0)
  await device.put('movie:1')
  await sync(device)
  device.clock.now += hour - 1
  await sync(device)
  expect(device.sent).toHaveLength(1)
  await sync(device, { resetBackOff: true })
  expect(device.sent).toHaveLength(2)
  device.clock.now += hour
  serverWithRoom(device, 1)
  expect(await sync(device)).toMatchObject({ pending: 0, full: false })
})

test('what has waited and what comes later are tried together', async () => {
  const device = testDevice(memoryStore())
  serverWithRoom(device, 0)
  await device.put('movie:1')
  await sync(device)
  device.clock.now += hour / 2
  await device.put('movie:2')
  await sync(device)
  device.clock.now += hour
  await sync(device)
  expect(keysSent(device)).toEqual([['movie:1'], ['movie:2'], ['movie:1', 'movie:2']])
})

test('a removal lets as many go as one request carries, and the next ones as long as there is room', async () => {
  const device = testDevice(memoryStore())
  serverWithRoom(device, 0)
  await device.put('movie:0')
  for (let id = 1; id <= 2 * pushLimit; id++) await device.put(`movie:${id}`)
  await sync(device)
  const before = device.sent.length
  await device.remove('tv:1')
  serverWithRoom(device, pushLimit + 1)
  expect(await sync(device)).toMatchObject({ pending: pushLimit, full: true })
  expect(device.sent.slice(before).map(({ items }) => items.length)).toEqual([1, pushLimit, pushLimit])
})

test('an edit of what waits for room is what is sent once there is some', async () => {
  const device = testDevice(memoryStore())
  serverWithRoom(device, 0)
  await device.put('movie:1', 'one')
  await sync(device)
  await device.put('movie:1', 'two')
  serverWithRoom(device, 2)
  await sync(device, { resetBackOff: true })
  expect(device.sent.at(-1)?.items).toMatchObject([{ value: 'two' }])
  expect(await device.queue()).toEqual([])
})

test('what the account holds is known from its last page; a server that does not say changes nothing', async () => {
  const device = testDevice(memoryStore())
  const used = { rows: 7, bytes: 7000 }
  device.onPull = () => pullAnswer({ used })
  expect(await sync(device)).toMatchObject({ used })
  device.onPull = () => pullAnswer()
  expect(await sync(device)).toMatchObject({ used })
})
