import type { Match } from '#domain/sports/match.ts'

/** Noon of a day, epoch ms. */
export const matchNoon = Date.UTC(2026, 10, 26, 12)

interface Wanted extends Partial<Match> {
  /** `A-B`. */
  teams?: string
  goals?: readonly [number, number]
}

/** A match of two teams with short names, at noon unless said otherwise; with goals it is over. */
export function matchOf({ teams = 'A-B', goals, ...rest }: Wanted): Match {
  const [home = '', away = ''] = teams.split('-')
  return {
    id: teams,
    round: { kind: 'matchday', number: 1 },
    group: '',
    home: { name: home, country: null },
    away: { name: away, country: null },
    start: matchNoon,
    isTimed: true,
    floating: '',
    isOver: goals !== undefined,
    score: goals ? { full: goals, half: null, extra: null, penalties: null } : null,
    venue: '',
    ...rest,
  }
}
