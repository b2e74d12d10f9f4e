import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { absorb, later, lowestStamp, makeStamp, stampMs, tick } from '#sync/clock.ts'
import type { HybridClock } from '#sync/store.ts'

const me = 'aaaaaaaaaaaa'
const other = 'ffffffffffff'
const fresh: HybridClock = { clientId: me, last: lowestStamp(me), offsetMs: 0 }

test('a stamp has 13 digits of time, 4 of counter and the client', () => {
  expect(makeStamp(1_700_000_000_000, 10, me)).toBe('1700000000000-000a-aaaaaaaaaaaa')
  expect(stampMs('1700000000000-000a-aaaaaaaaaaaa')).toBe(1_700_000_000_000)
})

test('a tick is the time of the server as far as it is known', () => {
  expect(tick({ ...fresh, offsetMs: 500 }, 1000).last).toBe(makeStamp(1500, 0, me))
})

test('ticks in one millisecond count up, and never run out', () => {
  const first = tick(fresh, 1000)
  expect(tick(first, 1000).last).toBe(makeStamp(1000, 1, me))
  expect(tick({ ...fresh, last: makeStamp(1000, 0xffff, me) }, 1000).last).toBe(makeStamp(1001, 0, me))
})

test('every tick is above all that was given or seen before, whatever the device clock does', () => {
  const step = fc.oneof(
    fc.record({ now: fc.integer({ min: 0, max: 4_102_444_800_000 }) }),
    fc.record({ seen: fc.tuple(fc.integer({ min: 0, max: 4_102_444_800_000 }), fc.integer({ min: 0, max: 0xffff })) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let clock = fresh
      let highest = clock.last
      for (const next of steps) {
        if ('seen' in next) clock = absorb(clock, makeStamp(...next.seen, other))
        else clock = tick(clock, next.now)
        const isAbove = 'seen' in next || clock.last > highest
        expect(isAbove).toBe(true)
        highest = later(highest, clock.last)
      }
    }),
    { numRuns: 5000 },
  )
})

test('a stamp already passed changes nothing', () => {
  const clock = tick(fresh, 1000)
  expect(absorb(clock, makeStamp(999, 0, other))).toBe(clock)
})
