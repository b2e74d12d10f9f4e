import { expect, test } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import type { Change } from '#contract/sync.ts'
import { owner, pullAnswer, pushAnswer, serverChange as change, type TestDevice, testDevice } from '#support/sync-device.ts'
import { applyPage, pull } from '#sync/pull.ts'
import { discardPending } from '#sync/rejections.ts'
import { accountOf, readAgain } from '#sync/store.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }
const epoch = 'epoch-2'

/** A server that was restored: it answers so to what holds the value `bad`, and applies everything else. */
const restoredServer =
  (refusal: ErrorCode, seq: number): TestDevice['onPush'] =>
  ({ items }) =>
    pushAnswer(
      items.map(({ mutationId, value }) =>
        value === 'bad' ? { mutationId, result: 'rejected', code: refusal } : { mutationId, result: 'applied' },
      ),
      seq,
      { epoch },
    )

/** A device that has movies 1 and 2 from a server. */
async function syncedDevice(): Promise<TestDevice> {
  const device = testDevice(memoryStore())
  device.onPull = () => pullAnswer({ changes: [change(1, 1), change(2, 2)], cursor: 'at-2', seq: 2 })
  await syncOnce(device.ports, owner, now)
  device.onPull = () => pullAnswer({ epoch, cursor: 'new', seq: 1 })
  return device
}

/** The device reads that the server was restored and holds of these movies only `changes`; what it does about it has not left it. */
const readRestored = (device: TestDevice, changes: Change[] = [change(1, 1)], seq = 1): Promise<boolean> =>
  device.ports.store.transact(async (tx) => {
    await tx.putAccount(readAgain(await accountOf(tx, owner)))
    return applyPage(tx, device.ports, owner, null, { changes, cursor: 'new', hasMore: false, epoch, seq, serverTime: 0 })
  })

/** What was sent of movie 2 since the last look. */
const sentOf = (device: TestDevice) => device.sent.splice(0).flatMap(({ items }) => items.map(({ value, stamp }) => [value, stamp]))

const lostState = ['server 2', change(2, 2).stamp]

test('what a restored server has lost is told to it again, with its own stamp', async () => {
  const device = await syncedDevice()
  device.onPull = (cursor) =>
    cursor === 'at-2'
      ? { kind: 'refused', code: 'epoch-changed', message: '', retryAfterMs: null }
      : pullAnswer({ changes: [change(1, 1)], epoch, cursor: 'new', seq: 1 })
  device.onPush = restoredServer('busy', 2)
  await syncOnce(device.ports, owner, now)
  expect(sentOf(device)).toEqual([lostState])
  const row = await device.row('movie:2')
  expect(row).toMatchObject({ value: 'server 2', stamp: lostState[1], ackSeq: 2 })
  expect(row).not.toHaveProperty('shadow')
})

test('so is what lies under an edit, when that is refused, however often everything was read meanwhile', async () => {
  const device = await syncedDevice()
  await device.put('movie:2', 'bad')
  await readRestored(device)
  await readRestored(device)
  expect(await device.row('movie:2')).toMatchObject({ value: 'bad', shadow: { value: 'server 2', lost: null } })
  device.onPush = restoredServer('invalid-input', 3)
  await syncOnce(device.ports, owner, now)
  expect(sentOf(device).at(-1)).toEqual(lostState)
  expect(await device.row('movie:2')).toMatchObject({ value: 'server 2' })
})

test('so is what pages cut off in between did not have: only the end of the read knows what was lost', async () => {
  const device = await syncedDevice()
  device.onPull = (cursor) => {
    if (cursor === 'at-2') return { kind: 'refused', code: 'epoch-changed', message: '', retryAfterMs: null }
    return cursor === null ? pullAnswer({ changes: [change(3, 1)], epoch, cursor: 'at-1', hasMore: true, seq: 2 }) : { kind: 'unreachable' }
  }
  device.onPush = restoredServer('busy', 3)
  await syncOnce(device.ports, owner, now)
  expect(sentOf(device)).toEqual([])
  device.onPull = (cursor) =>
    cursor === 'at-1'
      ? pullAnswer({ changes: [change(1, 2)], epoch, cursor: 'at-2', seq: 2 })
      : pullAnswer({ epoch, cursor: 'at-3', seq: 3 })
  await syncOnce(device.ports, owner, now)
  expect(sentOf(device)).toEqual([lostState])
  expect(await device.row('movie:2')).toMatchObject({ value: 'server 2', ackSeq: 3 })
})

