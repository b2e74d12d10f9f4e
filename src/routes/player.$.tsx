import { createFileRoute } from '@tanstack/react-router'
import { loadWatch, WatchPage, watchSearch } from './-watch.tsx'

export const Route = createFileRoute('/player/$')({
  validateSearch: watchSearch,
  loader: ({ params }) => loadWatch(params['_splat']),
  component: function Screen() {
    return <WatchPage {...Route.useSearch()} on="player" splat={Route.useParams()['_splat']} />
  },
})
