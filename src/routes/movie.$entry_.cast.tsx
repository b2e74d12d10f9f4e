import { createFileRoute } from '@tanstack/react-router'
import { CreditsScreen, loadCredits } from './-entry.tsx'

export const Route = createFileRoute('/movie/$entry_/cast')({
  loader: ({ params }) => loadCredits('movie', params.entry),
  component: function Screen() {
    return <CreditsScreen type="movie" entry={Route.useParams().entry} />
  },
})
