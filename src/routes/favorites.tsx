import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireMember } from '#features/auth/guard.ts'

export const Route = createFileRoute('/favorites')({
  beforeLoad: requireMember,
  component: lazyRouteComponent(() => import('#features/library/favorites-screen.tsx'), 'FavoritesScreen'),
})
