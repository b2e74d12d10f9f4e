import { createFileRoute } from '@tanstack/react-router'
import { loadSports, SportsPage } from './-sports.tsx'

/** A match. Where it is watched is part of its page (decision 56): the address of its player shows the same. */
const matchOf = ({ _splat = '' }: { _splat?: string | undefined }): string => _splat.replace(/^player\//, '')

export const Route = createFileRoute('/sports/$')({
  loader: ({ params }) => loadSports(matchOf(params)),
  component: function Screen() {
    return <SportsPage match={matchOf(Route.useParams())} />
  },
})
