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
