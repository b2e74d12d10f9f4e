import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cacheKey } from '#remote/tmdb/cache-key.ts'

const base = 'https://matinee.example/tmdb/3/discover/movie'
const params = [
  ['language', 'de-DE'],
  ['page', '2'],
  ['region', 'DE'],
  ['with_genres', '18|35'],
  ['api_key', 'secret'],
  ['session_id', 'abc'],
  ['_', '1732'],
] as const

const addressOf = (chosen: readonly (readonly [string, string])[]): string =>
  `${base}?${new URLSearchParams(chosen.map(([a, b]) => [a, b]))}`

test('the same question has one key, in whatever order it is asked', () => {
  const keys = new Set<string>()
  fc.assert(
    fc.property(fc.shuffledSubarray([...params], { minLength: params.length }), (shuffled) => {
      keys.add(cacheKey(addressOf(shuffled)))
      expect(keys.size).toBe(1)
    }),
    { numRuns: 1000 },
  )
})

test('who asks is never part of it', () => {
  expect(cacheKey(addressOf(params))).not.toMatch(/api_key|secret|session_id|abc|1732/)
})

test('an empty parameter asks for nothing (decision P4)', () => {
  expect(cacheKey(addressOf([...params, ['with_watch_providers', '']]))).toBe(cacheKey(addressOf(params)))
})

test.each([
  ['page', '3'],
  ['language', 'en-US'],
  ['region', 'US'],
])('another %s is another question', (name, value) => {
  const other = params.map(([key, old]) => [key, key === name ? value : old] as const)
  expect(cacheKey(addressOf(other))).not.toBe(cacheKey(addressOf(params)))
})

test('the host is lower case, and neither fragment nor credentials remain', () => {
  expect(cacheKey('https://user:pass@MATINEE.Example/tmdb/3/a?b=1#c')).toBe('https://matinee.example/tmdb/3/a?b=1')
})
