import { describe, expect, test } from 'vitest'
import { watchableKey } from '#contract/media.ts'
import type { Episode, Season } from '#domain/title/season.ts'
import { begunSeasons, episodesAhead, nextForYou, seasonsAhead } from '#domain/watching/next-for-you.ts'
import { type EpisodePlace, seenEpisodes } from '#domain/watching/seen-episodes.ts'
import { anEpisode } from '../../../support/titles.ts'

const today = '2026-11-20'
const show = 7
const season = (number: number, date: string | null = '2020-01-01', episodes = 3): Season => ({
  number,
  name: '',
  overview: '',
  episodes,
  posterPath: null,
  date,
})
const episodesOf = (of: number, dates: readonly (string | null)[] = ['2020-01-01', '2020-01-08', '2020-01-15']): Episode[] =>
  dates.map((date, index) => anEpisode(of, index + 1, { date, runtime: 45 }))
const seen = (...places: (readonly [season: number, episode: number])[]) =>
  seenEpisodes(
    places.map(([of, episode]) => watchableKey({ media_type: 'tv', media_id: show, season: of, episode })),
    show,
  )
const whole = seenEpisodes([watchableKey({ media_type: 'tv', media_id: show, season: null, episode: null })], show)
const numbers = (seasons: readonly Season[]) => seasons.map(({ number }) => number)
const place = (episode: EpisodePlace | undefined) => episode && [episode.season, episode.number]

test('the seasons to go on with are those that have begun, in order, without specials and empty ones', () => {
  const seasons = [season(2), season(0), season(1), season(3, '2026-11-21'), season(4, null), season(5, '2020-01-01', 0)]
  expect(numbers(begunSeasons(seasons, today))).toEqual([1, 2])
})

describe('somebody goes on', () => {
  const begun = [season(1), season(2), season(3)]
  const ahead = (...places: Parameters<typeof seen>) => numbers(seasonsAhead(begun, seen(...places)))

  test('at the beginning before they have watched anything but specials', () => {
    expect(ahead()).toEqual([1, 2])
    expect(ahead([0, 4])).toEqual([1, 2])
    expect(place(nextForYou(episodesOf(1), seen([0, 4]), today))).toEqual([1, 1])
  })

  test('in the season they came furthest in, or in the next once all of it is watched', () => {
    expect(ahead([1, 1], [2, 2])).toEqual([2, 3])
    expect(ahead([1, 1], [1, 2], [1, 3])).toEqual([2, 3])
    expect(ahead([3, 1])).toEqual([3])
  })

  test('behind the furthest episode, whatever they left out before it', () => {
    expect(place(nextForYou(episodesOf(1), seen([1, 2]), today))).toEqual([1, 3])
    expect(place(nextForYou(episodesOf(2), seen([1, 2]), today))).toEqual([2, 1])
    expect(nextForYou(episodesOf(1), seen([1, 3]), today)).toBeUndefined()
  })

  test('with what was on by today', () => {
    const running = episodesOf(1, ['2026-11-13', '2026-11-20', '2026-11-27', null])
    expect(place(nextForYou(running, seen([1, 1]), today))).toEqual([1, 2])
    expect(nextForYou(running, seen([1, 2]), today)).toBeUndefined()
  })

  test('nowhere once everything is watched, one by one or as a whole', () => {
    expect(seasonsAhead([season(1)], seen([1, 1], [1, 2], [1, 3]))).toEqual([])
    expect(seasonsAhead(begun, whole)).toEqual([])
  })

  test('wherever the numbers of a season begin', () => {
    const countedOn = episodesOf(2).map((episode) => ({ ...episode, number: episode.number + 12 }))
    expect(ahead([2, 13])).toEqual([2, 3])
    expect(place(nextForYou(countedOn, seen([2, 13]), today))).toEqual([2, 14])
  })
})

test('the episodes ahead are those not come to yet that were on, across seasons, as many as wanted', () => {
  const episodes = [...episodesOf(1), ...episodesOf(2, ['2020-02-01', null])]
  const places = (count: number, ...watched: (readonly [number, number])[]) =>
    episodesAhead(episodes, seen(...watched), today, count).map(place)
  expect(places(2)).toEqual([
    [1, 1],
    [1, 2],
  ])
  expect(places(2, [1, 2])).toEqual([
    [1, 3],
    [2, 1],
  ])
  expect(places(2, [2, 1])).toEqual([])
})
