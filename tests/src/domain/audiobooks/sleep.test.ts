import { expect, test } from 'vitest'
import { extendedSleep, fadedVolume, leftOf, type Sleep, sleepAfter, sleepAfterChapter } from '#domain/audiobooks/sleep.ts'

const minutes = (count: number): Sleep => ({ until: 'time', leftMs: count * 60_000 })
const chapters = (count: number): Sleep => ({ until: 'chapter', chapters: count })

test('a time runs out while it plays, and ends at nothing', () => {
  expect(sleepAfter(minutes(5), 60_000)).toEqual(minutes(4))
  expect(sleepAfter(minutes(1), 90_000)).toEqual(minutes(0))
  expect(sleepAfter(chapters(1), 90_000)).toEqual(chapters(1))
})

test('a chapter that is to be the last ends it; a time does not care for chapters', () => {
  expect(sleepAfterChapter(chapters(1))).toEqual(chapters(0))
  expect(sleepAfterChapter(chapters(0))).toBeNull()
  expect(sleepAfterChapter(minutes(3))).toEqual(minutes(3))
})

test('it grows quiet over the last seconds, of the time or of the last chapter', () => {
  expect([leftOf(minutes(1), 500), leftOf(chapters(0), 500), leftOf(chapters(1), 500)]).toEqual([60_000, 500, Number.POSITIVE_INFINITY])
  expect([Number.POSITIVE_INFINITY, 12_000, 6000, 0, -5].map(fadedVolume)).toEqual([1, 1, 0.5, 0, 0])
})

test('it can be made longer, by minutes or by a chapter', () => {
  expect([extendedSleep(minutes(1)), extendedSleep(chapters(0))]).toEqual([minutes(6), chapters(1)])
})
