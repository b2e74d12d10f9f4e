import { expect, test } from 'vitest'
import { yearsBetween } from '#domain/age.ts'
import { daysUntil } from '#domain/calendar-date.ts'
import { departmentsOf, filmography } from '#domain/people/filmography.ts'
import type { Credit } from '#domain/title/credits.ts'
import { endsAt } from '#domain/title/runtime.ts'
import { type Video, videosByKind } from '#domain/title/videos.ts'
import { movie } from '../../support/page.ts'

const credit = (id: number, date: string | null, department = 'Acting'): Credit => ({
  title: { ...movie(id), date },
  date,
  role: '',
  department,
  episodes: 0,
  votes: 0,
})

const video = (type: string): Video => ({ key: type, name: type, type, official: true, language: 'en', date: null })

test('somebody is a year older on their birthday, not before', () => {
  expect(yearsBetween('1971-11-21', '2026-11-20')).toBe(54)
  expect(yearsBetween('1971-11-20', '2026-11-20')).toBe(55)
  expect(yearsBetween('2000-02-29', '2026-02-28')).toBe(25)
  expect([yearsBetween(null, '2026-11-20'), yearsBetween('1971', '2026-11-20'), yearsBetween('2030-01-01', '2026-11-20')]).toEqual([
    null,
    null,
    null,
  ])
})

test('a filmography has the work of each year together, and what has no date under no year', () => {
  const credits = [credit(1, null), credit(2, '2026-05-01'), credit(3, '2026-01-01', 'Directing'), credit(4, '1999-01-01')]
  const shape = (department?: string) =>
    filmography(credits, department).map(({ year, credits: of }) => [year, of.map(({ title }) => title.id)])
  expect(shape()).toEqual([
    [null, [1]],
    [2026, [2, 3]],
    [1999, [4]],
  ])
  expect(shape('Directing')).toEqual([[2026, [3]]])
  expect(departmentsOf(credits)).toEqual([
    { department: 'Acting', count: 3 },
    { department: 'Directing', count: 1 },
  ])
})

test('videos are sorted by their kind; a kind nobody knows is under the others', () => {
  const groups = videosByKind(['Trailer', 'Behind the Scenes', 'Opening Credits', 'Trailer'].map(video))
  expect(Object.entries(groups).flatMap(([kind, of]) => (of.length > 0 ? [[kind, of.length]] : []))).toEqual([
    ['trailer', 2],
    ['behind-the-scenes', 1],
    ['other', 1],
  ])
})

test('an evening ends its length after it begins; one of unknown length has no end', () => {
  const start = Date.UTC(2026, 10, 20, 20, 0)
  expect(endsAt(start, 101)).toBe(Date.UTC(2026, 10, 20, 21, 41))
  expect(endsAt(start, 0)).toBeNull()
})

test('days until a date count whole days of the calendar, over the end of summer time too', () => {
  expect([daysUntil('2026-11-27', '2026-11-20'), daysUntil('2026-11-20', '2026-11-20'), daysUntil('2026-11-19', '2026-11-20')]).toEqual([
    7, 0, -1,
  ])
  expect(daysUntil('2026-10-26', '2026-10-24')).toBe(2)
  expect(daysUntil('soon', '2026-11-20')).toBeNull()
})
