import { expect, test } from 'vitest'
import { countdownTo } from '#domain/sports/countdown.ts'
import { matchNoon, matchOf } from '#support/matches.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const before = (ms: number, part = {}) => countdownTo(matchOf(part), matchNoon - ms)

test.each([
  [9 * day, { unit: 'days', days: 9 }],
  [7 * day, { unit: 'days', days: 7 }],
  [7 * day - minute, { unit: 'days-hours', days: 6, hours: 23 }],
  [2 * day + 4 * hour + 59 * minute, { unit: 'days-hours', days: 2, hours: 4 }],
  [day, { unit: 'days-hours', days: 1, hours: 0 }],
  [day - minute, { unit: 'hours-minutes', hours: 23, minutes: 59 }],
  [hour, { unit: 'hours-minutes', hours: 1, minutes: 0 }],
  [hour - 1, { unit: 'hours-minutes', hours: 1, minutes: 0 }],
  [12 * minute, { unit: 'minutes', minutes: 12 }],
  [1, { unit: 'minutes', minutes: 1 }],
])('%d ms before its beginning', (ms, countdown) => {
  expect(before(ms)).toEqual(countdown)
})

test('nothing is counted to what has begun, is over, or begins at some hour of its day', () => {
  expect([before(0), before(-hour), before(hour, { isOver: true }), before(hour, { isTimed: false })]).toEqual([null, null, null, null])
})
