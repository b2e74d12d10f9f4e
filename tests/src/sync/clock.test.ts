import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowestStamp, makeStamp, stampMs, tick } from '#sync/clock.ts'
import type { HybridClock } from '#sync/store.ts'

const me = 'aaaaaaaaaaaa'
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

test('every tick is above all that was given before, whatever the device clock does', () => {
  const moments = fc.array(fc.integer({ min: 0, max: 4_102_444_800_000 }), { maxLength: 20 })
  fc.assert(
    fc.property(moments, (steps) => {
      let clock = fresh
      for (const now of steps) {
        const next = tick(clock, now)
        expect(next.last > clock.last).toBe(true)
        clock = next
      }
    }),
    { numRuns: 5000 },
  )
})
