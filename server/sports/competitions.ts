import type { FastifyInstance } from 'fastify'
import type { CompetitionAnswer } from '#contract/sports.ts'
import { addRoute } from '../http/routes.ts'
import { orUnchanged } from '../http/unchanged.ts'
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

/**
 * Fixtures and results.
 *
 * @param leagueAt a league as it is at a moment (epoch ms), before the bundled seasons
 */
export function sportsRoutes(app: FastifyInstance, services: Services, leagueAt?: (now: number) => CompetitionAnswer): void {
  addRoute(app, services, 'sports', async ({ request, reply }) => {
    const answer = { competitions: [...(leagueAt ? [leagueAt(services.clock())] : []), ...bundledSeasons] }
    return orUnchanged(answer, request, reply)
  })
}
