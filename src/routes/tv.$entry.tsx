import { createFileRoute } from '@tanstack/react-router'
import { entrySearch, EntryScreen, loadEntry } from './-entry.tsx'

export const Route = createFileRoute('/tv/$entry')({
  validateSearch: entrySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadEntry({ type: 'tv', entry: params.entry, page: deps.page }),
  component: function Screen() {
    return <EntryScreen type="tv" entry={Route.useParams().entry} page={Route.useSearch().page} />
  },
})
