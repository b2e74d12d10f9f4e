import { createFileRoute } from '@tanstack/react-router'
import { rangeFrom } from '#domain/paging.ts'
import { listSearch, pageDeps } from './-entry.tsx'
import { GenreScreen, loadGenre } from './-lists.tsx'

export const Route = createFileRoute('/tv/genre/$slug')({
  validateSearch: listSearch,
  loaderDeps: pageDeps,
  loader: ({ params, location }) => loadGenre('tv', params.slug, rangeFrom(location.search)),
  component: function Screen() {
    const { slug } = Route.useParams()
    return <GenreScreen key={slug} type="tv" slug={slug} range={rangeFrom(Route.useSearch())} />
  },
})
