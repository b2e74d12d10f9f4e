import type { FastifyInstance } from 'fastify'
import type { CompetitionAnswer } from '#contract/sports.ts'
import { addRoute } from '../http/routes.ts'
import { answerTagged } from '../http/tagged-answer.ts'
import type { Services } from '../services.ts'
import { readSeason } from './openfootball.ts'
import bundesliga from './seasons/bundesliga-2025-26.json' with { type: 'json' }
import worldCup from './seasons/world-cup-2026.json' with { type: 'json' }

/** The seasons that come with Matinee, the latest first. */
export const bundledSeasons: readonly CompetitionAnswer[] = [
  readSeason(worldCup, {
    id: 'world-cup-2026',
    name: 'FIFA World Cup',
    season: '2026',
    has_table: true,
    links: [{ name: 'FIFA', url: 'https://www.fifa.com/' }],
    zone: 'UTC',
    nations: true,
  }),
  readSeason(bundesliga, {
    id: 'bundesliga-2025-26',
    name: 'Bundesliga',
    season: '2025/26',
    has_table: true,
    links: [{ name: 'Bundesliga', url: 'https://www.bundesliga.com/' }],
    zone: 'Europe/Berlin',
    nations: false,
  }),
]

export interface SportsOptions {
  /** What the operator's sources have. */
  itemsOf: () => readonly CompetitionAnswer[]
  /** A league as it is at a moment (epoch ms), before the bundled seasons. */
  leagueAt?: ((now: number) => CompetitionAnswer) | undefined
}

/** Of the operator's sources first, then of what comes with Matinee. Of two competitions with one id the first counts. @param now epoch ms */
export function competitionsAt(now: number, { itemsOf, leagueAt }: SportsOptions): readonly CompetitionAnswer[] {
  const all = [...itemsOf(), ...(leagueAt ? [leagueAt(now)] : []), ...bundledSeasons]
  return all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place).slice(0, 50)
}

/** Fixtures and results. */
export function sportsRoutes(app: FastifyInstance, services: Services, options: SportsOptions): void {
  addRoute(app, services, 'sports', async ({ request, reply }) =>
    answerTagged(request, reply, { competitions: competitionsAt(services.clock(), options) }),
  )
}
