import { prepare } from '#data/catalogue/catalogue.ts'
import { homeQueries } from '#data/catalogue/list-queries.ts'
import { HomeScreen } from '#features/home/home-screen.tsx'
import { appearance } from '#state/appearance.ts'

/** What the route of home is made of: it is known to the start and again among all routes (decision 10). */
export const homeRoute = {
  validateSearch: ({ platforms }: Record<string, unknown>): { platforms?: string } => (platforms ? { platforms: String(platforms) } : {}),
  loader: () => prepare(...homeQueries(appearance.language)),
  component: HomeScreen,
}
