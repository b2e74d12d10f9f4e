import { expect, test } from 'vitest'
import { teamsIn } from '#server/sports/team-names.ts'

test.each([
  ['City - Rovers', '', 'City', 'Rovers', null],
  ['City – Rovers', '', 'City', 'Rovers', null],
  ['⚽️ City v Rovers', '', 'City', 'Rovers', null],
  ['City VS. Rovers', '', 'City', 'Rovers', null],
  ['Bayern gegen 1. FC Köln', '', 'Bayern', '1. FC Köln', null],
  ['Rovers @ City', '', 'City', 'Rovers', null],
  ['Saint-Étienne - Borussia Mönchengladbach', '', 'Saint-Étienne', 'Borussia Mönchengladbach', null],
  ['Matchday 3: City - Rovers', 'Matchday 3', 'City', 'Rovers', null],
  ['Cup: City - Rovers 2:1', 'Cup', 'City', 'Rovers', [2, 1]],
  ['City - Rovers 2: 1', '', 'City', 'Rovers', [2, 1]],
  ['City - Rovers (2-1)', '', 'City', 'Rovers', [2, 1]],
  ['City vs Rovers, 10 – 0', '', 'City', 'Rovers', [10, 0]],
  ['City 2 - 1 Rovers', '', 'City', 'Rovers', [2, 1]],
  ['Final: City 2:1 Rovers', 'Final', 'City', 'Rovers', [2, 1]],
  ['Rovers @ City 0-3', '', 'City', 'Rovers', [3, 0]],
  ['Schalke 04 - Mainz 05', '', 'Schalke 04', 'Mainz 05', null],
])('“%s”', (title, before, home, away, goals) => {
  expect(teamsIn(title)).toEqual({ before, home, away, goals })
})

test.each(['', 'Training', 'City', 'City - ', '- Rovers', 'City - City', 'A - B - C', 'A vs B vs C', 'A - B vs C', '2 - 1', 'City-Rovers'])(
  '“%s” names no two teams',
  (title) => {
    expect(teamsIn(title)).toBeNull()
  },
)

test('a title that is endless is read as fast as any', () => {
  const began = performance.now()
  teamsIn(`${'a 1 - '.repeat(20_000)}`)
  teamsIn(`${' '.repeat(100_000)}x`)
  teamsIn(`${'1:'.repeat(50_000)}`)
  expect(performance.now() - began).toBeLessThan(1000)
})
