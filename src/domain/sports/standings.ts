import type { Team } from '#contract/sports.ts'
import { grouped } from '../grouped.ts'
import type { Match } from './match.ts'

/** A line of a table. */
export interface Standing {
  team: Team
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  points: number
}

/** A table, of a group or (with an empty name) of a whole league. */
export interface Table {
  group: string
  lines: readonly Standing[]
}

const nothingPlayed = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 } as const

/** The tables of a competition: one for each group, or one for all match days. Knockouts count for none. */
export const tablesOf = (matches: readonly Match[]): Table[] =>
  grouped(
    matches.filter(({ round }) => round.kind === 'matchday'),
    ({ group }) => group,
  )
    .map((ofGroup) => ({ group: ofGroup[0].group, lines: standings(ofGroup) }))
    .toSorted((a, b) => (a.group < b.group ? -1 : 1))

/** Three points for a win, one for a draw; then the difference of goals, the goals, the name. Nobody's own rules for ties (head to head, fair play). */
function standings(matches: readonly Match[]): Standing[] {
  const lines = new Map<string, Standing>()
  const add = (team: Team, change: (line: Standing) => Partial<Standing>): void => {
    const line = lines.get(team.name) ?? { team, ...nothingPlayed }
    lines.set(team.name, { ...line, ...change(line) })
  }
  for (const { home, away, score } of matches) {
    const [scored, conceded] = score?.full ?? []
    add(home, (line) => withResult(line, scored, conceded))
    add(away, (line) => withResult(line, conceded, scored))
  }
  return [...lines.values()].toSorted(
    (a, b) => b.points - a.points || difference(b) - difference(a) || b.scored - a.scored || (a.team.name < b.team.name ? -1 : 1),
  )
}

export const difference = ({ scored, conceded }: Standing): number => scored - conceded

function withResult(line: Standing, scored?: number, conceded?: number): Partial<Standing> {
  if (scored === undefined || conceded === undefined) return {}
  const [won, drawn] = [scored > conceded, scored === conceded]
  return {
    played: line.played + 1,
    won: line.won + (won ? 1 : 0),
    drawn: line.drawn + (drawn ? 1 : 0),
    lost: line.lost + (won || drawn ? 0 : 1),
    scored: line.scored + scored,
    conceded: line.conceded + conceded,
    points: line.points + (won ? 3 : drawn ? 1 : 0),
  }
}
