import type { Round, Score, Team } from '#contract/sports.ts'
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

/** The matches of a round, in the order of their beginning. */
export interface MatchRound {
  key: string
  round: Round
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

/** The rounds of a competition in the order in which they begin. */
export const roundsOf = (matches: readonly Match[]): MatchRound[] =>
  grouped(
    matches.toSorted((a, b) => a.start - b.start),
    ({ round }) => keyOf(round),
  ).map((ofRound) => ({ key: keyOf(ofRound[0].round), round: ofRound[0].round, matches: ofRound }))

/** `matchday-3`, `final`: part of an address. */
const keyOf = ({ kind, number }: Round): string => (number === null ? kind : `${kind}-${number}`)

/** The round somebody looks for: the first that is not over, else the last of which it is known how it ended, else the last. */
export const currentRound = (rounds: readonly MatchRound[], now: number): MatchRound | undefined =>
  rounds.find(({ matches }) => matches.some((match) => stateOf(match, now) !== 'over')) ??
  rounds.findLast(({ matches }) => matches.some(({ score }) => score !== null)) ??
  rounds.at(-1)
