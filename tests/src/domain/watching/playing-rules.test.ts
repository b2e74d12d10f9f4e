import { describe, expect, test } from 'vitest'
import type { ContinueWatching } from '#contract/entities/continue-watching.ts'
import { episodeBeside, seasonAfter } from '#domain/watching/episodes-beside.ts'
import { momentText, readMoment } from '#domain/watching/moment.ts'
import { episodeToResume, ownPlace, resumeAt } from '#domain/watching/resume.ts'
import { chapterAt, chapterBeside, nextOfferFrom, segmentAt } from '#domain/watching/stretches.ts'
import { anEpisode } from '../../../support/titles.ts'

const minute = 60_000
const now = Date.UTC(2026, 10, 20)
const left = (watch_position: number, agoMs = 0, more: Partial<ContinueWatching> = {}): ContinueWatching => ({
  media_id: 603,
  media_type: 'movie',
  title: 'The Matrix',
  poster_path: null,
  backdrop_path: null,
  season: null,
  episode: null,
  watch_position,
  duration: 6000,
  updated_at: now - agoMs,
  ...more,
})

const season = (number: number, date = '2020-01-01') => ({ number, name: '', overview: '', episodes: 3, posterPath: null, date })

describe('a moment in an address', () => {
  test.each([
    ['754', 754],
    ['754s', 754],
    ['0', 0],
    ['12m34s', 754],
    ['12m', 720],
    ['1h', 3600],
    ['1h2m', 3720],
    ['1h2m3s', 3723],
    ['12:34', 754],
    ['1:02:03', 3723],
    ['90:00', 5400],
  ])('%s is read', (text, seconds) => {
    expect(readMoment(text)).toBe(seconds)
  })

  test.each(['', ' ', '-1', '1.5', 'x', '1:2', '1:60', '1m2h', '12:34:5', 'NaN', '1e3', '9999999', '1:02:03:04'])(
    '"%s" is none',
    (text) => {
      expect(readMoment(text)).toBeUndefined()
    },
  )

  test('is shown as a clock shows it', () => {
    expect([0, 7, 59.9, 754, 3599, 3600, 3723, -4].map(momentText)).toEqual([
      '0:00',
      '0:07',
      '0:59',
      '12:34',
      '59:59',
      '1:00:00',
      '1:02:03',
      '0:00',
    ])
  })
})

describe('somebody who comes back begins', () => {
  test('where they stopped, three seconds before it after a minute, ten after a day', () => {
    expect(resumeAt(left(754, 59_999), now)).toBe(754)
    expect(resumeAt(left(754, minute), now)).toBe(751)
    expect(resumeAt(left(754, 24 * 60 * minute), now)).toBe(744)
  })

  test('at the beginning of what was hardly begun, or watched to the end', () => {
    expect(resumeAt(undefined, now)).toBe(0)
    expect(resumeAt(left(19), now)).toBe(0)
    expect(resumeAt(left(20), now)).toBe(20)
    expect(resumeAt(left(5881), now)).toBe(0)
  })

  test('in the middle of something short, of which less than two minutes are left', () => {
    expect(resumeAt(left(150, 0, { duration: 240 }), now)).toBe(150)
  })

  test('where they say, when this device and another one were at two places', () => {
    expect(ownPlace(left(120), 2460)).toBe(2460)
    expect(ownPlace(left(2460), 120)).toBe(120)
    expect([ownPlace(left(120), 179), ownPlace(left(120), 180)]).toEqual([undefined, 180])
    expect([ownPlace(undefined, 2460), ownPlace(left(120), undefined), ownPlace(left(120), 19), ownPlace(left(19), 120)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('in the episode of a show where they were last, unless they ended it', () => {
    const at = (season: number, episode: number, agoMs: number, watch_position = 600) =>
      left(watch_position, agoMs, { media_type: 'tv', media_id: 7, season, episode })
    expect(episodeToResume([at(1, 2, 5000), at(1, 4, 1000), at(1, 3, 9000)], 7)).toEqual({ season: 1, number: 4 })
    expect(episodeToResume([at(1, 2, 5000), at(1, 4, 1000, 5990)], 7)).toBeUndefined()
    expect(episodeToResume([at(1, 2, 5000)], 8)).toBeUndefined()
    expect(episodeToResume([left(600)], 603)).toBeUndefined()
  })
})

describe('chapters and segments', () => {
  const chapters = [0, 60, 120].map((at) => ({ at, title: `From ${at}` }))
  const segments = [
    { kind: 'intro', from: 10, to: 30 },
    { kind: 'credits', from: 200, to: 240 },
  ] as const

  test('a moment lies in the last chapter that has begun', () => {
    expect([0, 59.9, 60, 500].map((at) => chapterAt(chapters, at)?.at)).toEqual([0, 0, 60, 120])
    expect(chapterAt([], 5)).toBeUndefined()
  })

  test('one goes on to the next chapter, and back to the beginning of this one before the one before', () => {
    expect([0, 59, 60, 130].map((at) => chapterBeside(chapters, at, 1))).toEqual([60, 60, 120, undefined])
    expect([1, 61, 63, 130].map((at) => chapterBeside(chapters, at, -1))).toEqual([0, 0, 60, 120])
  })

  test('a segment is offered to be skipped until it is all but over', () => {
    expect([9, 10, 28.9, 29, 210].map((at) => segmentAt(segments, at)?.kind)).toEqual([undefined, 'intro', 'intro', undefined, 'credits'])
  })

  test('the next episode is offered with the credits, else 30, 35 or 40 seconds before the end', () => {
    expect(nextOfferFrom(segments, 240)).toBe(200)
    expect([20, 600, 1500, 3600].map((duration) => nextOfferFrom([], duration))).toEqual([0, 570, 1465, 3560])
    // Credits in the middle of a film are not its end.
    expect(nextOfferFrom(segments, 600)).toBe(570)
  })
})

describe('beside an episode stands', () => {
  const today = '2026-11-20'
  const episodes = [1, 2, 4, 5].map((number) => anEpisode(1, number, { date: number === 5 ? '2026-12-01' : '2020-01-01' }))

  test('the one before and the one after that were on, whatever number is missing', () => {
    expect(episodeBeside(episodes, 2, 1, today)?.number).toBe(4)
    expect(episodeBeside(episodes, 4, -1, today)?.number).toBe(2)
    expect(episodeBeside(episodes, 4, 1, today)).toBeUndefined()
    expect(episodeBeside(episodes, 1, -1, today)).toBeUndefined()
  })

  test('behind the last one the next season that has begun; behind the specials nothing', () => {
    expect(seasonAfter([season(0), season(2), season(1), season(3, '2026-12-01')], 1, today)?.number).toBe(2)
    expect(seasonAfter([season(1), season(2, '2026-12-01')], 1, today)).toBeUndefined()
    expect(seasonAfter([season(0), season(1)], 0, today)).toBeUndefined()
  })
})
