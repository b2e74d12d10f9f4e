import { expect, test } from 'vitest'
import { calendarFile } from '#domain/calendar-file.ts'
import { isToCome } from '#domain/title/release.ts'

const today = '2026-11-26'

test('a title is to come from its date, else from how far its makers are', () => {
  expect(isToCome({ date: '2026-11-27' }, today)).toBe(true)
  expect(isToCome({ date: today }, today, 'post-production')).toBe(false)
  expect(isToCome({ date: '2026-11-25' }, today, 'in-production')).toBe(false)
  expect(isToCome({ date: null }, today, 'in-production')).toBe(true)
  expect([null, undefined, 'released', 'canceled', 'ended'].map((status) => isToCome({ date: null }, today, status as null))).toEqual(
    Array.from({ length: 5 }, () => false),
  )
})

const event = {
  uid: 'movie-603@matinee.example',
  name: 'Commas, semicolons; and\na \\ line',
  when: { day: '2026-12-24' },
  url: 'https://matinee.example/movie/603',
  madeAt: Date.UTC(2026, 10, 26, 9, 30, 5, 123),
}

test('the calendar file is a whole day with a reminder in the morning, and its texts mean what they say', () => {
  const lines = calendarFile(event).split('\r\n')
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Matinee//Releases//EN',
    'BEGIN:VEVENT',
    'UID:movie-603@matinee.example',
    'DTSTAMP:20261126T093005Z',
    'DTSTART;VALUE=DATE:20261224',
    String.raw`SUMMARY:Commas\, semicolons\; and\na \\ line`,
    'URL:https://matinee.example/movie/603',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    String.raw`DESCRIPTION:Commas\, semicolons\; and\na \\ line`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no line of it is longer than 75 octets, and no character is torn apart', () => {
  const name = 'Über die Tür 映画 🎬 '.repeat(12)
  const lines = calendarFile({ ...event, name }).split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`)
})
