import { expect, test } from 'vitest'
import { owner, testDevice } from '#support/sync-device.ts'
import { stampMs } from '#sync/clock.ts'
import { evenClock } from '#sync/even-clock.ts'
import { keepServerTime, timeRequest } from '#sync/clock.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }
const hour = 3_600_000

/** A device whose clock shows `base`, and that never heard of the server's time. */
function unmeasured() {
  const device = testDevice(memoryStore(), 7, { knowsTime: false })
  return { device, base: device.clock.now }
}

/** How the stamps that wait read, and which of them are in doubt. */
const waiting = async (device: ReturnType<typeof testDevice>) =>
  (await device.queue()).map(({ key, stamp, inDoubt, unmeasured: open }) => ({
    key,
    ms: stampMs(stamp),
    inDoubt,
    open: open !== undefined,
  }))

const heard = (device: ReturnType<typeof testDevice>, offsetMs: number, errorMs = 0) =>
  device.ports.store.transact((tx) =>
    keepServerTime(tx, device.ports, owner, { run: device.clock.run, offsetMs, errorMs, serverTime: device.clock.now + offsetMs }),
  )

test('a run goes on while both clocks go alike, and ends when the device is set', () => {
  const clocks = { wall: 1000, elapsed: 0 }
  const clock = evenClock(
    () => clocks.wall,
    () => clocks.elapsed,
    'page',
  )
  const first = clock.run()
  Object.assign(clocks, { wall: 61_000, elapsed: 60_000 })
  expect(clock.run()).toBe(first)
  clocks.wall -= 40_000
  expect(clock.run()).not.toBe(first)
})

test('an answer measures the offset to half of its round trip; one in which the clock was set measures nothing', () => {
  const clock = { at: 10_000, name: 'one' }
  const port = { now: () => clock.at, run: () => clock.name }
  const steady = timeRequest(port)
  clock.at += 400
  expect(steady(50_200)).toEqual({ run: 'one', serverTime: 50_200, errorMs: 200, offsetMs: 40_000 })
  const set = timeRequest(port)
  clock.name = 'another'
  expect(set(50_200)).toBeNull()
})

test('a slow answer that agrees with a quick one changes nothing; one that does not replaces it', async () => {
  const { device } = unmeasured()
  const offset = () => device.ports.store.read(async (tx) => (await tx.device())?.offsetMs)
  await heard(device, 1000, 50)
  await heard(device, 4000, 5000)
  expect(await offset()).toBe(1000)
  await heard(device, 40_000, 5000)
  expect(await offset()).toBe(40_000)
})

test('the time is asked for before anything is sent, once', async () => {
  const { device } = unmeasured()
  await device.put('movie:1')
  await device.put('movie:2')
  await syncOnce(device.ports, owner, now)
  await device.put('movie:3')
  await syncOnce(device.ports, owner, now)
  expect(device.sent.map(({ items }) => items.length)).toEqual([0, 2, 1])
})

test.each([
  { what: 'in this run', meanwhile: {}, offsetMs: 48 * hour, ms: 48 * hour, inDoubt: undefined },
  { what: 'in an earlier run of a clock nobody has set', meanwhile: { run: 'next' }, offsetMs: 500, ms: 500, inDoubt: undefined },
  {
    what: 'in an earlier run, with an offset that was not known',
    meanwhile: { run: 'next' },
    offsetMs: 2 * hour,
    ms: 2 * hour,
    inDoubt: true,
  },
  { what: 'by a clock that was ahead and is set right', meanwhile: { run: 'next', setBy: -hour }, offsetMs: 0, ms: -hour, inDoubt: true },
])('a decision made $what gets the stamp of its moment', async ({ meanwhile, offsetMs, ms, inDoubt }) => {
  const { device, base } = unmeasured()
  await device.put('movie:1')
  device.clock.run = meanwhile.run ?? device.clock.run
  device.clock.now += meanwhile.setBy ?? 0
  await heard(device, offsetMs)
  expect(await waiting(device)).toEqual([{ key: 'movie:1', ms: base + ms, inDoubt, open: false }])
})

test('mended stamps keep the order of the decisions', async () => {
  const { device } = unmeasured()
  await device.put('movie:1')
  device.clock.now -= hour
  device.clock.run = 'set back'
  await device.put('movie:2')
  await device.put('movie:3')
  await heard(device, 0)
  const stamps = (await device.queue()).map(({ stamp }) => stamp)
  expect(stamps).toEqual(stamps.toSorted())
  expect(new Set(stamps).size).toBe(3)
})
