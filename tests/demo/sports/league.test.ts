import { expect, test } from 'vitest'
import { sportsAnswer } from '#contract/sports.ts'
import { demoLeague } from '#demo/sports/league.ts'

const november = Date.UTC(2026, 10, 26, 12)

test('everybody meets everybody four times, twice at home, and plays once on each match day', () => {
  const league = demoLeague(november)
  expect(sportsAnswer.safeParse({ competitions: [league] }).error).toBeUndefined()
  expect(new Set(league.matches.map(({ id }) => id)).size).toBe(264)
  const meetings = Map.groupBy(league.matches, ({ home, away }) => `${home.name} - ${away.name}`)
  expect([...meetings.values()].map((each) => each.length)).toEqual(Array.from({ length: 132 }, () => 2))
  for (const [, ofDay] of Map.groupBy(league.matches, ({ round }) => round.number)) {
    expect(new Set(ofDay.flatMap(({ home, away }) => [home.name, away.name])).size).toBe(12)
  }
})

test('there is something behind it and something to come, and what ended stays as it ended', () => {
  const today = demoLeague(november)
  expect(new Set(today.matches.map(({ status }) => status))).toEqual(new Set(['finished', 'scheduled']))
  const later = new Map(demoLeague(november + 30 * 86_400_000).matches.map((match) => [match.id, match]))
  for (const match of today.matches.filter(({ status }) => status === 'finished')) expect(later.get(match.id)).toEqual(match)
})

test('on every day of two years there is a match to come, and no season ends unplayed', () => {
  const days = Array.from({ length: 730 }, (_, day) => Date.UTC(2026, 0, 1 + day, 23, 59))
  const leagues = days.map(demoLeague)
  expect(leagues.filter(({ matches }) => matches.every(({ status }) => status === 'finished'))).toEqual([])
  const last = leagues.filter(({ id }, at) => id !== leagues[at + 1]?.id).slice(0, -1)
  expect(last.map(({ season }) => season)).toEqual(['2025/26', '2026/27'])
  expect(last.flatMap(({ matches }) => matches.filter(({ status }) => status === 'scheduled'))).toEqual([])
})
