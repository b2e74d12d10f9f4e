import { createFileRoute } from '@tanstack/react-router'
import { rangeFrom } from '#domain/paging.ts'
import { EntryScreen, followAlias, listSearch, loadEntry, pageDeps } from './-entry.tsx'

export const Route = createFileRoute('/tv/$entry')({
  validateSearch: listSearch,
  beforeLoad: ({ params, location }) => followAlias('tv', params.entry, location.searchStr),
  loaderDeps: pageDeps,
  loader: ({ params, location, preload }) =>
    loadEntry({ type: 'tv', entry: params.entry, range: rangeFrom(location.search), isAhead: preload }),
  component: function Screen() {
    return <EntryScreen type="tv" entry={Route.useParams().entry} range={rangeFrom(Route.useSearch())} />
  },
})
