import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageFrom } from '#domain/paging.ts'
import { withWords } from '#i18n/i18n.ts'
import { loadKnown } from './-entry.tsx'

const PopularScreen = lazyRouteComponent(
  withWords(() => import('#features/people/popular-screen.tsx')),
  'PopularScreen',
)

/** Left out for the first; undefined, not absent, or the router would put what stands in the address. */
interface Search {
  page?: number | undefined
}

export const Route = createFileRoute('/person/popular')({
  validateSearch: ({ page }: Record<string, unknown>): Search => ({ page: pageFrom(page) > 1 ? pageFrom(page) : undefined }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1 } }) =>
    loadKnown({ screen: PopularScreen, prepare: async () => (await import('#data/people/people.ts')).preparePopularPeople(page) }),
  component: function Screen() {
    return <PopularScreen page={Route.useSearch().page ?? 1} />
  },
})
