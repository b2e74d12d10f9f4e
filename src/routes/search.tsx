import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageFrom } from '#domain/paging.ts'
import { withWords } from '#i18n/i18n.ts'

const load = withWords(() => import('#features/search/search-screen.tsx'))
const SearchScreen = lazyRouteComponent(load, 'SearchScreen')

interface Asked {
  q?: string | undefined
  /** Left out for titles. */
  tab?: 'people' | undefined
  page?: number | undefined
}

export const Route = createFileRoute('/search')({
  validateSearch: ({ q, tab, page }: Record<string, unknown>): Asked => ({
    q: q ? String(q) : undefined,
    tab: tab === 'people' ? tab : undefined,
    page: pageFrom(page) > 1 ? pageFrom(page) : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [{ prepareSearch }] = await Promise.all([load(), SearchScreen.preload?.()])
    await prepareSearch(searchOf(deps))
  },
  component: function Screen() {
    return <SearchScreen {...searchOf(Route.useSearch())} />
  },
})

function searchOf({ q = '', tab, page = 1 }: Asked) {
  return { typed: q, tab: tab ?? 'titles', page } as const
}
