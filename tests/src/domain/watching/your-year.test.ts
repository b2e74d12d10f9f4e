import { describe, expect, test } from 'vitest'
import { type YearItem, yearsOf, yourYear } from '#domain/watching/your-year.ts'

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const at = (day: string): number => Date.parse(`${day}T20:00:00Z`)

const movie = (id: number, day: string, seconds = 3600): YearItem => ({
  media_type: 'movie',
  media_id: id,
  title: `Movie ${id}`,
  season: null,
  episode: null,
  watch_position: seconds,
  duration: 7200,
  watched_at: at(day),
})
const episode = (show: number, number: number, day: string): YearItem => ({
  ...movie(show, day, 1800),
  media_type: 'tv',
  title: `Show ${show}`,
  season: 1,
  episode: number,
})

test('the years of a history are those in which something was watched, the latest first', () => {
  const history = [
    movie(1, '2024-12-31'),
    movie(2, '2026-01-01'),
    movie(3, '2026-06-01'),
    { ...movie(4, '2025-01-01'), watched_at: undefined },
  ]
  expect(yearsOf(history as YearItem[], dayOf)).toEqual([2026, 2024])
})

describe('a year', () => {
  const history = [
    episode(7, 2, '2026-03-03'),
    movie(1, '2026-03-01'),
    episode(7, 1, '2026-03-02'),
    movie(2, '2026-11-20', 9000),
    episode(8, 1, '2026-11-22'),
    movie(3, '2025-12-31'),
  ]

  test('counts what was watched, where and how long', () => {
    expect(yourYear(history, 2026, dayOf)).toMatchObject({
      movies: 2,
      shows: 2,
      episodes: 3,
      // Nobody watches more of a film than there is.
      seconds: 3600 + 7200 + 3 * 1800,
      busiestMonth: 10,
      days: 5,
      streak: 3,
      topShow: { title: 'Show 7', times: 2 },
      first: 'Movie 1',
      last: 'Show 8',
    })
  })

  test('has a bar for each month', () => {
    const { months = [] } = yourYear(history, 2026, dayOf) ?? {}
    expect(months).toHaveLength(12)
    expect([months[2], months[10], months[0]]).toEqual([3600 + 2 * 1800, 7200 + 1800, 0])
  })

  test('is none where nothing was watched', () => {
    expect(yourYear(history, 2024, dayOf)).toBeNull()
    expect(yourYear([], 2026, dayOf)).toBeNull()
  })

  test('of marks alone has no busiest month and, of single episodes, no show above all', () => {
    const marked = [
      { ...movie(1, '2026-03-01'), watch_position: 0, duration: 0 },
      { ...episode(7, 1, '2026-03-01'), watch_position: 0, duration: 0 },
    ]
    expect(yourYear(marked, 2026, dayOf)).toMatchObject({ seconds: 0, busiestMonth: null, topShow: null, days: 1, streak: 1 })
  })
})
