import { IDBFactory } from 'fake-indexeddb'
import { expect, vi } from 'vitest'
import { memoryCaches } from './cache-storage.ts'
import { ada, server } from './one-server.ts'
import { openPage, type Page } from './page.ts'

const base = 'http://matinee.test/tmdb/3'
/** A show of one season with three episodes, as its page is answered; and the page of the season, which knows of a fourth. */
const showBody = {
  id: 1399,
  name: 'Game of Thrones',
  status: 'Returning Series',
  number_of_episodes: 3,
  seasons: [{ season_number: 1, episode_count: 3, air_date: '2011-04-17' }],
  last_episode_to_air: { id: 3, season_number: 1, episode_number: 3, air_date: '2011-05-01' },
}
const seasonBody = {
  id: 1,
  episodes: [1, 2, 3, 4].map((number) => ({ id: number, season_number: 1, episode_number: number, air_date: '2011-04-17' })),
}

/** A member's page whose service worker has kept these answers of the show 1399; its own language is English. */
export async function pageWith(...kept: ('show' | 'season')[]): Promise<Page> {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]), disk: new IDBFactory() })
  const { loadConfig } = await import('#data/catalogue/catalogue.ts')
  const { queryUrl } = await import('#remote/tmdb/query.ts')
  const { detailsQueries } = await import('#remote/tmdb/details.ts')
  const { seasonQueries } = await import('#remote/tmdb/seasons.ts')
  const { cacheKey } = await import('#remote/tmdb/cache-key.ts')
  vi.stubGlobal('location', new URL(base))
  const caches = memoryCaches()
  vi.stubGlobal('caches', caches)
  page.network.instead = async () => Response.json({ tmdbBaseUrl: '/tmdb/3' })
  const config = await loadConfig()
  page.network.instead = null
  const cache = await caches.open('catalogue')
  const put = async (query: Parameters<typeof queryUrl>[0], body: unknown): Promise<void> => {
    if (config) await cache.put(cacheKey(new URL(queryUrl(query, config), base).href), Response.json(body))
  }
  if (kept.includes('show')) await put(detailsQueries.details('tv', 1399, 'en'), showBody)
  if (kept.includes('season')) await put(seasonQueries.season(1399, 1, 'en'), seasonBody)
  page.lists.shelves.watch_history.subscribe(() => undefined)
  await expect.poll(() => page.lists.shelves.watch_history.read()?.newestFirst).toEqual([])
  return page
}
