import { createFileRoute } from '@tanstack/react-router'
import { pageDeps } from './-entry.tsx'
import { loadTrending, TrendingPage, trendingSearch } from './-lists.tsx'

export const Route = createFileRoute('/trending/movie')({
  validateSearch: trendingSearch,
  loaderDeps: pageDeps,
  loader: ({ location }) => loadTrending('movie', location.search),
  component: function Screen() {
    return <TrendingPage of="movie" search={Route.useSearch()} />
  },
})
