import { createFileRoute } from '@tanstack/react-router'
import { prepare } from '#data/catalogue/catalogue.ts'
import { homeQueries } from '#data/catalogue/list-queries.ts'
import { HomeScreen } from '#features/home/home-screen.tsx'
import { appearance } from '#state/appearance.ts'

export const Route = createFileRoute('/')({
  validateSearch: ({ platforms }: Record<string, unknown>): { platforms?: string } => (platforms ? { platforms: String(platforms) } : {}),
  loader: () => prepare(...homeQueries(appearance.language)),
  component: HomeScreen,
})
