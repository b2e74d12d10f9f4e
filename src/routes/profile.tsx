import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireMember } from '#features/account/guard.ts'
import { withWords } from '#i18n/i18n.ts'

const ProfileScreen = lazyRouteComponent(
  withWords(() => import('#features/library/profile-screen.tsx')),
  'ProfileScreen',
)

export const Route = createFileRoute('/profile')({
  beforeLoad: requireMember,
  validateSearch: ({ order }: Record<string, unknown>): { order?: 'oldest' | undefined } => ({
    order: order === 'oldest' ? order : undefined,
  }),
  loader: () => ProfileScreen.preload?.(),
  component: function Screen() {
    return <ProfileScreen order={Route.useSearch().order ?? 'newest'} />
  },
})
