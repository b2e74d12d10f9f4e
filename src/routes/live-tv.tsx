import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'
import { loadKnown } from './-entry.tsx'

interface Search {
  q?: string | undefined
  category?: string | undefined
  view?: string | undefined
}

const LiveTvScreen = lazyRouteComponent(
  withWords(() => import('#features/live-tv/live-tv-screen.tsx')),
  'LiveTvScreen',
)

export const Route = createFileRoute('/live-tv')({
  // The screen looks all of it up among what there is.
  validateSearch: (search: Search): Search => search,
  loader: () => loadKnown({ screen: LiveTvScreen, prepare: async () => (await import('#data/live-tv/channels.ts')).prepareChannels() }),
  component: function Screen() {
    return <LiveTvScreen {...Route.useSearch()} />
  },
})
