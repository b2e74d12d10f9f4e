import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rangeFrom } from '#domain/paging.ts'
import { withWords } from '#i18n/i18n.ts'
import { type ListSearch, listSearch, pageDeps } from './-entry.tsx'

interface Search extends ListSearch {
  kind?: 'movie' | 'tv' | undefined
}

const FourKScreen = lazyRouteComponent(
  withWords(() => import('#features/discover/four-k-screen.tsx')),
  'FourKScreen',
)

export const Route = createFileRoute('/4k-contents')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...listSearch(search),
    kind: search['kind'] === 'movie' || search['kind'] === 'tv' ? search['kind'] : undefined,
  }),
  loaderDeps: pageDeps,
  loader: () => Promise.all([FourKScreen.preload?.(), import('#data/sources/four-k.ts').then(({ prepareFourK }) => prepareFourK())]),
  component: function Screen() {
    const { kind, ...range } = Route.useSearch()
    return <FourKScreen kind={kind} range={rangeFrom(range)} />
  },
})
