import { lazyRouteComponent, notFound } from '@tanstack/react-router'
import type { MediaType } from '#contract/media.ts'
import { prepare } from '#data/catalogue/catalogue.ts'
import { hubQueries, prepareList, type TrendingOf, trendingQuery, windowFrom } from '#data/catalogue/list-queries.ts'
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

const discoverScreen = withWords(() => import('#features/discover/discover-screen.tsx'))

export const DiscoverScreen = lazyRouteComponent(discoverScreen, 'DiscoverScreen')

/** The address is the state of the page. It is read by the page itself: reading it takes tables that the start does not need. */
export const discoverSearch = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))

export async function loadDiscover(type: MediaType, search: Readonly<Record<string, string>>): Promise<void> {
  const [{ prepareDiscover }] = await Promise.all([discoverScreen(), DiscoverScreen.preload?.()])
  await prepareDiscover(type, search)
}

export const HubScreen = lazyRouteComponent(
  withWords(() => import('#features/home/hub-screen.tsx')),
  'HubScreen',
)

export async function loadHub(): Promise<void> {
  await Promise.all([HubScreen.preload?.(), prepare(...hubQueries(appearance.language))])
}
