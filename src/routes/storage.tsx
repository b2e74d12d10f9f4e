import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'

export const Route = createFileRoute('/storage')({
  component: lazyRouteComponent(
    withWords(() => import('#features/storage/storage-screen.tsx')),
    'StorageScreen',
  ),
})
