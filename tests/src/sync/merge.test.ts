import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Contender, wins } from '#sync/merge.ts'

const runs = { numRuns: 20_000 }
/** Few stamps, so that ties are common. */
const version = fc.record({ stamp: fc.constantFrom('a', 'b', 'c'), deleted: fc.boolean() })
const merge = (a: Contender, b: Contender): Contender => (wins(b, a) ? b : a)

test('a newer stamp wins, whatever it says', () => {
  expect(wins({ stamp: 'b', deleted: true }, { stamp: 'a', deleted: false })).toBe(true)
  expect(wins({ stamp: 'a', deleted: false }, { stamp: 'b', deleted: true })).toBe(false)
})

test('on equal stamps a value beats a deletion', () => {
  expect(wins({ stamp: 'a', deleted: false }, { stamp: 'a', deleted: true })).toBe(true)
  expect(wins({ stamp: 'a', deleted: true }, { stamp: 'a', deleted: false })).toBe(false)
})

test('anything beats nothing', () => {
  expect(wins({ stamp: '', deleted: true }, undefined)).toBe(true)
})

test('merging is idempotent: a version never replaces itself', () => {
  fc.assert(
    fc.property(version, (a) => {
      expect(wins(a, { ...a })).toBe(false)
    }),
    runs,
  )
})

test('merging is commutative', () => {
  fc.assert(
    fc.property(version, version, (a, b) => {
      expect(merge(a, b)).toEqual(merge(b, a))
    }),
    runs,
  )
})

test('merging is associative', () => {
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)))
    }),
    runs,
  )
})

test('merging never goes back', () => {
  fc.assert(
    fc.property(version, version, (a, b) => {
      expect(merge(a, b).stamp >= a.stamp).toBe(true)
    }),
    runs,
  )
})
