import { createFileRoute, lazyRouteComponent, useLocation } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'

const SettingsScreen = lazyRouteComponent(
  withWords(() => import('#features/settings/settings-screen.tsx')),
  'SettingsScreen',
)

export const Route = createFileRoute('/settings')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string | undefined } => ({ q: q ? String(q) : undefined }),
  loader: () => SettingsScreen.preload?.(),
  component: function Screen() {
    const { q = '' } = Route.useSearch()
    return <SettingsScreen search={q} at={useLocation({ select: ({ hash }) => hash })} />
  },
})
