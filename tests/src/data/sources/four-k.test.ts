import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { WatchableRef } from '#contract/media.ts'
import type { Source } from '#domain/sources/source.ts'
import { memoryCaches } from '#support/cache-storage.ts'
import { type FakeJellyfin, type JellyfinItem, startFakeJellyfin } from '#support/fake-jellyfin.ts'
import { server } from '#support/one-server.ts'
import { openPage } from '#support/page.ts'
import { sourceAt } from '#support/source-at.ts'
import { startTinyServer } from '#support/tiny-server.ts'

const movie: WatchableRef = { media_type: 'movie', media_id: 90_000_001, season: null, episode: null }
const items: JellyfinItem[] = [
  { id: 'item-film', kind: 'Movie', tmdb: 90_000_001, height: 2160 },
  { id: 'item-small', kind: 'Movie', tmdb: 90_000_002, height: 1080 },
  { id: 'item-show', kind: 'Series', tmdb: 91_000_001 },
  { id: 'item-episode', kind: 'Episode', height: 2176, of: ['item-show', 1, 2] },
]
const inFourK = { 'movie:90000001': 2160, 'tv:91000001:1:2': 2176 }

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()))
const originalFetch = fetch

/** A page of a browser, whose calls to other hosts than ours go where they say. */
async function openTab() {
  await openPage(server)
  const toOurs = fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => (url.startsWith('http') ? originalFetch(url, init) : toOurs(url, init)))
  return {
    ...(await import('#data/sources/titles.ts')),
    ...(await import('#data/sources/records.ts')),
    ...(await import('#data/sources/four-k-records.ts')),
    ...(await import('#data/sources/streams.ts')),
  }
}

const access = { token: 'token-of-anna', userId: 'user-anna', userName: 'anna' }
const at = ({ url }: FakeJellyfin): Source => ({ ...sourceAt('jellyfin', url), access })

describe('a server of the person’s own', () => {
  test('is asked what it has in 4K, and that is remembered: its movies, and the episodes of shows that the movie database knows', async () => {
    await using jellyfin = await startFakeJellyfin(items)
    const tab = await openTab()
    expect(await tab.readFourK(at(jellyfin))).toEqual({ ok: true, value: inFourK })
    const later = await openTab()
    expect(await later.keptFourK('jellyfin')).toMatchObject({ listed: inFourK, heard: {} })
    expect((await later.keptFourK('jellyfin')).listedAt).toBeGreaterThan(0)
  })

  test('that got a show since its titles were read is read again', async () => {
    await using jellyfin = await startFakeJellyfin(items)
    const tab = await openTab()
    const source = at(jellyfin)
    expect(await tab.readTitles(source)).toMatchObject({ ok: true })
    await tab.readFourK(source)
    const asked = jellyfin.asked.length
    await tab.readFourK(source)
    expect(jellyfin.asked.length).toBe(asked + 1)
    items.push(
      { id: 'item-new', kind: 'Series', tmdb: 91_000_002 },
      { id: 'item-first', kind: 'Episode', height: 2160, of: ['item-new', 1, 1] },
    )
    expect(await tab.readFourK(source)).toEqual({ ok: true, value: { ...inFourK, 'tv:91000002:1:1': 2160 } })
    items.splice(-2)
  })

  test.each(['failing', 'web-page', 'signed-out'] as const)('that is %s keeps what it had', async (mood) => {
    await using jellyfin = await startFakeJellyfin(items)
    const tab = await openTab()
    await tab.readFourK(at(jellyfin))
    jellyfin.mood = mood
    expect(await tab.readFourK(at(jellyfin))).toMatchObject({ ok: false })
    expect(await tab.keptFourK('jellyfin')).toMatchObject({ listed: inFourK })
  })

  test('that is removed is forgotten', async () => {
    await using jellyfin = await startFakeJellyfin(items)
    const tab = await openTab()
    await tab.readFourK(at(jellyfin))
    await tab.forgetTitles(at(jellyfin))
    expect(await tab.keptFourK('jellyfin')).toEqual({ listed: {}, listedAt: 0, heard: {} })
  })
})

