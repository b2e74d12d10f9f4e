import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'

export const Route = createFileRoute('/your-year')({
  component: lazyRouteComponent(
    withWords(() => import('#features/library/your-year-screen.tsx')),
    'YourYearScreen',
  ),
})
