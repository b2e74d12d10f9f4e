import { describe, expect, test } from 'vitest'
import { fieldSchemas } from '#contract/entities/preferences.ts'
import { favoriteMatches, teamKey } from '#domain/sports/favorites.ts'
import type { Match } from '#domain/sports/match.ts'
import { matchNoon, matchOf } from '#support/matches.ts'

const club = (name: string) => ({ name, country: null })
const hour = 3_600_000

const at = (id: string, teams: string, hours: number, part: Partial<Match> = {}) =>
  matchOf({ id, teams, start: matchNoon + hours * hour, ...part })

describe('the key of a team', () => {
  test('is that of its country in every language, else of its name', () => {
    expect(teamKey({ name: 'Germany', country: 'DE' })).toBe(teamKey({ name: 'Deutschland', country: 'DE' }))
    expect(teamKey(club('1. FC Köln'))).toBe('team:1-fc-koeln')
    expect(teamKey(club('Georgia'))).not.toBe(teamKey({ name: 'Georgia', country: 'GE' }))
  })

  test('tells apart names in other scripts, whatever of them is Latin', () => {
    const names = ['Спартак 2', 'Динамо 2', '浦和 FC', '鹿島 FC', '鹿島', '!', '?']
    expect(new Set(names.map((name) => teamKey(club(name)))).size).toBe(names.length)
  })

  test('is one that the settings take', () => {
    const keys = ['Спартак', 'x'.repeat(80), '!', 'São Paulo'].map((name) => teamKey(club(name)))
    expect(fieldSchemas.favoriteTeams.safeParse(keys).success).toBe(true)
  })
})

describe('the matches of favorite teams', () => {
  const league = {
    id: 'league',
    name: 'League',
    season: '',
    hasTable: true,
    links: [],
    matches: [
      at('later', 'A-C', 200),
      at('next', 'B-A', 50),
      at('old', 'A-D', -200, { isOver: true }),
      at('last', 'C-A', -50, { isOver: true }),
      at('others', 'C-D', 1),
    ],
  }
  const cup = { ...league, id: 'cup', matches: [at('of-b', 'B-D', 20), at('running', 'E-F', -1), at('of-e', 'E-G', 30)] }
  const shown = (...names: string[]) => {
    const { next, latest } = favoriteMatches(
      [league, cup],
      names.map((name) => teamKey(club(name))),
      matchNoon,
    )
    return [next.map(({ id }) => id), latest.map(({ id }) => id)]
  }

  test('are the next and the last of each, whatever the competition', () => {
    expect(shown('A')).toEqual([['next'], ['last']])
    expect(shown('B', 'A')).toEqual([['of-b', 'next'], ['last']])
    expect(shown('C', 'A')).toEqual([['others', 'next'], ['last']])
  })

  test('begin with the one that is being played', () => {
    expect(shown('E')).toEqual([['running'], []])
  })

  test('are none without favorites, and none of teams that nobody knows any more', () => {
    expect(shown()).toEqual([[], []])
    expect(shown('Z')).toEqual([[], []])
  })
})
