import { lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'
import { loadKnown } from './-entry.tsx'

export const SportsPage = lazyRouteComponent(
  withWords(() => import('#features/sports/sports-screen.tsx')),
  'SportsPage',
)

/** Starts what every page of sports needs; a match that is not there is not found. */
export const loadSports = (match?: string): Promise<void> =>
  loadKnown({ screen: SportsPage, prepare: async () => (await import('#data/sports/sports.ts')).prepareSports(match) })
