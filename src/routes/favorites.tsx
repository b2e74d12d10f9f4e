import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '#features/account/guard.ts'
import { LibraryScreen, loadLibrary } from './-library.tsx'

export const Route = createFileRoute('/favorites')({
  beforeLoad: requireMember,
  loader: () => loadLibrary('favorites'),
  component: function Screen() {
    return <LibraryScreen shelf="favorites" />
  },
})
