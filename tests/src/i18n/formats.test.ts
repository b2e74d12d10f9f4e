import { describe, expect, test } from 'vitest'
import { formatsOf } from '#i18n/formats.ts'

const [english, german] = [formatsOf('en'), formatsOf('de')]
const now = new Date(2026, 10, 20, 18, 20).getTime()
const [minute, day] = [60_000, 86_400_000]

/** Intl writes narrow and no-break spaces, which nobody can tell apart in a failing test. */
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')

test.each([
  [0, 'now', 'jetzt'],
  [30_000, 'now', 'jetzt'],
  [minute, '1 minute ago', 'vor 1 Minute'],
  [59 * minute, '59 minutes ago', 'vor 59 Minuten'],
  [3 * 60 * minute, '3 hours ago', 'vor 3 Stunden'],
  [day, 'yesterday', 'gestern'],
  // Not two days of 24 hours, but the evening before yesterday.
  [43 * 60 * minute, '2 days ago', 'vorgestern'],
  [-5 * minute, 'now', 'jetzt'],
])('%i ms ago is said in both languages', (age, inEnglish, inGerman) => {
  expect(english.ago(now - age, now)).toBe(inEnglish)
  expect(german.ago(now - age, now)).toBe(inGerman)
})

test.each([
  [0, 'Today', 'Heute'],
  [day, 'Yesterday', 'Gestern'],
  [7 * day, 'Fri, Nov 13', 'Fr., 13. Nov.'],
  [365 * day, 'Nov 20, 2025', '20. Nov. 2025'],
])('the heading of a day %i ms ago', (age, inEnglish, inGerman) => {
  expect(english.dayHeading(now - age, now)).toBe(inEnglish)
  expect(german.dayHeading(now - age, now)).toBe(inGerman)
})

test('of today the time is said, of another day the day', () => {
  expect(plain(english.timeOrDay(now, now))).toBe('6:20 PM')
  expect(german.timeOrDay(now, now)).toBe('18:20')
  expect(english.timeOrDay(now - day, now)).toBe('Nov 19')
})

test('a calendar day stays the day it names in every time zone; what names none is left out', () => {
  expect(english.day('2026-11-20')).toBe('Nov 20, 2026')
  expect(german.day('2026-11-20')).toBe('20. Nov. 2026')
  expect(english.day('2026-02-31')).toBe('')
  expect(english.day(null)).toBe('')
})

test.each([
  [0, '0 kB'],
  [640, '1 kB'],
  [11_400, '11 kB'],
  [999_000, '999 kB'],
  [1_240_000, '1.2 MB'],
  [24_600_000, '25 MB'],
  [3_400_000_000, '3.4 GB'],
])('%i bytes are %s', (bytes, size) => {
  expect(plain(english.size(bytes))).toBe(size)
})

describe('numbers', () => {
  test('a German reads a comma', () => {
    expect(german.number(7.5)).toBe('7,5')
    expect(plain(german.size(1_240_000))).toBe('1,2 MB')
  })

  test('money is whole dollars', () => {
    expect(english.dollars(1_240_000.6)).toBe('$1,240,001')
    expect(plain(german.dollars(1_240_000))).toBe('1.240.000 $')
  })
})

describe('names of codes', () => {
  test('are those of the language; a code that names none has no name', () => {
    expect(english.regionName('DE')).toBe('Germany')
    expect(german.languageName('cn')).toBe('Kantonesisch')
    expect(english.languageName('xx')).toBeUndefined()
    expect(english.regionName('nowhere')).toBeUndefined()
  })

  test('order codes as a reader of the language would', () => {
    expect(german.byName(['FR', 'AT', 'EG', '??'], german.regionName)).toEqual([
      ['??', '??'],
      ['EG', 'Ägypten'],
      ['FR', 'Frankreich'],
      ['AT', 'Österreich'],
    ])
  })
})
