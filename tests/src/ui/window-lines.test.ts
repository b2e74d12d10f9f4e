import { expect, test } from 'vitest'
import { stretches } from '#ui/window-lines.ts'

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
