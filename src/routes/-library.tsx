import { lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'
import type { ShelfName } from '#contract/sync.ts'

/** Titles in the first view of a wide window. */
const firstView = 24

export const LibraryScreen = lazyRouteComponent(
  withWords(() => import('#features/library/library-screen.tsx')),
  'LibraryScreen',
)

/** Fetches the library's code and, once the order of the list is known, what stands at its beginning. */
export async function loadLibrary(shelf: ShelfName): Promise<void> {
  await Promise.all([
    LibraryScreen.preload?.(),
    import('#data/library/shelf-values.ts').then(({ readAhead }) => readAhead(shelf, firstView)),
  ])
}
