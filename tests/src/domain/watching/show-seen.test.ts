import { describe, expect, test } from 'vitest'
import type { Season } from '#domain/title/season.ts'
import { isShowSeen, type KnownShow, type Place } from '#domain/watching/show-seen.ts'
import { anEpisode } from '../../../support/titles.ts'

const today = '2026-11-22'

const episode = (season: number, number: number, date: string | null = '2020-01-01') => anEpisode(season, number, { date })

const season = (number: number, episodes: number): Season => ({ number, name: '', overview: '', episodes, posterPath: null, date: null })

const watched = (counts: Readonly<Record<number, number>>): Place[] =>
  Object.entries(counts).flatMap(([of, count]) => Array.from({ length: count }, (_, index) => ({ season: Number(of), number: index + 1 })))

/** Two whole seasons of three, and specials. */
const ended: KnownShow = {
  seasons: [season(0, 5), season(1, 3), season(2, 3)],
  episodeCount: 6,
  lastEpisode: episode(2, 3),
  nextEpisode: null,
  status: 'ended',
}
/** Two of the second season's three were on. */
const running: KnownShow = {
  ...ended,
  lastEpisode: episode(2, 2, '2026-11-15'),
  nextEpisode: episode(2, 3, '2026-11-29'),
  status: 'returning-series',
}

describe('a show is seen', () => {
  test('when every episode was watched; the specials need not be', () => {
    expect(isShowSeen(watched({ 1: 3, 2: 3 }), ended, [], today)).toBe(true)
    expect(isShowSeen(watched({ 0: 5, 1: 3, 2: 2 }), ended, [], today)).toBe(false)
    expect(isShowSeen(watched({ 1: 3 }), ended, [], today)).toBe(false)
    expect(isShowSeen([], ended, [], today)).toBe(false)
  })

  test('while it goes on, as long as what was on is watched', () => {
    expect(isShowSeen(watched({ 1: 3, 2: 2 }), running, [], today)).toBe(true)
    expect(isShowSeen(watched({ 1: 3, 2: 1 }), running, [], today)).toBe(false)
  })

  test('no longer, once its next episode was on, although nobody asked again', () => {
    expect(isShowSeen(watched({ 1: 3, 2: 2 }), running, [], '2026-11-29')).toBe(false)
    expect(isShowSeen(watched({ 1: 3, 2: 3 }), running, [], '2026-11-29')).toBe(true)
  })

  test('though a season is announced of which nothing was on', () => {
    expect(isShowSeen(watched({ 1: 3, 2: 2 }), { ...running, seasons: [...running.seasons, season(3, 8)] }, [], today)).toBe(true)
  })
})

describe('a show is not seen', () => {
  test('when the page of a season lists an episode that was on and not watched', () => {
    const list = [1, 2, 3].map((number) => episode(2, number, '2026-11-20'))
    expect(isShowSeen(watched({ 1: 3, 2: 2 }), running, [list], today)).toBe(false)
    expect(isShowSeen(watched({ 1: 3, 2: 3 }), running, [list], today)).toBe(true)
    expect(isShowSeen(watched({ 1: 3, 2: 2 }), running, [[...list.slice(0, 2), episode(2, 3, null)]], today)).toBe(true)
  })

  test('when others than those that were on were watched', () => {
    const places = [...watched({ 1: 3 }), { season: 2, number: 3 }, { season: 2, number: 1 }]
    expect(isShowSeen(places, running, [], today)).toBe(false)
  })

  test('when nobody says what was on, or the seasons do not add up', () => {
    expect(isShowSeen(watched({ 1: 3, 2: 3 }), { ...running, lastEpisode: null, nextEpisode: null }, [], today)).toBe(false)
    expect(isShowSeen(watched({ 1: 3, 2: 3 }), { ...ended, seasons: [season(1, 3)] }, [], today)).toBe(false)
    expect(isShowSeen(watched({ 1: 1 }), { ...ended, seasons: [], episodeCount: 0 }, [], today)).toBe(false)
    expect(isShowSeen(watched({ 0: 5 }), { ...running, lastEpisode: episode(0, 5) }, [], today)).toBe(false)
  })
})
