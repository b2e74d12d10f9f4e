import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'

export const Route = createFileRoute('/sources')({
  component: lazyRouteComponent(
    withWords(() => import('#features/sources/sources-screen.tsx')),
    'SourcesScreen',
  ),
})
