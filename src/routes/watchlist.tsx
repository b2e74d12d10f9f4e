import { createFileRoute } from '@tanstack/react-router'
import { arrangementOf } from '#domain/library/arrangement.ts'
import { requireMember } from '#features/account/guard.ts'
import { LibraryScreen, loadLibrary } from './-library.tsx'

export const Route = createFileRoute('/watchlist')({
  beforeLoad: requireMember,
  validateSearch: (search: Record<string, unknown>) => arrangementOf('watchlist', search),
  loader: () => loadLibrary('watchlist'),
  component: function Screen() {
    return <LibraryScreen shelf="watchlist" arrangement={Route.useSearch()} />
  },
})