test('an edit of what is to be told again takes its place, and gives it back when it is refused', async () => {
  const device = await syncedDevice()
  await readRestored(device)
  await device.put('movie:2', 'bad')
  expect(await device.queue()).toHaveLength(1)
  device.onPush = restoredServer('invalid-input', 2)
  await syncOnce(device.ports, owner, now)
  expect(sentOf(device).at(-1)).toEqual(lostState)
  expect(await device.row('movie:2')).toMatchObject({ value: 'server 2' })
})

test('once the server has it, a refused edit above it does not send it a second time', async () => {
  const device = await syncedDevice()
  await readRestored(device)
  device.onPush = async (request) => {
    device.onPush = restoredServer('invalid-input', 3)
    await device.put('movie:2', 'bad')
    return restoredServer('invalid-input', 2)(request)
  }
  await syncOnce(device.ports, owner, now)
  expect(sentOf(device)).toEqual([lostState, ['bad', expect.any(String)]])
  expect(await device.row('movie:2')).toMatchObject({ value: 'server 2', ackSeq: 2 })
  expect(await device.queue()).toEqual([])
})

test('refused itself it is one dead letter, and the row is what the server has instead, as last heard', async () => {
  const older = change(2, 1, { value: 'older', stamp: change(2, 0).stamp })
  const newer = { ...older, value: 'less old', stamp: change(2, 1).stamp, seq: 3 }
  const device = await syncedDevice()
  await readRestored(device, [change(1, 1), older])
  const page = { changes: [newer], cursor: 'newer', epoch, seq: 3, hasMore: false, serverTime: 0 }
  await device.ports.store.transact((tx) => applyPage(tx, device.ports, owner, 'new', page))
  device.onPull = () => pullAnswer({ epoch, cursor: 'newer', seq: 3 })
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'rejected', code: 'invalid-input' })),
      3,
      { epoch },
    )
  await syncOnce(device.ports, owner, now)
  expect(await device.row('movie:2')).toMatchObject({ value: 'less old', ackSeq: 3 })
  expect(await device.ports.store.read((tx) => tx.deadLetters(owner))).toHaveLength(1)
  expect(await device.queue()).toEqual([])
})

test('sent under a stamp of a repaired clock and then refused, it is one dead letter, too', async () => {
  const device = await syncedDevice()
  await readRestored(device)
  device.onPush = ({ items }) => {
    const code = device.sent.length === 1 ? 'clock-future' : 'invalid-input'
    return pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'rejected', code })),
      2,
      { epoch, serverTime: device.clock.now - 3_600_000 },
    )
  }
  device.sent.length = 0
  await syncOnce(device.ports, owner, now)
  expect(device.sent).toHaveLength(2)
  expect(await device.row('movie:2')).toBeUndefined()
  expect(await device.ports.store.read((tx) => tx.deadLetters(owner))).toHaveLength(1)
})

test('discarding what waits does not discard what the server has lost', async () => {
  const device = await syncedDevice()
  await readRestored(device)
  await device.put('movie:3', 'discarded')
  await device.ports.store.transact((tx) => discardPending(tx, device.ports, owner))
  expect((await device.queue()).map(({ key, stamp }) => [key, stamp])).toEqual([['movie:2', lostState[1]]])
  expect(await device.row('movie:2')).toMatchObject({ value: 'server 2' })
  expect(await device.row('movie:3')).toBeUndefined()
})

test('nothing of it is forgotten when the server was restored to nothing, and is then read as if for the first time', async () => {
  const device = await syncedDevice()
  await device.put('movie:2', 'bad')
  await readRestored(device, [], 0)
  await device.ports.store.transact(async (tx) => tx.putAccount(readAgain(await accountOf(tx, owner))))
  device.onPull = () => pullAnswer({ changes: [change(5, 5)], epoch, cursor: 'new', seq: 5 })
  expect(await pull(device.ports, owner, Number.POSITIVE_INFINITY)).toBeNull()
  expect(await device.row('movie:2')).toMatchObject({ value: 'bad', shadow: { value: 'server 2', lost: null } })
  expect(await device.row('movie:5')).toBeDefined()
})
