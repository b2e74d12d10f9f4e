import { createFileRoute } from '@tanstack/react-router'
import { loadWatch, WatchPage, watchSearch } from './-watch.tsx'

export const Route = createFileRoute('/watch/$')({
  validateSearch: watchSearch,
  loader: ({ params }) => loadWatch(params['_splat']),
  component: function Screen() {
    return <WatchPage {...Route.useSearch()} on="watch" splat={Route.useParams()['_splat']} />
  },
})
