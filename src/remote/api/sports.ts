import { endpoints } from '#contract/endpoints.ts'
import { knockoutRounds, type MatchAnswer, type Round, type Score, type Team } from '#contract/sports.ts'
import type { Competition, Match } from '#domain/sports/match.ts'
import type { Query } from '../tmdb/query.ts'
import { type Fields, label, list, listOf, number, record, text, webAddress } from '../tmdb/readers.ts'

/** Every competition our server knows, with its matches. */
export const sportsQuery: Query<readonly Competition[]> = {
  path: `/api${endpoints.sports.path}`,
  params: {},
  read: (body) => (Array.isArray(record(body)['competitions']) ? listOf(record(body)['competitions'], readCompetition) : null),
}

function readCompetition(entry: Fields): Competition | null {
  const [id, name] = [text(entry['id']), label(entry['name'])]
  if (id === '' || name === '') return null
  return {
    id,
    name,
    season: label(entry['season']),
    hasTable: entry['has_table'] === true,
    links: listOf(entry['links'], (link) => {
      const [called, url] = [label(link['name']), webAddress(link['url'])]
      return called && url ? { name: called, url } : null
    }),
    matches: listOf(entry['matches'], readMatch),
  }
}

const over: ReadonlySet<string> = new Set<MatchAnswer['status']>(['finished', 'unknown'])

function readMatch(entry: Fields): Match | null {
  const [id, home, away, start] = [
    text(entry['id']),
    readTeam(entry['home']),
    readTeam(entry['away']),
    Date.parse(text(entry['start_utc'])),
  ]
  if (id === '' || !home || !away || Number.isNaN(start)) return null
  return {
    id,
    round: readRound(record(entry['round'])),
    group: label(entry['group']),
    home,
    away,
    start,
    isTimed: entry['is_timed'] === true,
    floating: /^(?:[01]\d|2[0-3]):[0-5]\d$/.exec(text(entry['floating']))?.[0] ?? '',
    isOver: over.has(text(entry['status'])),
    score: readScore(record(entry['score'])),
    venue: label(entry['venue']),
  }
}

function readTeam(value: unknown): Team | null {
  const { name, country } = record(value)
  return label(name) === '' ? null : { name: label(name), country: text(country) || null }
}

const readRound = ({ kind, number: count }: Fields): Round => ({
  kind: knockoutRounds.find((known) => known === kind) ?? 'matchday',
  number: number(count) || null,
})

function readScore({ full, half, extra, penalties }: Fields): Score | null {
  const whole = readGoals(full)
  return whole && { full: whole, half: readGoals(half), extra: readGoals(extra), penalties: readGoals(penalties) }
}

function readGoals(value: unknown): readonly [number, number] | null {
  const [home, away] = list(value)
  return typeof home === 'number' && typeof away === 'number' ? [home, away] : null
}
