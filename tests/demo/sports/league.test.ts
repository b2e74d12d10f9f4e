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

test('on every day of two years there is a match to come', () => {
  const leagues = Array.from({ length: 730 }, (_, day) => demoLeague(Date.UTC(2026, 0, 1 + day, 23, 59)))
  expect(leagues.filter(({ matches }) => matches.every(({ status }) => status === 'finished'))).toEqual([])
})

test('the next season is announced when the last match is over', () => {
  const { matches } = demoLeague(november)
  const end = Math.max(...matches.map(({ start_utc }) => Date.parse(start_utc))) + 2 * 3_600_000
  expect([demoLeague(end - 1).season, demoLeague(end).season]).toEqual(['2026/27', '2027/28'])
})
