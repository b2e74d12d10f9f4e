import { assert, constantFrom, dictionary, double, property, shuffledSubarray } from 'fast-check'
import { expect, it } from 'vitest'
import { placed } from '#contract/places.ts'

const places = (order: string, known: Record<string, number>) => Object.fromEntries(placed([...order], (name) => known[name]))

it.each([
  ['nothing has a place: one after the other', 'abc', {}, { a: 1, b: 2, c: 3 }],
  ['all stand in order: nothing changes', 'abc', { a: 1, b: 5, c: 9 }, { a: 1, b: 5, c: 9 }],
  ['one was moved between two others', 'acb', { a: 1, b: 2 }, { a: 1, c: 1.5, b: 2 }],
  ['one was moved to the front', 'cab', { a: 1, b: 2, c: 3 }, { c: 0, a: 1, b: 2 }],
  ['one was moved to the end', 'bca', { a: 1, b: 2, c: 3 }, { b: 2, c: 3, a: 4 }],
  ['two are new between two others', 'axyb', { a: 1, b: 4 }, { a: 1, x: 2, y: 3, b: 4 }],
  ['two share a place: one of them gets another', 'ab', { a: 1, b: 1 }, { a: 1, b: 2 }],
])('%s', (_, order, known, expected) => {
  expect(places(order, known)).toEqual(expected)
})

it('numbers all of them anew where nothing fits between two neighbours', () => {
  expect(places('axb', { a: 1, b: 1 + Number.EPSILON })).toEqual({ a: 1, x: 2, b: 3 })
})

it('gives every name a place, rising in their order, whatever places there were', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const known = dictionary(constantFrom(...names), double({ min: -20, max: 20, noNaN: true }))
  assert(
    property(shuffledSubarray(names), known, (order, had) => {
      const found = placed(order, (name) => had[name])
      expect([...found.keys()]).toEqual(order)
      expect([...found.values()].every((place, index, all) => index === 0 || place > (all[index - 1] ?? 0))).toBe(true)
    }),
  )
})
