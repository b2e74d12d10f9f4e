import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'

export const Route = createFileRoute('/on-this-device')({
  component: lazyRouteComponent(
    withWords(() => import('#features/library/on-this-device-screen.tsx')),
    'OnThisDeviceScreen',
  ),
})
