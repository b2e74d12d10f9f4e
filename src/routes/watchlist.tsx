import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '#features/account/guard.ts'
import { LibraryScreen, loadLibrary } from './-library.tsx'

export const Route = createFileRoute('/watchlist')({
  beforeLoad: requireMember,
  loader: () => loadLibrary('watchlist'),
  component: function Screen() {
    return <LibraryScreen shelf="watchlist" />
  },
})
