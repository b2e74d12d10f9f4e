import { createFileRoute } from '@tanstack/react-router'
import { pageDeps } from './-entry.tsx'
import { loadTrending, TrendingPage, trendingSearch } from './-lists.tsx'

export const Route = createFileRoute('/trending/tv')({
  validateSearch: trendingSearch,
  loaderDeps: pageDeps,
  loader: ({ location }) => loadTrending('tv', location.search),
  component: function Screen() {
    return <TrendingPage of="tv" search={Route.useSearch()} />
  },
})
