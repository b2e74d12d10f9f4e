import { createFileRoute } from '@tanstack/react-router'
import { CreditsScreen, loadCredits } from './-entry.tsx'

export const Route = createFileRoute('/tv/$entry_/cast')({
  loader: ({ params }) => loadCredits('tv', params.entry),
  component: function Screen() {
    return <CreditsScreen type="tv" entry={Route.useParams().entry} />
  },
})
