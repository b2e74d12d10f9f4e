import { lazyRouteComponent, notFound } from '@tanstack/react-router'
import type { MediaType } from '#contract/media.ts'
import { prepareList, type TrendingOf, trendingQuery, windowFrom } from '#data/catalogue/list-queries.ts'
import { type PageRange, rangeFrom } from '#domain/paging.ts'
import { withWords } from '#i18n/i18n.ts'
import { appearance } from '#state/appearance.ts'
import { type ListSearch, listSearch } from './-entry.tsx'

export const GenresScreen = lazyRouteComponent(
  withWords(() => import('#features/discover/genres-screen.tsx')),
  'GenresScreen',
)
const genreScreen = withWords(() => import('#features/discover/genre-screen.tsx'))
export const GenreScreen = lazyRouteComponent(genreScreen, 'GenreScreen')
const TrendingScreen = lazyRouteComponent(
  withWords(() => import('#features/discover/trending-screen.tsx')),
  'TrendingScreen',
)

/** Starts what the page of a genre needs; a genre there is not is not found. */
export async function loadGenre(type: MediaType, slug: string, range: PageRange): Promise<void> {
  const [{ prepareGenre }] = await Promise.all([genreScreen(), GenreScreen.preload?.()])
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say it
  if (!(await prepareGenre(type, slug, range))) throw notFound()
}

interface TrendingSearch extends ListSearch {
  window?: 'day' | undefined
}

export const trendingSearch = (search: Record<string, unknown>): TrendingSearch => ({
  ...listSearch(search),
  window: windowFrom(search['window']) === 'day' ? 'day' : undefined,
})

export async function loadTrending(of: TrendingOf, search: TrendingSearch): Promise<void> {
  const window = windowFrom(search.window)
  const queryOf = (page: number) => trendingQuery(of, window, appearance.language, page)
  await Promise.all([TrendingScreen.preload?.(), prepareList(rangeFrom(search), queryOf)])
}

export function TrendingPage({ of, search }: { of: TrendingOf; search: TrendingSearch }) {
  return <TrendingScreen key={of} of={of} window={windowFrom(search.window)} range={rangeFrom(search)} />
}
