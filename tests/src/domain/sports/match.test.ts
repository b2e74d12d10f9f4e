import { describe, expect, test } from 'vitest'
import { currentRound, type Match, roundsOf, stateOf } from '#domain/sports/match.ts'
import { difference, tablesOf } from '#domain/sports/standings.ts'
import { matchNoon as noon, matchOf as match } from '#support/matches.ts'

const hour = 3_600_000
test('a match is to come, then running for three hours, then over; one without a time is to come all its day', () => {
  const states = (one: Match) => [-hour, 0, 2 * hour, 3 * hour, 24 * hour].map((after) => stateOf(one, noon + after))
  expect(states(match({}))).toEqual(['to-come', 'running', 'running', 'over', 'over'])
  expect(states(match({ isTimed: false }))).toEqual(['to-come', 'to-come', 'to-come', 'to-come', 'over'])
  expect(stateOf(match({ goals: [0, 0] }), noon - hour)).toBe('over')
})

const day = (number: number, start: number, goals?: readonly [number, number]) =>
  match({ round: { kind: 'matchday', number }, start, ...(goals && { goals }) })

describe('the rounds', () => {
  const matches = [
    match({ round: { kind: 'final', number: null }, start: noon + 90 * hour }),
    day(2, noon + 2 * hour),
    day(1, noon - 100 * hour, [1, 0]),
    day(2, noon + hour),
  ]

  test('stand in the order in which they begin, their matches too', () => {
    const rounds = roundsOf(matches)
    expect(rounds.map(({ key }) => key)).toEqual(['matchday-1', 'matchday-2', 'final'])
    expect(rounds[1]?.matches.map(({ start }) => start)).toEqual([noon + hour, noon + 2 * hour])
  })

  test('begin with the first that is not over, else with the last of which the end is known', () => {
    const at = [-200, 0, 50, 500].map((hours) => currentRound(roundsOf(matches), noon + hours * hour)?.key)
    expect(at).toEqual(['matchday-2', 'matchday-2', 'final', 'matchday-1'])
    expect(currentRound(roundsOf(matches.slice(0, 2)), noon + 500 * hour)?.key).toBe('final')
    expect(currentRound([], noon)).toBeUndefined()
  })
})

describe('matches of no round', () => {
  const dayMs = 24 * hour
  const on = (days: number) => match({ round: { kind: 'matchday', number: null }, start: noon + days * dayMs })
  const counted = (...days: readonly number[]) => roundsOf(days.map(on)).map(({ key, matches }) => `${key} ${matches.length}`)

  // The noon is that of November 26, 2026, a Thursday.
  const cases: readonly (readonly [how: string, days: readonly number[], rounds: readonly string[]])[] = [
    ['by months', [0, 4, 5, 40], ['month-2026-11 2', 'month-2026-12 1', 'month-2027-01 1']],
    ['whatever their order', [45, 0], ['month-2026-11 1', 'month-2027-01 1']],
    ['40 in a month', Array.from({ length: 40 }, () => 0), ['month-2026-11 40']],
    [
      'more than 40 in a month, by weeks from Monday on',
      [...Array.from({ length: 41 }, () => 0), 3, 4, 17],
      ['week-2026-11-23 42', 'week-2026-11-30 1', 'week-2026-12-07 1'],
    ],
    ['none', [], []],
  ]
  test.each(cases)('%s', (_, days, rounds) => {
    expect(counted(...days)).toEqual(rounds)
  })

  test('stand among the rounds of the others, in the order in which they begin', () => {
    const rounds = roundsOf([on(17), day(1, noon), match({ round: { kind: 'final', number: null }, start: noon + 60 * dayMs })])
    expect(rounds.map(({ key }) => key)).toEqual(['matchday-1', 'month-2026-12', 'final'])
    expect(currentRound(rounds, noon + 10 * dayMs)?.round).toEqual({ kind: 'month', day: '2026-12-01' })
  })
})

test('a table counts three points for a win and one for a draw, and breaks ties by difference, goals and name', () => {
  const [table] = tablesOf([
    match({ teams: 'A-B', goals: [2, 1] }),
    match({ teams: 'C-D', goals: [1, 1] }),
    match({ teams: 'B-C', goals: [3, 0] }),
    match({ teams: 'D-A' }),
    match({ teams: 'A-D', goals: [9, 0], round: { kind: 'final', number: null } }),
  ])
  expect(table?.lines.map((line) => [line.team.name, line.played, line.points, difference(line)])).toEqual([
    ['B', 2, 3, 2],
    ['A', 1, 3, 1],
    ['D', 1, 1, 0],
    ['C', 2, 1, -3],
  ])
})

test('every group has a table of its own', () => {
  const tables = tablesOf([match({ group: 'B', goals: [1, 0] }), match({ group: 'A', teams: 'C-D', goals: [0, 0] })])
  expect(tables.map(({ group, lines }) => [group, lines.map(({ team: { name } }) => name)])).toEqual([
    ['A', ['C', 'D']],
    ['B', ['A', 'B']],
  ])
})
