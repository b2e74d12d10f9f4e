import { describe, expect, test } from 'vitest'
import { isWithinDays, localDay, parseDay, yearOf } from '#domain/calendar-date.ts'

describe('release dates are calendar days', () => {
  test.each([
    ['2026-11-20', { year: 2026, month: 11, day: 20 }],
    ['2013-02-14T00:00:00.000Z', { year: 2013, month: 2, day: 14 }],
    ['2024-02-29', { year: 2024, month: 2, day: 29 }],
  ])('%s names a day', (text, day) => {
    expect(parseDay(text)).toEqual(day)
  })

  test.each([null, '', '2026', '2026-13-01', '2026-02-29', '2026-00-10', '2026-11-31', 'soon', '20-11-2026', '2026-11-20x'])(
    '%s names none',
    (text) => {
      expect(parseDay(text)).toBeNull()
      expect(yearOf(text)).toBeNull()
      expect(isWithinDays(text, '2026-11-20', 14)).toBe(false)
    },
  )

  test.each([
    ['today', '2026-11-20', true],
    ['14 days ago', '2026-11-06', true],
    ['15 days ago', '2026-11-05', false],
    ['tomorrow', '2026-11-21', false],
  ])('%s counts as released within 14 days: %s', (_, date, expected) => {
    expect(isWithinDays(date, '2026-11-20', 14)).toBe(expected)
  })

  test('the turn of the year and leap days are counted like any other day', () => {
    expect(isWithinDays('2023-12-31', '2024-01-14', 14)).toBe(true)
    expect(isWithinDays('2024-02-15', '2024-02-29', 14)).toBe(true)
    expect(isWithinDays('2024-02-15', '2024-03-01', 14)).toBe(false)
  })

  test('the local day is that of the clock on the wall', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
})
