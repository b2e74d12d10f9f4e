import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'

const RatingsScreen = lazyRouteComponent(
  withWords(() => import('#features/library/ratings-screen.tsx')),
  'RatingsScreen',
)

export const Route = createFileRoute('/ratings')({
  validateSearch: ({ order }: Record<string, unknown>): { order?: string } => (typeof order === 'string' ? { order } : {}),
  loader: () => RatingsScreen.preload?.(),
  component: function Screen() {
    return <RatingsScreen asked={Route.useSearch().order} />
  },
})
