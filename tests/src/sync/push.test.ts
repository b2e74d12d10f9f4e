import { expect, test, vi } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import { serverWithClock, owner, pullAnswer, pushAnswer, testDevice } from '#support/sync-device.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: false, exclusive: false }
const refused = (code: ErrorCode, retryAfterMs: number | null = null) => ({ kind: 'refused', code, message: 'no', retryAfterMs }) as const

test('a confirmed change leaves the queue and its row stays', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1')
  const report = await syncOnce(device.ports, owner, now)
  expect(report).toMatchObject({ stop: null, pending: 0, dead: 0, nextAttemptAt: null })
  expect(await device.row('movie:1')).toMatchObject({ value: 'value of movie:1', ackSeq: 1 })
  expect(await device.row('movie:1')).not.toHaveProperty('shadow')
})

test('a backlog leaves a hundred at a time, one change per lane', async () => {
  const device = testDevice(memoryStore())
  for (let id = 1; id <= 250; id++) await device.put(`movie:${id}`)
  await syncOnce(device.ports, owner, now)
  expect(device.sent.map(({ items }) => items.length)).toEqual([100, 100, 50])
})

test('large values are spread over several requests', async () => {
  const device = testDevice(memoryStore())
  for (let id = 1; id <= 30; id++) await device.put(`movie:${id}`, 'x'.repeat(16_000))
  await syncOnce(device.ports, owner, now)
  expect(device.sent.map(({ items }) => items.length)).toEqual([24, 6])
})

test('a change is marked as sent before the first byte leaves', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1')
  const seen: boolean[] = []
  device.onPush = async ({ items }) => {
    seen.push(...(await device.queue()).map(({ everSent }) => everSent))
    return pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'applied' })))
  }
  await syncOnce(device.ports, owner, now)
  expect(seen).toEqual([true])
})

test('an edit made while its forerunner is on the way stays visible and leaves next', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'one')
  let edited = false
  device.onPush = async ({ items }) => {
    if (!edited) await device.put('movie:1', 'two')
    edited = true
    return pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'applied' })))
  }
  await syncOnce(device.ports, owner, now)
  expect(device.sent.map(({ items }) => items[0]?.value)).toEqual(['one', 'two'])
  expect(await device.row('movie:1')).toMatchObject({ value: 'two' })
})

test.each(['unreachable', 'rate-limited', 'internal', 'busy'] as const)(
  'after %s everything stays and a wake-up is planned',
  async (what) => {
    const device = testDevice(memoryStore())
    await device.put('movie:1')
    device.onPush = () => (what === 'unreachable' ? { kind: 'unreachable' } : refused(what))
    const report = await syncOnce(device.ports, owner, now)
    expect(report).toMatchObject({ stop: 'waiting', pending: 1, dead: 0 })
    expect(report.nextAttemptAt).toBeGreaterThanOrEqual(device.clock.now)
  },
)

test('back-off keeps the next run quiet unless it is forgiven; a wait the server asked for is kept all the same', async () => {
  const device = testDevice(memoryStore(), 200)
  await device.put('movie:1')
  device.onPush = () => ({ kind: 'unreachable' })
  await syncOnce(device.ports, owner, now)
  await syncOnce(device.ports, owner, now)
  expect(device.sent).toHaveLength(1)
  device.onPush = () => refused('rate-limited', 60_000)
  await syncOnce(device.ports, owner, { ...now, resetBackOff: true })
  await syncOnce(device.ports, owner, { ...now, resetBackOff: true })
  expect(device.sent).toHaveLength(2)
  device.clock.now += 60_000
  await syncOnce(device.ports, owner, { ...now, resetBackOff: true })
  expect(device.sent).toHaveLength(3)
})

test('a clock that is set back does not turn a wait into a long one', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1')
  device.onPush = () => refused('rate-limited', 3_000_000)
  await syncOnce(device.ports, owner, now)
  device.clock.now -= 3_600_000
  await syncOnce(device.ports, owner, now)
  expect(device.sent).toHaveLength(2)
})

test.each([
  ['unauthenticated', 'sign-in'],
  ['upgrade-required', 'reload'],
  ['forbidden', 'forbidden'],
] as const)('%s pauses the account with everything kept, until it is lifted', async (code, pause) => {
  const device = testDevice(memoryStore())
  await device.put('movie:1')
  device.onPush = () => refused(code)
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: pause, paused: pause, pending: 1, dead: 0 })
  expect(await syncOnce(device.ports, owner, { ...now, resetBackOff: true })).toMatchObject({ stop: pause })
  expect(device.sent).toHaveLength(1)
})

test("a session that is somebody else's stops the run and keeps everything", async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1')
  device.onPush = () => refused('owner-mismatch')
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: 'wrong-owner', pending: 1, paused: null })
})

test('a refused change is kept as refused, what was confirmed comes back, and the others go on', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'good')
  await syncOnce(device.ports, owner, now)
  await device.put('movie:1', 'bad')
  await device.put('movie:2', 'fine')
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId, value }) =>
        value === 'bad' ? { mutationId, result: 'rejected', code: 'invalid-input', message: 'no' } : { mutationId, result: 'applied' },
      ),
    )
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: null, pending: 0, dead: 1 })
  expect(await device.row('movie:1')).toMatchObject({ value: 'good' })
  const [letter] = await device.ports.store.read((tx) => tx.deadLetters(owner))
  expect(letter).toMatchObject({ key: 'movie:1', payload: 'bad', reason: 'invalid-input', message: 'no' })
})

