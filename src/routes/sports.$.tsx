import { createFileRoute } from '@tanstack/react-router'
import { loadSports, SportsPage } from './-sports.tsx'

export const Route = createFileRoute('/sports/$')({
  loader: ({ params }) => loadSports(params['_splat']),
  component: function Screen() {
    return <SportsPage match={Route.useParams()['_splat']} />
  },
})
