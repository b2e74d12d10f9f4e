import { createFileRoute } from '@tanstack/react-router'
import { pageDeps } from './-entry.tsx'
import { loadTrending, TrendingPage, trendingSearch } from './-lists.tsx'

export const Route = createFileRoute('/trending/')({
  validateSearch: trendingSearch,
  loaderDeps: pageDeps,
  loader: ({ location }) => loadTrending('all', location.search),
  component: function Screen() {
    return <TrendingPage of="all" search={Route.useSearch()} />
  },
})
