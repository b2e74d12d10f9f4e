import { expect, it } from 'vitest'
import { surprise } from '#domain/home/surprise.ts'
import { aTitle } from '#support/titles.ts'

const none: ReadonlySet<string> = new Set()

it('never offers what is poorly rated, has no picture, was watched or was just shown', () => {
  const titles = [aTitle({ id: 1, rating: 6.4 }), aTitle({ id: 2, backdropPath: null }), aTitle({ id: 3 }), aTitle({ id: 4 })]
  for (const dice of [0, 0.5, 0.999]) expect(surprise(titles, new Set(['movie:3']), 'balanced', dice)).toMatchObject({ id: 4 })
})

it('offers every title that is left, and nothing when none is', () => {
  const titles = [aTitle({ id: 1 }), aTitle({ id: 2 }), aTitle({ id: 3 })]
  expect([0, 0.34, 0.67].map((dice) => surprise(titles, none, 'balanced', dice)?.id)).toEqual([1, 2, 3])
  expect(surprise(titles, new Set(['movie:1', 'movie:2', 'movie:3']), 'movie', 0)).toBeUndefined()
})

it('offers the preferred kind twice as often', () => {
  const titles = [aTitle({ id: 1 }), aTitle({ id: 2, type: 'tv' })]
  const offered = Array.from({ length: 300 }, (_, n) => surprise(titles, none, 'tv', n / 300)?.type)
  expect(offered.filter((type) => type === 'tv')).toHaveLength(200)
})
