import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'

export const Route = createFileRoute('/terms')({
  component: lazyRouteComponent(
    withWords(() => import('#features/about/legal-screens.tsx')),
    'TermsScreen',
  ),
})
