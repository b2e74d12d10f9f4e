import { describe, expect, test } from 'vitest'
import {
  bannerTitles,
  catalogueHeroTitles,
  homeTrending,
  rotatingTitles,
  trendingHeroes,
  trendingToday,
} from '#domain/home/hero-selection.ts'
import { aTitle } from '#support/titles.ts'

const today = '2026-11-20'
const ids = (titles: readonly { id: number }[]) => titles.map(({ id }) => id)
const many = (count: number, given: (id: number) => Parameters<typeof aTitle>[0]) =>
  Array.from({ length: count }, (_, index) => aTitle({ id: index + 1, ...given(index + 1) }))

describe('the banner', () => {
  test('shows the five newest that have a backdrop', () => {
    const titles = [
      aTitle({ id: 1, date: '2026-11-01' }),
      aTitle({ id: 2, date: '2026-11-19', backdropPath: null }),
      aTitle({ id: 3, date: '2026-11-18' }),
      aTitle({ id: 4, date: null }),
      aTitle({ id: 5, date: '2026-11-17' }),
      aTitle({ id: 6, date: '2026-11-16' }),
      aTitle({ id: 7, date: '2026-11-15' }),
    ]
    expect(ids(bannerTitles(titles))).toEqual([3, 5, 6, 7, 1])
  })

  test('shows a title that is on two pages once, and a movie and a show of the same id both', () => {
    const titles = [aTitle({ id: 1 }), aTitle({ id: 1 }), aTitle({ id: 1, type: 'tv' })]
    expect(bannerTitles(titles)).toHaveLength(2)
  })
})

describe('the trending hero cards', () => {
  test('are the first four with a backdrop and a date within the last 14 days', () => {
    const titles = [
      aTitle({ id: 1, date: '2026-11-21' }),
      aTitle({ id: 2 }),
      aTitle({ id: 3, date: '2026-11-05' }),
      aTitle({ id: 4, backdropPath: null }),
      aTitle({ id: 5 }),
      aTitle({ id: 6, date: null }),
      aTitle({ id: 7 }),
      aTitle({ id: 8 }),
      aTitle({ id: 9 }),
    ]
    expect(ids(trendingHeroes(titles, today))).toEqual([2, 5, 7, 8])
  })

  test('fall back to whatever has a backdrop when nothing came out lately', () => {
    const titles = many(6, () => ({ date: '2020-01-01' }))
    expect(ids(trendingHeroes(titles, today))).toEqual([1, 2, 3, 4])
  })

  test('are followed by four others in the trending-today block, fresh ones first', () => {
    const titles = many(9, (id) => ({ date: id === 5 ? '2020-01-01' : '2026-11-18' }))
    expect(ids(trendingToday(titles, today))).toEqual([6, 7, 8, 9])
    expect(ids(trendingToday(titles.slice(0, 6), today))).toEqual([6, 5])
  })
})

describe('the rotating hero (decision P6)', () => {
  test('orders fresh titles by vote, then date, and puts the preferred kind first without losing that order', () => {
    const trending = [
      aTitle({ id: 1, rating: 6 }),
      aTitle({ id: 2, rating: 8, type: 'tv' }),
      aTitle({ id: 3, rating: 8, date: '2026-11-19' }),
      aTitle({ id: 4, rating: 9, date: '2026-12-24' }),
    ]
    expect(ids(rotatingTitles(trending, [], { today }))).toEqual([3, 2, 1])
    expect(ids(rotatingTitles(trending, [], { today, preferred: 'tv' }))).toEqual([2, 3, 1])
  })

  test('holds ten at most', () => {
    const trending = many(30, () => ({}))
    expect(rotatingTitles(trending, [], { today })).toHaveLength(10)
  })

  test('shows what was passed in and has a backdrop when nothing is fresh', () => {
    const fallback = [aTitle({ id: 7, backdropPath: null }), aTitle({ id: 8, date: null })]
    expect(ids(rotatingTitles([], fallback, { today }))).toEqual([8])
  })
})

describe('the other selections of section 9', () => {
  test('the hero of a catalogue page is the twenty best voted', () => {
    const titles = many(30, (id) => ({ rating: id / 10 }))
    expect(ids(catalogueHeroTitles(titles)).slice(0, 3)).toEqual([30, 29, 28])
    expect(catalogueHeroTitles(titles)).toHaveLength(20)
  })

  test('a weekly list of home keeps the forty newest of a hundred (decision P5)', () => {
    const titles = many(100, (id) => ({ date: `2026-${id > 50 ? '10' : '09'}-${String((id % 28) + 1).padStart(2, '0')}` }))
    const kept = homeTrending(titles)
    expect(kept).toHaveLength(40)
    expect(kept.every(({ date }) => date !== null && date.startsWith('2026-10'))).toBe(true)
  })
})
