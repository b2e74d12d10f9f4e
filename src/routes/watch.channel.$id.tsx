import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'
import { loadKnown } from './-entry.tsx'

const ChannelScreen = lazyRouteComponent(
  withWords(() => import('#features/watching/channel/channel-screen.tsx')),
  'ChannelScreen',
)

export const Route = createFileRoute('/watch/channel/$id')({
  loader: () => loadKnown({ screen: ChannelScreen, prepare: async () => (await import('#data/live-tv/channels.ts')).prepareChannels() }),
  component: function Screen() {
    return <ChannelScreen id={Route.useParams().id} />
  },
})
