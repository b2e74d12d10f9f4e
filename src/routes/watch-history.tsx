import { createFileRoute } from '@tanstack/react-router'
import { arrangementOf } from '#domain/library/arrangement.ts'
import { requireMember } from '#features/account/guard.ts'
import { LibraryScreen, loadLibrary } from './-library.tsx'

export const Route = createFileRoute('/watch-history')({
  beforeLoad: requireMember,
  validateSearch: (search: Record<string, unknown>) => arrangementOf('watch_history', search),
  loader: () => loadLibrary('watch_history'),
  component: function Screen() {
    return <LibraryScreen shelf="watch_history" arrangement={Route.useSearch()} />
  },
})
