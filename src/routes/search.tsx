import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { prepare } from '#data/catalogue.ts'
import { pageFrom } from '#domain/paging.ts'
import { ideasQuery, resultsQuery } from '#features/search/search-query.ts'
import { withWords } from '#i18n/i18n.ts'
import { appearance } from '#state/appearance.ts'

const SearchScreen = lazyRouteComponent(
  withWords(() => import('#features/search/search-screen.tsx')),
  'SearchScreen',
)

export const Route = createFileRoute('/search')({
  validateSearch: ({ q, page }: Record<string, unknown>): { q?: string | undefined; page?: number | undefined } => ({
    q: q ? String(q) : undefined,
    page: pageFrom(page) > 1 ? pageFrom(page) : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const { language } = appearance
    const query = resultsQuery(deps.q ?? '', deps.page ?? 1, language) ?? ideasQuery(language)
    await Promise.all([SearchScreen.preload?.(), prepare(query)])
  },
  component: function Screen() {
    const { q = '', page = 1 } = Route.useSearch()
    return <SearchScreen typed={q} page={page} />
  },
})
