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
  (await device.queue()).map(({ key, stamp, latest }) => ({ key, ms: stampMs(stamp), latest }))

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
  { what: 'in this run', next: {}, offsetMs: 48 * hour, ms: 49 * hour },
  { what: 'in an earlier run of a clock nobody has set', next: { run: 'third' }, offsetMs: 500, ms: hour + 500 },
])('a decision made $what gets the stamp of its moment', async ({ next, offsetMs, ms }) => {
  const { device, base } = unmeasured()
  await heard(device, 0)
  Object.assign(device.clock, { now: base + hour, run: 'second' })
  await device.put('movie:1')
  Object.assign(device.clock, next)
  await heard(device, offsetMs)
  expect(await waiting(device)).toEqual([{ key: 'movie:1', ms: base + ms, latest: undefined }])
})

test.each([
  { what: 'with an offset that was not known', next: {}, offsetMs: 2 * hour },
  { what: 'by a clock that was ahead and is set right', next: { setBy: -hour }, offsetMs: 0 },
])('a decision made in an earlier run $what counts from the last answer on, and may be as late as now', async ({ next, offsetMs }) => {
  const { device, base } = unmeasured()
  await heard(device, 0)
  Object.assign(device.clock, { now: base + 2 * hour, run: 'second' })
  await device.put('movie:1')
  Object.assign(device.clock, { now: device.clock.now + (next.setBy ?? 0), run: 'third' })
  await heard(device, offsetMs)
  expect(await waiting(device)).toEqual([{ key: 'movie:1', ms: base, latest: device.clock.now + offsetMs }])
})

test.each([
  { what: 'counts from its own moment on where the clock is right', offsetMs: 500, ms: (base: number) => base + 500 },
  { what: 'is as old as can be where the clock is wrong', offsetMs: 2 * hour, ms: () => 0 },
])(
  'a decision of an earlier run, whose device has forgotten the time with its database, $what, and is in doubt',
  async ({ offsetMs, ms }) => {
    const { device, base } = unmeasured()
    await device.put('movie:1')
    Object.assign(device.clock, { now: base + hour, run: 'second' })
    await heard(device, offsetMs)
    expect(await waiting(device)).toEqual([{ key: 'movie:1', ms: ms(base), latest: base + hour + offsetMs }])
  },
)

test('a decision stamped by a server whose clock was wrong gets the stamp of its moment by the next answer', async () => {
  const { device, base } = unmeasured()
  await heard(device, -48 * hour)
  await device.put('movie:1')
  await heard(device, 0)
  expect(await waiting(device)).toEqual([{ key: 'movie:1', ms: base, latest: undefined }])
})

test('a stamp that is right stays when the clock is set later', async () => {
  const { device, base } = unmeasured()
  await heard(device, 0)
  await device.put('movie:1')
  Object.assign(device.clock, { now: base - hour, run: 'second' })
  await heard(device, 2 * hour)
  expect(await waiting(device)).toEqual([{ key: 'movie:1', ms: base, latest: base + hour }])
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

test('a stamp ahead of the server that an earlier version gave is mended, and in doubt', async () => {
  const { device, base } = unmeasured()
  device.clock.now = base + 48 * hour
  await device.put('movie:1')
  await device.ports.store.transact(async (tx) => {
    const [mutation] = await tx.mutations(owner)
    if (mutation === undefined) return
    const { timing: _, ...rest } = mutation
    await tx.putMutations([rest])
  })
  device.clock.now = base
  await heard(device, 0)
  expect(await waiting(device)).toEqual([{ key: 'movie:1', ms: base, latest: base }])
})

test.each([
  { what: 'of its own clock', ahead: async (device: ReturnType<typeof testDevice>) => void (device.clock.now += 48 * hour) },
  { what: "of the server's", ahead: (device: ReturnType<typeof testDevice>) => heard(device, 48 * hour) },
])('once the time $what is set right, no stamp is ahead of it', async ({ ahead }) => {
  const { device, base } = unmeasured()
  await ahead(device)
  await device.put('movie:1')
  await syncOnce(device.ports, owner, now)
  device.clock.now = base
  await heard(device, 0)
  await device.put('movie:2')
  expect((await waiting(device)).at(-1)).toEqual({ key: 'movie:2', ms: base, latest: undefined })
})