/** What an archive answers about an item whose largest file has so many lines; null where it has none. */
async function startArchive() {
  const state: { lines: string | null | 'fails' } = { lines: '2160' }
  const tiny = await startTinyServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.statusCode = state.lines === 'fails' ? 503 : 200
    const files = [{ name: 'film.mp4', size: '1', ...(state.lines !== null && { height: state.lines }) }]
    response.end(JSON.stringify({ metadata: { title: 'A film', licenseurl: 'https://creativecommons.org/licenses/by/4.0/' }, files }))
  })
  return Object.assign(state, { url: tiny.url, [Symbol.asyncDispose]: () => tiny[Symbol.asyncDispose]() })
}

const picked = (url: string): Source => ({ ...sourceAt('archive', url), picks: { 'movie:90000001': { id: 'a-film', name: 'A film' } } })

describe('a source that is asked for one title at a time', () => {
  test('is remembered to have it in 4K, as long as it says so', async () => {
    await using archive = await startArchive()
    const tab = await openTab()
    const heard = async () => (await tab.keptFourK('archive')).heard
    await tab.streamsOf(picked(archive.url), movie)
    await expect.poll(heard).toEqual({ 'movie:90000001': 2160 })
    archive.lines = 'fails'
    await tab.streamsOf(picked(archive.url), movie)
    archive.lines = null
    await tab.streamsOf(picked(archive.url), movie)
    expect(await heard()).toEqual({ 'movie:90000001': 2160 })
    archive.lines = '1080'
    await tab.streamsOf(picked(archive.url), movie)
    await expect.poll(heard).toEqual({})
  })

  test('is not remembered to have what it does not say', async () => {
    await using archive = await startArchive()
    archive.lines = null
    const tab = await openTab()
    await tab.streamsOf(picked(archive.url), movie)
    expect((await tab.keptFourK('archive')).heard).toEqual({})
  })
})

const element = (videoHeight: number) => Object.assign(new EventTarget(), { videoHeight })

describe('a film of which nobody says the lines', () => {
  const shown = { height: null, delivery: 'file' } as const

  test('says them itself when it plays, as long as it is the person’s own', async () => {
    const tab = await openTab()
    const heard = async () => (await tab.keptFourK('own-file')).heard
    const film = element(2160)
    const end = tab.watchLines({ ...shown, line: 'own-file' }, movie, film)
    expect(await heard()).toEqual({})
    film.dispatchEvent(new Event('loadedmetadata'))
    await expect.poll(heard).toEqual({ 'movie:90000001': 2160 })
    end()
    film.videoHeight = 720
    film.dispatchEvent(new Event('loadedmetadata'))
    expect(await heard()).toEqual({ 'movie:90000001': 2160 })
    tab.watchLines({ ...shown, line: 'own-file' }, movie, film)
    film.dispatchEvent(new Event('loadedmetadata'))
    await expect.poll(heard).toEqual({})
  })

  test('in sizes has those of its largest one, whatever size is shown last', async () => {
    const tab = await openTab()
    const heard = async () => (await tab.keptFourK('list')).heard
    const film = element(2160)
    tab.watchLines({ ...shown, delivery: 'hls', line: 'source:list' }, movie, film)
    film.dispatchEvent(new Event('loadedmetadata'))
    await expect.poll(heard).toEqual({ 'movie:90000001': 2160 })
    film.videoHeight = 480
    film.dispatchEvent(new Event('resize'))
    film.videoHeight = 4320
    film.dispatchEvent(new Event('resize'))
    await expect.poll(heard).toEqual({ 'movie:90000001': 4320 })
  })

  test('of anybody else, or whose source has said them, is not looked at', async () => {
    const tab = await openTab()
    for (const about of [
      { ...shown, line: 'demo-hls' },
      { ...shown, line: 'source:list', height: 1080 },
    ]) {
      const film = element(2160)
      tab.watchLines(about, movie, film)
      film.dispatchEvent(new Event('loadedmetadata'))
    }
    expect((await tab.keptFourK('list')).heard).toEqual({})
  })
})
