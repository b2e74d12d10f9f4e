import { expect, test } from 'vitest'
import { advance, grow, join, stretches, trim } from '#ui/virtual/window-lines.ts'

const runs = (lines: number, from: number, to: number, focused: number | null = null) =>
  stretches(lines, { from, to }, focused).map((stretch) => [stretch.skipped, stretch.from, stretch.to])

test('only the lines near the view are rendered, with their space before and after', () => {
  expect(runs(100, 40, 50)).toEqual([
    [40, 40, 50],
    [50, 100, 100],
  ])
})

test('the view may reach beyond the list', () => {
  expect(runs(10, -5, 4)).toEqual([
    [0, 0, 4],
    [6, 10, 10],
  ])
  expect(runs(3, 8, 20)).toEqual([
    [3, 3, 3],
    [0, 3, 3],
  ])
})

test('the line that holds the focus stays, above the view or below it', () => {
  expect(runs(100, 40, 50, 10)).toEqual([
    [10, 10, 11],
    [29, 40, 50],
    [50, 100, 100],
  ])
  expect(runs(100, 40, 50, 70)).toEqual([
    [40, 40, 50],
    [20, 70, 71],
    [29, 100, 100],
  ])
  expect(runs(100, 40, 50, 45)).toHaveLength(2)
})

const view = { from: 40, to: 43 }
const wanted = { from: 38, to: 45 }

test('lines in view are rendered before those beyond it, a few at a time, until all that are wanted are there', () => {
  expect(grow({ from: 38, to: 41 }, view, wanted, 1)).toEqual({ from: 38, to: 42 })
  expect(grow({ from: 42, to: 45 }, view, wanted, 2)).toEqual({ from: 40, to: 45 })
  let lines = { from: 41, to: 42 }
  for (let step = 0; step < 6; step += 1) lines = grow(lines, view, wanted, 1)
  expect(lines).toEqual(wanted)
})

test('lines that were passed by are not made up for: it begins anew where the view goes', () => {
  expect(grow({ from: 10, to: 15 }, view, wanted, 1)).toEqual({ from: 42, to: 43 })
  expect(grow({ from: 60, to: 65 }, view, wanted, 1)).toEqual({ from: 40, to: 41 })
})

test('lines that are no longer wanted are taken away', () => {
  expect(trim({ from: 30, to: 41 }, wanted)).toEqual({ from: 38, to: 41 })
  expect(trim({ from: 40, to: 50 }, wanted)).toEqual({ from: 40, to: 45 })
})

test('a frame adds lines or takes some away, never both, until those that are wanted are left', () => {
  const ways = { most: 2, passed: 0 }
  const first = advance({ from: 30, to: 44 }, view, wanted, ways)
  expect(first).toEqual({ from: 38, to: 44 })
  const second = advance(first, view, wanted, ways)
  expect(second).toEqual(wanted)
  expect(advance(second, view, wanted, ways)).toEqual(wanted)
})

test('beyond the view no more lines come in a frame than have passed, and those missing in view as many as a frame can', () => {
  expect(advance({ from: 40, to: 43 }, view, wanted, { most: 2, passed: 0 })).toEqual({ from: 40, to: 44 })
  expect(advance({ from: 40, to: 43 }, view, wanted, { most: 2, passed: 2 })).toEqual({ from: 40, to: 45 })
  expect(advance({ from: 40, to: 43 }, view, wanted, { most: 2, passed: 5 })).toEqual({ from: 40, to: 45 })
  expect(advance({ from: 39, to: 41 }, view, wanted, { most: 2, passed: 0 })).toEqual({ from: 39, to: 43 })
})

test('lines that are no longer wanted wait for a frame in which none has to come, but not when they are as many as in view', () => {
  const ways = { most: 1, passed: 1 }
  expect(advance({ from: 36, to: 44 }, view, wanted, ways)).toEqual({ from: 36, to: 45 })
  expect(advance({ from: 36, to: 45 }, view, wanted, ways)).toEqual(wanted)
  expect(advance({ from: 35, to: 44 }, view, wanted, ways)).toEqual({ from: 38, to: 44 })
  expect(advance({ from: 10, to: 20 }, view, wanted, ways)).toEqual({ from: 42, to: 43 })
})

test('a short list keeps what it has rendered, without a hole', () => {
  expect(join({ from: 0, to: 4 }, { from: 3, to: 8 })).toEqual({ from: 0, to: 8 })
  expect(join({ from: 0, to: 2 }, { from: 9, to: 12 })).toEqual({ from: 9, to: 12 })
})
