import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { nextSearch, requireGuest } from '#features/account/guard.ts'
import { withWords } from '#i18n/i18n.ts'

export const Route = createFileRoute('/login')({
  validateSearch: nextSearch,
  beforeLoad: requireGuest,
  component: lazyRouteComponent(
    withWords(() => import('#features/account/login-screen.tsx')),
    'LoginScreen',
  ),
})
