import { createFileRoute } from '@tanstack/react-router'
import { pageDeps } from './-entry.tsx'
import { DiscoverScreen, discoverSearch, loadDiscover } from './-lists.tsx'

export const Route = createFileRoute('/movie/discover')({
  validateSearch: discoverSearch,
  loaderDeps: pageDeps,
  loader: ({ location }) => loadDiscover('movie', location.search),
  component: function Screen() {
    return <DiscoverScreen type="movie" search={Route.useSearch()} />
  },
})
