import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'

export const Route = createFileRoute('/content-removal')({
  component: lazyRouteComponent(
    withWords(() => import('#features/about/removal-screen.tsx')),
    'RemovalScreen',
  ),
})
