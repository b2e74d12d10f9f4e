import { createFileRoute } from '@tanstack/react-router'
import { lazyPart } from '#i18n/i18n.ts'
import { loadSports, SportsPage } from './-sports.tsx'

const ChannelStage = lazyPart(async () => (await import('#features/watching/channel/channel-stage.tsx')).ChannelStage)

export const Route = createFileRoute('/sports/$')({
  loader: ({ params }) => loadSports(params['_splat']),
  component: function Screen() {
    return <SportsPage match={{ address: Route.useParams()['_splat'] ?? '', Stage: ChannelStage }} />
  },
})
