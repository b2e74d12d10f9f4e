import { describe, expect, test } from 'vitest'
import { sportsAnswer } from '#contract/sports.ts'
import { bundledSeasons } from '#server/sports/competitions.ts'
import { readSeason, type Season } from '#server/sports/openfootball.ts'

const season: Season = { id: 'cup', name: 'Cup', season: '2026', has_table: true, links: [], zone: 'Europe/Berlin', nations: true }
const match = { round: 'Matchday 1', date: '2026-01-10', time: '20:30', team1: 'Mexico', team2: 'Scotland' }
const [read, again] = readSeason({ matches: [match, { ...match, round: 'Final' }] }, season).matches

describe('a season of openfootball', () => {
  test('names its matches for ever, also where two teams meet twice', () => {
    expect([read?.id, again?.id]).toEqual(['cup-mexico-scotland', 'cup-mexico-scotland-2'])
  })

  test('says when a match begins by the clocks of where it is played', () => {
    const { time: _, ...untimed } = match
    const { matches } = readSeason(
      { matches: [match, { ...match, date: '2026-07-10' }, { ...match, time: '20:30 UTC-6' }, untimed] },
      season,
    )
    expect(matches.map(({ start_utc, is_timed }) => [start_utc, is_timed])).toEqual([
      ['2026-01-10T19:30:00.000Z', true],
      ['2026-07-10T18:30:00.000Z', true],
      ['2026-01-11T02:30:00.000Z', true],
      ['2026-01-10T11:00:00.000Z', false],
    ])
  })

  test('names countries by their codes, parts of states too', () => {
    expect([read?.home, read?.away]).toEqual([
      { name: 'Mexico', country: 'MX' },
      { name: 'Scotland', country: 'GB-SCT' },
    ])
  })

  test('tells what is to come, what ended how, and what nobody wrote down', () => {
    const scores = [undefined, {}, { ft: [1, 1], et: [1, 1], p: [3, 4] }]
    const { matches } = readSeason({ matches: scores.map((score) => ({ ...match, ...(score && { score }) })) }, season)
    expect(matches.map(({ status, score }) => [status, score])).toEqual([
      ['scheduled', null],
      ['unknown', null],
      ['finished', { full: [1, 1], half: null, extra: [1, 1], penalties: [3, 4] }],
    ])
  })

  test.each([
    ['a match without a day', { matches: [{ ...match, date: 'soon' }] }, /Cup 2026: matches\.0\.date: /],
    ['a time that is none', { matches: [match, { ...match, time: 'noon' }] }, /Cup 2026: matches\.1\.time: /],
    ['something else', [], /Cup 2026: /],
  ])('%s is refused with its place', (_, file, words) => {
    expect(() => readSeason(file, season)).toThrow(words)
  })
})

test('the bundled seasons are whole: every match has its own name, every country a code', () => {
  expect(sportsAnswer.safeParse({ competitions: bundledSeasons }).error).toBeUndefined()
  const matches = bundledSeasons.flatMap((competition) => competition.matches)
  expect(bundledSeasons.map((competition) => competition.matches.length)).toEqual([104, 306])
  expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length)
  const ofCountries = bundledSeasons[0]?.matches.flatMap(({ home, away }) => [home, away]) ?? []
  expect(ofCountries.filter(({ country }) => country === null)).toEqual([])
})
