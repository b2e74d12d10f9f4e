import { createFileRoute } from '@tanstack/react-router'
import { entrySearch, EntryScreen, loadEntry } from './-entry.tsx'

export const Route = createFileRoute('/movie/$entry')({
  validateSearch: entrySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadEntry({ type: 'movie', entry: params.entry, page: deps.page }),
  component: function Screen() {
    return <EntryScreen type="movie" entry={Route.useParams().entry} page={Route.useSearch().page} />
  },
})