test('a refused first change leaves nothing on screen', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'bad')
  device.onPush = ({ items }) => pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'rejected', code: 'invalid-input' })))
  await syncOnce(device.ports, owner, now)
  expect(await device.row('movie:1')).toBeUndefined()
})

test('a change that spoils its whole request is found, and the others arrive', async () => {
  const device = testDevice(memoryStore())
  for (let id = 1; id <= 9; id++) await device.put(`movie:${id}`, id === 5 ? 'poison' : 'fine')
  device.onPush = ({ items }) =>
    items.some(({ value }) => value === 'poison')
      ? refused('payload-too-large')
      : pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'applied' })))
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: null, pending: 0, dead: 1 })
  const [letter] = await device.ports.store.read((tx) => tx.deadLetters(owner))
  expect(letter?.key).toBe('movie:5')
})

test('a change that makes the server fail delays no other for long', async () => {
  const device = testDevice(memoryStore())
  for (let id = 1; id <= 4; id++) await device.put(`movie:${id}`, id === 2 ? 'poison' : 'fine')
  device.onPush = ({ items }) =>
    items.some(({ value }) => value === 'poison')
      ? refused('internal')
      : pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'applied' })))
  for (let run = 0; run < 12; run++) {
    await syncOnce(device.ports, owner, now)
    device.clock.now += 5000
  }
  expect((await device.queue()).map(({ key }) => key)).toEqual(['movie:2'])
})

test('an answer that leaves a change out leaves it in the queue', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1')
  device.onPush = () => pushAnswer([])
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ pending: 1, dead: 0 })
})

test('a beaten change gives way to what was confirmed; the winner comes with the pull', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'old')
  await syncOnce(device.ports, owner, now)
  await device.put('movie:1', 'beaten')
  device.onPush = ({ items }) => pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'superseded' })))
  device.onPull = () => ({ kind: 'unreachable' })
  await syncOnce(device.ports, owner, now)
  expect(await device.row('movie:1')).toMatchObject({ value: 'old' })
})

test('a change whose row the server has purged disappears here too', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1')
  device.onPush = ({ items }) => pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'gone' })))
  await syncOnce(device.ports, owner, now)
  expect(await device.row('movie:1')).toBeUndefined()
})

test('a batch taken over after its lease is settled once', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1')
  let slow = true
  device.onPush = async ({ items }) => {
    if (slow) {
      slow = false
      device.clock.now += 31_000
      await syncOnce(device.ports, owner, now)
    }
    return pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'applied' })))
  }
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ pending: 0 })
  expect(device.sent.map(({ items }) => items[0]?.mutationId)).toEqual(Array(2).fill(device.sent[0]?.items[0]?.mutationId))
})

test('a run that died leaves its lease to whoever holds the lock next', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1')
  device.onPush = () => new Promise(() => undefined)
  void syncOnce(device.ports, owner, now)
  await vi.waitFor(() => expect(device.sent).toHaveLength(1))
  device.onPush = ({ items }) => pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'applied' })))
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ pending: 1 })
  expect(await syncOnce(device.ports, owner, { ...now, exclusive: true })).toMatchObject({ pending: 0 })
})

test('the budget ends a run between two requests', async () => {
  const device = testDevice(memoryStore())
  for (let id = 1; id <= 450; id++) await device.put(`movie:${id}`)
  device.onPush = ({ items }) => {
    device.clock.now += 60_000
    return pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'applied' })))
  }
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: 'budget', pending: 50 })
})

test('a clock far ahead is set right: same changes, same ids, same order, new stamps', async () => {
  const device = testDevice(memoryStore())
  const serverTime = device.clock.now
  device.clock.now += 70 * 365 * 86_400_000
  await device.put('movie:1', 'one')
  await device.put('movie:2', 'two')
  device.onPush = serverWithClock(serverTime)
  device.onPull = () => pullAnswer({ serverTime })
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: null, pending: 0, dead: 0 })
  const [first, second] = device.sent
  expect(second?.items.map(({ mutationId }) => mutationId)).toEqual(first?.items.map(({ mutationId }) => mutationId))
  const stamps = second?.items.map(({ stamp }) => stamp) ?? []
  expect(stamps).toEqual([...stamps].sort())
  expect(await device.row('movie:2')).toMatchObject({ value: 'two', stamp: stamps[1] })
})

test('a clock that was set right never goes back below a deletion that is long forgotten here', async () => {
  const device = testDevice(memoryStore())
  const serverTime = device.clock.now
  const applied: string[] = []
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId, stamp }) => {
        if (Number(stamp.slice(0, 13)) > serverTime + 60_000) return { mutationId, result: 'rejected', code: 'clock-future' }
        applied.push(stamp)
        return { mutationId, result: 'applied' }
      }),
      5,
      { serverTime },
    )
  device.onPull = (cursor) => pullAnswer({ serverTime, seq: 9, cursor: cursor === null ? 'first' : 'second' })
  device.clock.now = serverTime + 40_000
  await device.remove('movie:1')
  await syncOnce(device.ports, owner, now)
  expect(await device.row('movie:1')).toBeUndefined()
  device.clock.now = serverTime + 3_600_000
  await device.put('movie:1')
  await syncOnce(device.ports, owner, now)
  expect(applied).toEqual([...applied].sort())
})
