import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '#features/account/guard.ts'
import { LibraryScreen, loadLibrary } from './-library.tsx'

export const Route = createFileRoute('/watch-history')({
  beforeLoad: requireMember,
  validateSearch: ({ order }: Record<string, unknown>): { order?: 'oldest' | undefined } => ({
    order: order === 'oldest' ? order : undefined,
  }),
  loader: () => loadLibrary('watch_history'),
  component: function Screen() {
    return <LibraryScreen shelf="watch_history" order={Route.useSearch().order ?? 'newest'} />
  },
})
