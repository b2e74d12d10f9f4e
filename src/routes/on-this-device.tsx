import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/on-this-device')({
  component: lazyRouteComponent(() => import('#features/library/on-this-device-screen.tsx'), 'OnThisDeviceScreen'),
})
