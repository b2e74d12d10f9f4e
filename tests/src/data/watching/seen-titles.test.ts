import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { memoryCaches } from '#support/cache-storage.ts'
import { ada, server } from '#support/one-server.ts'
import { movie, openPage, type Page } from '#support/page.ts'
import { anEpisode } from '#support/titles.ts'

const show = { ...movie(1399, 'Game of Thrones'), type: 'tv' } as const
const episode = (number: number) => anEpisode(1, number)

const base = 'http://matinee.test/tmdb/3'
/** A show of one season with three episodes, as its page is answered; and the page of the season, which knows of a fourth. */
const showBody = {
  id: 1399,
  name: 'Game of Thrones',
  status: 'Returning Series',
  number_of_episodes: 3,
  seasons: [{ season_number: 1, episode_count: 3 }],
  last_episode_to_air: { id: 3, season_number: 1, episode_number: 3, air_date: '2011-05-01' },
}
const seasonBody = {
  id: 1,
  episodes: [1, 2, 3, 4].map((number) => ({ id: number, season_number: 1, episode_number: number, air_date: '2011-04-17' })),
}

/** A page whose service worker has kept these answers; its own language is English. */
async function pageWith(...kept: ('show' | 'season')[]): Promise<Page> {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]), disk: new IDBFactory() })
  const { loadConfig } = await import('#data/catalogue/catalogue.ts')
  const { queryUrl } = await import('#remote/tmdb/query.ts')
  const { detailsQueries } = await import('#remote/tmdb/details.ts')
  const { seasonQueries } = await import('#remote/tmdb/seasons.ts')
  const { cacheKey } = await import('#remote/tmdb/cache-key.ts')
  vi.stubGlobal('location', new URL(base))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
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

async function seen({ lists }: Page, ...titles: string[]): Promise<string[]> {
  const { episodesByShow, seenAmong } = await import('#data/watching/seen-among.ts')
  const history = lists.shelves.watch_history.read()
  return history ? [...(await seenAmong(titles, episodesByShow(history)))] : []
}

test('a movie is seen when it was watched to the end or marked, not when it was begun', async () => {
  const page = await pageWith()
  const { savedTitleOf } = await import('#domain/title/title.ts')
  const begun = { ...savedTitleOf(movie(1)), season: null, episode: null, preferred_source: null, watch_position: 600, duration: 6000 }
  await page.watching.recordWatched(begun)
  await page.watching.recordWatched({ ...begun, media_id: 2, watch_position: 5900 })
  await page.watching.toggleWatched(movie(3), 0, false)
  expect(await seen(page, 'movie:1', 'movie:2', 'movie:3')).toEqual(['movie:2', 'movie:3'])
})

test('a show is seen once all of its episodes are, without a word of the network', async () => {
  const page = await pageWith('show')
  await page.episodes.markEpisodes(show, [1, 2].map(episode))
  expect(await seen(page, 'tv:1399')).toEqual([])
  await page.episodes.markEpisodes(show, [episode(3)])
  const calls = page.network.calls.length
  expect(await seen(page, 'tv:1399', 'movie:1399')).toEqual(['tv:1399'])
  expect(page.network.calls.slice(calls).filter((call) => call.includes('/tmdb/'))).toEqual([])
})

test('a show is not seen by its episodes where the page of a season knows of one more, or nothing is known of the show', async () => {
  const page = await pageWith('show', 'season')
  await page.episodes.markEpisodes(show, [1, 2, 3].map(episode))
  expect(await seen(page, 'tv:1399')).toEqual([])
  await page.episodes.markEpisodes(show, [episode(4)])
  expect(await seen(page, 'tv:1399')).toEqual(['tv:1399'])

  const other = await pageWith()
  await other.episodes.markEpisodes(show, [1, 2, 3, 4].map(episode))
  expect(await seen(other, 'tv:1399')).toEqual([])
  await other.watching.toggleWatched(show, 0, false)
  expect(await seen(other, 'tv:1399')).toEqual(['tv:1399'])
})
