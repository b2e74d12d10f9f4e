import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'

export const Route = createFileRoute('/downloads')({
  component: lazyRouteComponent(
    withWords(() => import('#features/library/downloads-screen.tsx')),
    'DownloadsScreen',
  ),
})
