import { expect, test } from 'vitest'
import type { Programme } from '#domain/live-tv/channel.ts'
import { nextChange, nowAndNext, shareOf } from '#domain/live-tv/channel.ts'
import { instantAt, marksBetween, movedInGuide, placeOf } from '#domain/live-tv/guide-grid.ts'

const minute = 60_000
const noon = Date.UTC(2026, 0, 15, 12)
const programme = (start: number, stop: number): Programme => ({
  start: noon + start * minute,
  stop: noon + stop * minute,
  title: `${start}`,
  description: '',
  category: '',
  item: null,
})
const programmes = [programme(-60, 0), programme(0, 30), programme(30, 90), programme(120, 180)]
const grid = { rows: 20, from: noon - 60 * minute, to: noon + 180 * minute, now: noon + 10 * minute, programmes }
const at = (minutes: number) => noon + minutes * minute

test.each([
  ['ArrowRight', { row: 1, at: at(10) }, { row: 1, at: at(30) }],
  ['ArrowRight', { row: 1, at: at(170) }, { row: 1, at: at(170) }],
  ['ArrowLeft', { row: 1, at: at(10) }, { row: 1, at: at(-60) }],
  ['ArrowLeft', { row: 1, at: at(-30) }, { row: 1, at: at(-30) }],
  ['ArrowUp', { row: 0, at: at(10) }, { row: 0, at: at(10) }],
  ['ArrowDown', { row: 0, at: at(10) }, { row: 1, at: at(10) }],
  ['PageDown', { row: 15, at: at(10) }, { row: 19, at: at(10) }],
  ['Home', { row: 3, at: at(170) }, { row: 3, at: at(10) }],
] as const)('%s in a guide leads from %o to %o', (key, from, to) => {
  expect(movedInGuide(from, key, grid)).toEqual(to)
})

test('a stretch that nobody announces is crossed in steps of half an hour', () => {
  expect(movedInGuide({ row: 0, at: at(90) }, 'ArrowRight', grid)).toEqual({ row: 0, at: at(120) })
  expect(movedInGuide({ row: 0, at: at(95) }, 'ArrowRight', grid)).toEqual({ row: 0, at: at(125) })
  expect(movedInGuide({ row: 0, at: at(100) }, 'ArrowLeft', grid)).toEqual({ row: 0, at: at(30) })
})

test('a place stands for an instant, and times are written at whole steps', () => {
  const scale = { perMinute: 5, markMinutes: 30 }
  expect(placeOf(at(10), noon, scale)).toBe(50)
  expect(instantAt(50, noon, scale)).toBe(at(10))
  expect(marksBetween(at(-10), at(61), scale)).toEqual([at(0), at(30), at(60)])
  expect(marksBetween(at(0), at(0), scale)).toEqual([])
})

test('what is on now and what comes next, and how far the one is', () => {
  expect(nowAndNext(programmes, at(10))).toEqual({ now: programmes[1], next: programmes[2] })
  expect(nowAndNext(programmes, at(100))).toEqual({ now: undefined, next: programmes[3] })
  expect(shareOf(programme(0, 30), at(15))).toBe(0.5)
  expect(shareOf(programme(0, 30), at(45))).toBe(1)
})

test('something else is on when one ends or the next begins, whatever is first; after the last one nothing changes', () => {
  expect(nextChange(programmes, at(10))).toBe(at(30))
  expect(nextChange(programmes, at(90))).toBe(at(120))
  expect(nextChange([programme(0, 30), programme(25, 60)], at(10))).toBe(at(25))
  expect(nextChange(programmes, at(180))).toBeUndefined()
})
