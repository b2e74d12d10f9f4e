import { createFileRoute } from '@tanstack/react-router'
import { rangeFrom } from '#domain/paging.ts'
import { EntryScreen, followAlias, listSearch, loadEntry, pageDeps } from './-entry.tsx'

export const Route = createFileRoute('/movie/$entry')({
  validateSearch: listSearch,
  beforeLoad: ({ params, location }) => followAlias('movie', params.entry, location.searchStr),
  loaderDeps: pageDeps,
  loader: ({ params, location, preload }) =>
    loadEntry({ type: 'movie', entry: params.entry, range: rangeFrom(location.search), isAhead: preload }),
  component: function Screen() {
    return <EntryScreen type="movie" entry={Route.useParams().entry} range={rangeFrom(Route.useSearch())} />
  },
})
