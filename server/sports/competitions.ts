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
  itemsOf?: () => readonly CompetitionAnswer[]
  /** A league as it is at a moment (epoch ms), before the bundled seasons. */
  leagueAt?: ((now: number) => CompetitionAnswer) | undefined
}

/** Fixtures and results: of the operator's sources first, then of what comes with Matinee. Of two competitions with one id the first counts. */
export function sportsRoutes(app: FastifyInstance, services: Services, { itemsOf = () => [], leagueAt }: SportsOptions = {}): void {
  addRoute(app, services, 'sports', async ({ request, reply }) => {
    const all = [...itemsOf(), ...(leagueAt ? [leagueAt(services.clock())] : []), ...bundledSeasons]
    const competitions = all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place).slice(0, 50)
    return answerTagged(request, reply, { competitions })
  })
}
