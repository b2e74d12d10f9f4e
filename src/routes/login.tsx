import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { nextSearch, requireGuest } from '#features/auth/guard.ts'

export const Route = createFileRoute('/login')({
  validateSearch: nextSearch,
  beforeLoad: requireGuest,
  component: lazyRouteComponent(() => import('#features/auth/login-screen.tsx'), 'LoginScreen'),
})
