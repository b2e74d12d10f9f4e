import { beforeEach, expect, test, vi } from 'vitest'
import { cacheNames } from '#product/cache-names.ts'
import { memoryCaches } from '#support/cache-storage.ts'
import { ada, server } from '#support/one-server.ts'
import { openPage } from '#support/page.ts'
import { anEpisode, aTitle } from '#support/titles.ts'
import { aStream } from '#support/streams.ts'

const show = { id: 1399, name: 'Game of Thrones' }
const title = aTitle({ type: 'tv', id: show.id, title: show.name })
const streamOf = (number: number) => aStream(`episode-${number}`, { mime: 'video/mp4', height: 360, bytes: 4, downloadable: true })

/** A show of one season with four episodes, and its files. */
const answers: Record<string, unknown> = {
  'GET /api/config': { tmdbBaseUrl: '/tmdb/3' },
  'GET /tmdb/3/tv/1399': { id: 1399, name: show.name, seasons: [{ season_number: 1, episode_count: 4, air_date: '2011-04-17' }] },
  'GET /tmdb/3/tv/1399/season/1': {
    id: 1,
    episodes: [1, 2, 3, 4].map((number) => ({ id: number, season_number: 1, episode_number: number, air_date: '2011-04-17' })),
  },
}

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()))

/** A member's page on a browser with a worker, whose downloads do what they are told to do by themselves. */
async function openTab() {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  Object.assign(navigator, { serviceWorker: { controller: {} } })
  vi.stubGlobal('location', new URL('https://matinee.example/'))
  page.network.instead = (call) => {
    const number = Number(/streams\/tv%3A1399%3A1%3A(\d+)$/.exec(call)?.[1] ?? 0)
    if (number > 0) return Promise.resolve(Response.json({ streams: [streamOf(number)] }))
    if (call.startsWith('GET https://films.example/')) return Promise.resolve(new Response('film', { headers: { 'content-length': '4' } }))
    return call in answers ? Promise.resolve(Response.json(answers[call])) : null
  }
  const tab = {
    page,
    ...(await import('#data/watching/downloads/downloads.ts')),
    ...(await import('#data/watching/downloads/fetching.ts')),
    ...(await import('#data/watching/downloads/by-itself.ts')),
    ...(await import('#data/watching/downloads/check.ts')),
    ...(await import('#state/downloads.ts')),
    ...(await import('#state/download-settings.ts')),
    ...(await import('#state/player.ts')),
  }
  tab.followDownloads()
  tab.followWatching()
  await expect.poll(() => tab.downloads.isKnown).toBe(true)
  return tab
}
type Tab = Awaited<ReturnType<typeof openTab>>

const watch = ({ page }: Tab, number: number) => page.episodes.markEpisodes(title, [anEpisode(1, number)])
/** The episodes that are here whole. */
const here = ({ downloads }: Tab) =>
  downloads.list
    .filter(({ state }) => state === 'done')
    .map(({ watchable }) => watchable.episode)
    .toSorted()
const soon = { timeout: 20_000 }

test('the next two episodes are kept ready, one more after each that is watched, until somebody removes one', async () => {
  const tab = await openTab()
  tab.setAhead(show, true)
  await expect.poll(() => here(tab), soon).toEqual([1, 2])
  await watch(tab, 1)
  await expect.poll(() => here(tab), soon).toEqual([1, 2, 3])
  await tab.removeDownload({ media_type: 'tv', media_id: show.id, season: 1, episode: 3 })
  expect(tab.downloadSettings.ahead).toEqual([])
})

test('what was watched is removed once it is no longer in the player', async () => {
  const tab = await openTab()
  const watchable = { media_type: 'tv', media_id: show.id, season: 1, episode: 1 } as const
  await tab.startDownload({ watchable, title, episode: anEpisode(1, 1) }, streamOf(1))
  await tab.startDownload({ watchable: { ...watchable, episode: 2 }, title, episode: anEpisode(1, 2) }, streamOf(2))
  await expect.poll(() => here(tab)).toEqual([1, 2])
  tab.showPlayer({ watchable: { ...watchable, episode: 2 }, title, episode: undefined, at: undefined }, 'page')
  await watch(tab, 1)
  await watch(tab, 2)
  tab.setRemovesWatched(true)
  await expect.poll(() => here(tab), soon).toEqual([2])
  tab.closePlayer()
  await expect.poll(() => here(tab), soon).toEqual([])
})

test('settings are remembered; what local storage holds instead of settings is none', async () => {
  const tab = await openTab()
  tab.setAhead(show, true)
  tab.setRemovesWatched(true)
  const kept = { removesWatched: true, ahead: [show] }
  await expect.poll(() => tab.page.stored.get('downloads')).toBe(JSON.stringify(kept))
  await openPage(server, { stored: tab.page.stored })
  expect((await import('#state/download-settings.ts')).downloadSettings).toEqual(kept)
  for (const damaged of ['{', 'null', '7', '{"ahead":[null,{"id":"x"},{"id":1}],"removesWatched":"yes"}']) {
    await openPage(server, { stored: new Map([['downloads', damaged]]) })
    const { downloadSettings } = await import('#state/download-settings.ts')
    expect(downloadSettings).toEqual({ removesWatched: false, ahead: [] })
  }
})

test('a copy of which the browser has taken a part is fetched again', async () => {
  const tab = await openTab()
  const watchable = { media_type: 'tv', media_id: show.id, season: 1, episode: 1 } as const
  await tab.startDownload({ watchable, title, episode: anEpisode(1, 1) }, streamOf(1))
  await expect.poll(() => here(tab)).toEqual([1])
  const cache = await caches.open(cacheNames.downloads)
  await cache.delete('/offline-media/tv:1399:1:1/0/0')
  const [copy] = tab.downloads.list
  if (!copy) throw new Error('nothing was downloaded')
  await tab.repairDownload(copy)
  await expect.poll(() => here(tab)).toEqual([1])
  expect(await (await cache.match('/offline-media/tv:1399:1:1/0/0'))?.text()).toBe('film')
})
