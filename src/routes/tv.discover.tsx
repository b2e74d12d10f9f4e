import { createFileRoute } from '@tanstack/react-router'
import { pageDeps } from './-entry.tsx'
import { DiscoverScreen, discoverSearch, loadDiscover } from './-lists.tsx'

export const Route = createFileRoute('/tv/discover')({
  validateSearch: discoverSearch,
  loaderDeps: pageDeps,
  loader: ({ location }) => loadDiscover('tv', location.search),
  component: function Screen() {
    return <DiscoverScreen type="tv" search={Route.useSearch()} />
  },
})
