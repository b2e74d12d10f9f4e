import { describe, expect, it } from 'vitest'
import { preferenceOf, type WatchedItem, watchingStatistics } from '#domain/watching/statistics.ts'

const movie = (media_id: number, watch_position = 100, duration = 100): WatchedItem => ({
  media_type: 'movie',
  media_id,
  watch_position,
  duration,
})
const episode = (media_id: number, watch_position = 100, duration = 100): WatchedItem => ({
  ...movie(media_id, watch_position, duration),
  media_type: 'tv',
})

describe('the statistics of what was watched', () => {
  it('counts titles, favorites, items and what was completed, each kind by itself', () => {
    const history = [movie(1), movie(2, 89), episode(7), episode(7, 10), episode(8)]
    const favorites = [movie(1), movie(3), episode(9)]
    expect(watchingStatistics(history, favorites).kinds).toEqual({
      movie: { total: 3, favorited: 2, watched: 2, titles: 2, completed: 1, completionRate: 0.5, averageWatchTime: 94.5 },
      tv: { total: 3, favorited: 1, watched: 3, titles: 2, completed: 2, completionRate: 2 / 3, averageWatchTime: 70 },
    })
  })

  it('takes nine tenths as completed, and a mark by hand that has no length', () => {
    const { completed, averageWatchTime } = watchingStatistics([movie(1, 90), movie(2, 89.9), movie(3, 0, 0)], []).kinds.movie
    expect(completed).toBe(2)
    expect(averageWatchTime).toBeCloseTo(89.95)
  })

  it('counts no more than the length of what was watched', () => {
    expect(watchingStatistics([movie(1, 130)], []).kinds.movie.averageWatchTime).toBe(100)
  })

  it('has neither a rate nor a time where nothing was watched', () => {
    expect(watchingStatistics([], [movie(1)]).kinds.movie).toMatchObject({ total: 1, completionRate: null, averageWatchTime: null })
    expect(watchingStatistics([movie(1, 0, 0)], []).kinds.movie).toMatchObject({ completionRate: 1, averageWatchTime: null })
  })
})

describe('the preference', () => {
  it.each([
    [6, 4, 'balanced'],
    [7, 4, 'movie'],
    [4, 7, 'tv'],
    [1, 1, 'balanced'],
    [0, 1, 'tv'],
    [0, 0, 'balanced'],
  ])('of %i movies and %i episodes is %s', (movies, episodes, preference) => {
    const history = [...Array.from({ length: movies }, () => movie(1)), ...Array.from({ length: episodes }, () => episode(2))]
    expect(preferenceOf(history)).toBe(preference)
  })
})
