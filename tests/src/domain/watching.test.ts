import { describe, expect, test } from 'vitest'
import type { ContinueWatching } from '#contract/entities/continue-watching.ts'
import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { isCompleted, isDone, isNearEnd, minutesLeft, shareWatched, wholeSeconds } from '#domain/watching/progress.ts'
import { isSettled } from '#sync/write.ts'
import { momentOf, withMoment } from '#contract/sync.ts'
import { throttle } from '#domain/throttle.ts'
import { continueWatchingRow, isSameDay, positionOf } from '#domain/watching/watched.ts'

const at = (watch_position: number, duration = 6000) => ({ watch_position, duration })

const left = (id: number, updated_at: number, rest: Partial<ContinueWatching> = {}): ContinueWatching => ({
  media_id: id,
  media_type: 'movie',
  title: `Movie ${id}`,
  poster_path: null,
  backdrop_path: '/b.jpg',
  season: null,
  episode: null,
  ...at(600),
  updated_at,
  ...rest,
})

const watched = (id: number, watched_at: number | undefined, rest: Partial<WatchHistoryItem> = {}): WatchHistoryItem => ({
  media_id: id,
  media_type: 'movie',
  title: `Movie ${id}`,
  poster_path: null,
  backdrop_path: null,
  overview: '',
  rating: 0,
  season: null,
  episode: null,
  ...at(600),
  preferred_source: null,
  ...(watched_at !== undefined && { watched_at }),
  ...rest,
})

const put = (entity: 'favorites' | 'ratings' | 'watch_history', value: unknown) => ({ entity, key: 'k', op: 'put', value }) as const

describe('progress', () => {
  test('counts as watched from nine tenths on', () => {
    expect([isCompleted(at(5399)), isCompleted(at(5400)), isCompleted(at(0, 0))]).toEqual([false, true, false])
  })

  test('is near its end with less than two minutes left', () => {
    expect([isNearEnd(at(5880)), isNearEnd(at(5881)), isNearEnd(at(100, 0))]).toEqual([false, true, false])
  })

  test('is done with less than two minutes left and nine tenths seen', () => {
    expect([isDone(at(5880)), isDone(at(5881))]).toEqual([false, true])
    expect([isDone(at(1079, 1200)), isDone(at(1081, 1200))]).toEqual([false, true])
    expect([isDone(at(121, 240)), isDone(at(216, 240))]).toEqual([false, true])
  })

  test('never says that nothing is left, and nothing at all where the length is unknown', () => {
    expect([minutesLeft(at(5990)), minutesLeft(at(3000)), minutesLeft(at(3000, 0))]).toEqual([1, 50, null])
    expect([shareWatched(at(7000)), shareWatched(at(3000)), shareWatched(at(3000, 0))]).toEqual([1, 0.5, 0])
  })

  test('is kept in whole seconds, rounded down', () => {
    expect(wholeSeconds(at(12.9, 100.2))).toEqual(at(12, 100))
  })
})

describe('the row of titles to go on with', () => {
  test('shows each title once, where it was left last, the newest first', () => {
    const episode = (number: number, updated_at: number) => left(9, updated_at, { media_type: 'tv', season: 1, episode: number })
    const row = continueWatchingRow([episode(1, 10), left(1, 20), episode(2, 30), left(2, 5)])
    expect(row.map(({ media_id, episode }) => [media_id, episode])).toEqual([
      [9, 2],
      [1, null],
      [2, null],
    ])
  })

  test('leaves out what has no title, no backdrop, no date, or next to nothing left', () => {
    const { updated_at: _, ...undated } = left(4, 1)
    expect(continueWatchingRow([left(1, 1, { title: '' }), left(2, 1, { backdrop_path: null }), left(3, 1, at(5900)), undated])).toEqual([])
  })

  test('ends after twenty', () => {
    const many = Array.from({ length: 30 }, (_, index) => left(index + 1, index))
    expect(continueWatchingRow(many).map(({ media_id }) => media_id)).toEqual(Array.from({ length: 20 }, (_, index) => 30 - index))
  })
})

describe('the history', () => {
  test('begins a new day at midnight where the person is', () => {
    const midnight = new Date(2026, 10, 20).getTime()
    expect([isSameDay(midnight, midnight + 86_399_999), isSameDay(midnight - 1, midnight)]).toEqual([true, false])
  })

  test('a position holds nothing that only the history needs', () => {
    expect(positionOf(watched(1, 5), 7)).toEqual(left(1, 7, { backdrop_path: null }))
  })
})

test('the same thing passes once in its time, whatever else passes meanwhile', () => {
  const passes = throttle(30_000)
  expect(passes.allows('a', 0)).toBe(true)
  expect(passes.allows('b', 10)).toBe(true)
  expect(passes.allows('a', 29_999)).toBe(false)
  expect(passes.allows('a', 30_000)).toBe(true)
})

describe('a decision carried out twice', () => {
  test('leaves a saved title in its place', () => {
    expect(isSettled(put('favorites', { added_at: 9 }), { added_at: 1 })).toBe(true)
    expect(isSettled(put('favorites', { added_at: 9 }), null)).toBe(false)
  })

  test('does not take the history back behind a later time', () => {
    expect(isSettled(put('watch_history', { watched_at: 5 }), { watched_at: 9 })).toBe(true)
    const [slowClock, before] = [put('ratings', { stars: 5, updated_at: 5 }), { stars: 1, updated_at: 9 }]
    expect([isSettled(slowClock, before), isSettled(slowClock, before, { isReplay: true })]).toEqual([false, true])
    expect(isSettled(put('watch_history', { watched_at: 9 }), { watched_at: 5 })).toBe(false)
  })

  test('has nothing to delete the second time', () => {
    const gone = { entity: 'watchlist', key: 'k', op: 'delete', value: null } as const
    expect([isSettled(gone, null), isSettled(gone, {})]).toEqual([true, false])
  })
})

test('a value that does not say its moment gets that of its stamp, and keeps its own otherwise', () => {
  expect(withMoment('favorites', { media_id: 1 }, 7)).toEqual({ media_id: 1, added_at: 7 })
  expect(withMoment('watch_history', { watched_at: 3 }, 7)).toEqual({ watched_at: 3 })
  expect(withMoment('preferences', true, 7)).toBe(true)
  expect([momentOf(null), momentOf({ added_at: 'no' }), momentOf({ updated_at: 4 })]).toEqual([undefined, undefined, 4])
})
