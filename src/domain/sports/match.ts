import type { Round, Score, Team } from '#contract/sports.ts'
import { dayLater, localDay } from '../calendar-date.ts'
import { grouped } from '../grouped.ts'

/** One match of a competition. */
export interface Match {
  id: string
  round: Round
  /** `A`; empty outside of groups. */
  group: string
  home: Team
  away: Team
  /** When it begins, epoch ms; some hour of its day unless `isTimed`. */
  start: number
  isTimed: boolean
  /** `20:30`: what its source writes as its time where nobody knows whose clocks that is of; else empty. */
  floating: string
  /** Nobody plays it any more, whether it is known how it ended or not. */
  isOver: boolean
  /** Null before it ends, and where nobody says how it ended. */
  score: Score | null
  venue: string
}

export interface Competition {
  id: string
  name: string
  season: string
  hasTable: boolean
  links: readonly { name: string; url: string }[]
  matches: readonly Match[]
}

/** A month or a week of the calendar where the person is, by its first day (`YYYY-MM-DD`); weeks begin on Mondays (ISO 8601). */
export interface Period {
  kind: 'month' | 'week'
  day: string
}

/** The matches of a round, or of a period where nobody says rounds, in the order of their beginning. */
export interface MatchRound {
  /** Part of an address. */
  key: string
  round: Round | Period
  matches: readonly Match[]
}

/** With the pauses, and a little more. */
const playedMs = 3 * 3_600_000

export type MatchState = 'to-come' | 'running' | 'over'

/** @param now epoch ms */
export function stateOf({ start, isTimed, isOver }: Match, now: number): MatchState {
  const dayMs = 86_400_000
  if (isOver || now >= start + (isTimed ? playedMs : dayMs)) return 'over'
  return isTimed && now >= start ? 'running' : 'to-come'
}

/** A month of more matches than this is a long list: then weeks are shown. */
const mostOfMonth = 40

/** The rounds of a competition in the order in which they begin. What is of no round is shown by months, or by weeks where a month has too many. */
export function roundsOf(matches: readonly Match[]): MatchRound[] {
  const months = grouped(matches.filter(isOfNoRound), (match) => periodOf(match, 'month').day)
  const unit = months.some(({ length }) => length > mostOfMonth) ? 'week' : 'month'
  const groupOf = (match: Match): Round | Period => (isOfNoRound(match) ? periodOf(match, unit) : match.round)
  return grouped(
    matches.toSorted((a, b) => a.start - b.start),
    (match) => keyOf(groupOf(match)),
  ).map((ofRound) => ({ key: keyOf(groupOf(ofRound[0])), round: groupOf(ofRound[0]), matches: ofRound }))
}

/** Calendars seldom say rounds, and some seasons only words that name none. */
const isOfNoRound = ({ round: { kind, number } }: Match): boolean => kind === 'matchday' && number === null

function periodOf({ start }: Match, kind: Period['kind']): Period {
  const date = new Date(start)
  const day = localDay(date)
  if (kind === 'month') return { kind, day: `${day.slice(0, 7)}-01` }
  const sinceMonday = (date.getDay() + 6) % 7
  return { kind, day: dayLater(day, { days: -sinceMonday }) ?? day }
}

/** `matchday-3`, `final`, `month-2026-08`, `week-2026-08-10`. */
function keyOf(round: Round | Period): string {
  if ('day' in round) return `${round.kind}-${round.kind === 'month' ? round.day.slice(0, 7) : round.day}`
  return round.number === null ? round.kind : `${round.kind}-${round.number}`
}

/** The round somebody looks for: the first that is not over, else the last of which it is known how it ended, else the last. */
export const currentRound = (rounds: readonly MatchRound[], now: number): MatchRound | undefined =>
  rounds.find(({ matches }) => matches.some((match) => stateOf(match, now) !== 'over')) ??
  rounds.findLast(({ matches }) => matches.some(({ score }) => score !== null)) ??
  rounds.at(-1)
