import { array, assert, constantFrom, property, subarray } from 'fast-check'
import { expect, it } from 'vitest'
import { arrangedRows, movedRow, pinnedRows, shownRows, toggled } from '#domain/home/home-layout.ts'

const rows = ['a', 'b', 'c', 'd'] as const

it.each([
  ['nobody arranged anything', [], 'abcd'],
  ['one row was moved to the front', ['c', 'a', 'b', 'd'], 'cabd'],
  ['the order knows only some: the others follow the row they follow by default', ['d', 'a'], 'dabc'],
  ['the order names what no longer exists, or one twice', ['x', 'b', 'b', 'a'], 'bcda'],
])('home stands in order when %s', (_, order, expected) => {
  expect(arrangedRows(rows, order).join('')).toBe(expected)
})

it('shows every row exactly once, whatever the order says, and none that is hidden', () => {
  assert(
    property(array(constantFrom(...rows, 'x')), subarray([...rows]), (order, hidden) => {
      expect(arrangedRows(rows, order).toSorted()).toEqual([...rows])
      expect(shownRows(rows, { order, hidden }).toSorted()).toEqual(rows.filter((row) => !hidden.includes(row)))
    }),
  )
})

it('knows a pinned filter by its place in the order, once', () => {
  expect(pinnedRows(['today', 'filter:a', 'filter:b', 'filter:a'])).toEqual(['filter:a', 'filter:b'])
  expect(pinnedRows(['today'])).toEqual([])
})

it('moves a row by one place, and leaves the first and last where they are', () => {
  expect(movedRow(rows, 'b', -1).join('')).toBe('bacd')
  expect(movedRow(rows, 'b', 1).join('')).toBe('acbd')
  expect(movedRow(rows, 'a', -1).join('')).toBe('abcd')
  expect(movedRow(rows, 'd', 1).join('')).toBe('abcd')
})

it('puts a key in and takes it out again', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})
