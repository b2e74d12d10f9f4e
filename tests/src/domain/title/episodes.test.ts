import { describe, expect, test } from 'vitest'
import { episodePath } from '#components/links/paths.ts'
import { watchableKey } from '#contract/media.ts'
import { inOrder, isAired, neighbours, numberFromSegment } from '#domain/title/season.ts'
import { seenEpisodes } from '#domain/watching/seen-episodes.ts'

const numbers = (list: readonly { number: number }[]) => list.map(({ number }) => number)
const key = (season: number | null, episode: number | null, media_id = 7) => watchableKey({ media_type: 'tv', media_id, season, episode })
const seasons = [0, 1, 2, 3].map((number) => ({ number }))

test('seasons come in their order, the specials last', () => {
  expect(numbers(inOrder(seasons))).toEqual([1, 2, 3, 0])
})

test('an address names a season or an episode by a number, the specials by 0', () => {
  expect(['0', '12', '9999'].map(numberFromSegment)).toEqual([0, 12, 9999])
  expect(['', '-1', '1.5', '1e3', '12345', 'one', '٣'].map(numberFromSegment)).toEqual(Array.from({ length: 7 }))
  expect(episodePath(1399, { season: 0, number: 2 })).toBe('/tv/1399/season/0/episode/2')
})

test('an episode without a date is still to come', () => {
  const today = '2026-11-20'
  expect(['2026-11-19', '2026-11-20', '2026-11-21', null].map((date) => isAired({ date }, today))).toEqual([true, true, false, false])
})

test('what stands before and after; nothing at the ends, nor beside what is not there', () => {
  expect(neighbours(seasons, 1)).toEqual({ before: { number: 0 }, after: { number: 2 } })
  expect(neighbours(seasons, 0)).toEqual({ after: { number: 1 } })
  expect(neighbours(seasons, 3)).toEqual({ before: { number: 2 } })
  expect(neighbours(seasons, 7)).toEqual({})
})

describe('what was seen of a show', () => {
  test('is told from the history, and other shows and movies are no matter', () => {
    const seen = seenEpisodes([key(1, 1), key(1, 12), key(2, 1), key(1, 3, 71), 'movie:7'], 7)
    expect([seen.has(1, 1), seen.has(1, 2), seen.has(1, 3), seen.has(1, 12)]).toEqual([true, false, false, true])
    expect([seen.countIn(1, 10), seen.countIn(2, 10), seen.countIn(3, 10)]).toEqual([2, 1, 0])
  })

  test('is everything once the whole show is watched, though no episode is marked', () => {
    const seen = seenEpisodes([key(null, null)], 7)
    expect([seen.isSeen(4, 2), seen.has(4, 2), seen.countIn(4, 8)]).toEqual([true, false, 8])
  })

  test('is never more than there is', () => {
    expect(seenEpisodes([key(1, 1), key(1, 2), key(1, 3)], 7).countIn(1, 2)).toBe(2)
  })
})
