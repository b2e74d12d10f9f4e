import { createFileRoute } from '@tanstack/react-router'
import { arrangementOf } from '#domain/library/arrangement.ts'
import { requireMember } from '#features/account/guard.ts'
import { LibraryScreen, loadLibrary } from './-library.tsx'

export const Route = createFileRoute('/favorites')({
  beforeLoad: requireMember,
  validateSearch: (search: Record<string, unknown>) => arrangementOf('favorites', search),
  loader: () => loadLibrary('favorites'),
  component: function Screen() {
    return <LibraryScreen shelf="favorites" arrangement={Route.useSearch()} />
  },
})
