import { createFileRoute } from '@tanstack/react-router'
import { loadSports, SportsPage } from './-sports.tsx'

interface Search {
  competition?: string | undefined
  round?: string | undefined
}

export const Route = createFileRoute('/sports/')({
  // The screen looks both up among those there are: whatever else they name, it chooses.
  validateSearch: (search: Search): Search => search,
  loader: () => loadSports(),
  component: function Screen() {
    return <SportsPage {...Route.useSearch()} />
  },
})
