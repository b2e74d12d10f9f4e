import { describe, expect, test } from 'vitest'
import type { Listening } from '#contract/entities/listening.ts'
import {
  continueListening,
  isHeard,
  placeIn,
  placeMoved,
  placeToResume,
  rewindAfter,
  secondsLeft,
  shareHeard,
} from '#domain/audiobooks/places.ts'

const chapters = [600, 900, 300].map((seconds, place) => ({
  number: place + 1,
  title: '',
  seconds,
  url: `/c/${place + 1}.mp3`,
  mime: null,
  bytes: null,
}))
const row = (chapter: number, position: number, more: Partial<Listening> = {}): Listening => ({
  book_id: 'librivox-52',
  chapter,
  title: 'Emma',
  author: '',
  picture: null,
  chapters: 3,
  position,
  furthest: position,
  duration: chapters[chapter - 1]?.seconds ?? 0,
  updated_at: 1000,
  ...more,
})
const minute = 60_000
const day = 86_400_000

describe('a book is gone on with', () => {
  test('at its beginning by those who never heard it', () => {
    expect(placeToResume([], chapters, 0)).toEqual({ chapter: 1, at: 0 })
  })

  test('where the person was last, whichever chapter they came furthest in', () => {
    const rows = [row(3, 120, { updated_at: 500 }), row(2, 450)]
    expect(placeToResume(rows, chapters, 1000)).toEqual({ chapter: 2, at: 450 })
  })

  test.each([
    [0, 450],
    [minute - 1, 450],
    [minute, 447],
    [day, 440],
  ])('after %i ms a little before that', (away, at) => {
    expect(placeToResume([row(2, 450)], chapters, 1000 + away)).toEqual({ chapter: 2, at })
  })

  test('never before the beginning of the chapter', () => {
    expect(placeToResume([row(2, 4)], chapters, 1000 + day)).toEqual({ chapter: 2, at: 0 })
  })

  test('with the next chapter behind the end of one, where the person was in that', () => {
    expect(placeToResume([row(1, 590)], chapters, 1000)).toEqual({ chapter: 2, at: 0 })
    expect(placeToResume([row(1, 590), row(2, 77, { updated_at: 10 })], chapters, 1000)).toEqual({ chapter: 2, at: 77 })
    expect(placeToResume([row(1, 590), row(2, 899, { updated_at: 10 })], chapters, 1000)).toEqual({ chapter: 2, at: 0 })
  })

  test('from the beginning once it is over, or where the chapter is gone', () => {
    expect(placeToResume([row(3, 299)], chapters, 1000)).toEqual({ chapter: 1, at: 0 })
    expect(placeToResume([row(9, 20)], chapters, 1000)).toEqual({ chapter: 1, at: 0 })
  })

  test('in a list with the latest first, without those that are over', () => {
    const other = { book_id: 'ia-flatland' }
    const over = { book_id: 'demo-rain', updated_at: 9000 }
    const rows = [row(1, 30), row(2, 50, { updated_at: 2000 }), row(3, 5, { ...other, updated_at: 3000 }), row(3, 295, over)]
    expect(continueListening(rows).map(({ book_id, chapter }) => [book_id, chapter])).toEqual([
      ['ia-flatland', 3],
      ['librivox-52', 2],
    ])
  })
})

test('a chapter that was heard stays heard when somebody goes back in it, and begins anew', () => {
  expect([isHeard(row(1, 10, { furthest: 586 })), isHeard(row(1, 10, { furthest: 580 })), isHeard(row(1, 10, { duration: 0 }))]).toEqual([
    true,
    false,
    false,
  ])
  expect([placeIn([row(1, 10, { furthest: 586 })], 1), placeIn([row(1, 598)], 1), placeIn([], 1)]).toEqual([10, 0, 0])
})

test('of a short chapter only the very end is its end', () => {
  expect([isHeard(row(1, 38, { duration: 40 })), isHeard(row(1, 37, { duration: 40 }))]).toEqual([true, false])
})

test('how much of a book was heard: chapters that were heard count whole', () => {
  expect(shareHeard([row(1, 590), row(2, 300)], chapters)).toBe(0.5)
  expect(shareHeard([], chapters)).toBe(0)
  const unknown = chapters.map((chapter) => ({ ...chapter, seconds: 0 }))
  expect(shareHeard([row(1, 590)], unknown)).toBeCloseTo(1 / 3)
  expect(shareHeard([], [])).toBe(0)
})

test.each([
  [{ chapter: 2, at: 100 }, 30, { chapter: 2, at: 130 }],
  [{ chapter: 2, at: 5 }, -15, { chapter: 1, at: 590 }],
  [{ chapter: 2, at: 890 }, 30, { chapter: 3, at: 20 }],
  [{ chapter: 1, at: 5 }, -15, { chapter: 1, at: 0 }],
  [{ chapter: 3, at: 290 }, 30, { chapter: 3, at: 300 }],
])('from %j by %i seconds is %j', (from, seconds, to) => {
  expect(placeMoved(chapters, from, seconds)).toEqual(to)
})

test('where lengths are not known a jump stays in its chapter', () => {
  const unknown = chapters.map((chapter) => ({ ...chapter, seconds: 0 }))
  expect(placeMoved(unknown, { chapter: 2, at: 5 }, -15)).toEqual({ chapter: 2, at: 0 })
  expect(placeMoved(unknown, { chapter: 2, at: 5000 }, 30)).toEqual({ chapter: 2, at: 5030 })
})

test('what is left of the book, as long as every length is known', () => {
  expect(secondsLeft(chapters, { chapter: 2, at: 100 })).toBe(1100)
  expect(
    secondsLeft([...chapters, { number: 4, title: '', seconds: 0, url: '/x', mime: null, bytes: null }], { chapter: 2, at: 0 }),
  ).toBeNull()
})

test('the longer the pause the further back it goes', () => {
  expect([0, minute, day].map(rewindAfter)).toEqual([0, 3, 10])
})
