import { beforeEach, expect, test, vi } from 'vitest'
import { watchableKey, type WatchableRef } from '#contract/media.ts'
import type { Stream } from '#contract/streams.ts'
import { cacheNames } from '#product/cache-names.ts'
import { downloading } from '#product/downloads.ts'
import { memoryCaches } from '#support/cache-storage.ts'
import { ada, server } from '#support/one-server.ts'
import { openPage } from '#support/page.ts'
import { aTitle } from '#support/titles.ts'

const { pieceBytes } = downloading
const film = 'https://films.example/film.mp4'
const content = new Uint8Array(pieceBytes * 3 + 100).fill(7)
const watchable: WatchableRef = { media_type: 'movie', media_id: 603, season: null, episode: null }
const wanted = { watchable, title: aTitle({ id: 603 }), episode: null }
const stream: Stream = {
  id: 'film',
  label: '',
  delivery: 'file',
  url: film,
  mime: 'video/mp4',
  height: 360,
  bytes: content.length,
  audio: ['en'],
  subtitles: [{ language: 'en', label: '', url: 'https://films.example/en.vtt' }],
  chapters: [],
  segments: [],
  line: '',
  downloadable: true,
  licence: null,
}

/** What the host does, and what it was asked. */
let host: { status: number | null; isAway: boolean; stopsAfter: number; asked: string[] }
let room: { isFull: boolean }

beforeEach(() => {
  host = { status: null, isAway: false, stopsAfter: Number.POSITIVE_INFINITY, asked: [] }
  room = { isFull: false }
  const storage = memoryCaches()
  vi.stubGlobal('caches', {
    ...storage,
    open: async (name: string) => {
      const cache = await storage.open(name)
      const put = async (key: string, answer: Response) => {
        const { size } = await answer.clone().blob()
        if (room.isFull && size > pieceBytes / 2) throw new DOMException('no room', 'QuotaExceededError')
        await cache.put(key, answer)
      }
      return { ...cache, put }
    },
  })
})

/** Takes the place of the network. */
function stubHost(): void {
  vi.stubGlobal('fetch', async (url: string, init: { headers: Record<string, string>; signal?: AbortSignal }) => {
    const from = Number(/bytes=(\d+)-/.exec(init.headers['range'] ?? '')?.[1] ?? 0)
    host.asked.push(`${url.split('/').at(-1)} from ${from}`)
    if (host.isAway) throw new TypeError('Failed to fetch')
    if (host.status !== null) return new Response(null, { status: host.status })
    const body = url === film ? content.slice(from) : new TextEncoder().encode('WEBVTT')
    const headers = { 'content-length': String(body.length), 'last-modified': 'Mon, 01 Jun 2026 00:00:00 GMT' }
    return new Response(paced(body, init.signal), { status: from > 0 ? 206 : 200, headers })
  })
}

/** Gives as much as the host is to give, and then nothing more until it is asked to stop. */
function paced(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal | undefined): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      if (at >= host.stopsAfter)
        await new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('it was broken off', 'AbortError'))),
        )
      controller.enqueue(bytes.slice(at, at + pieceBytes / 2))
      at += pieceBytes / 2
      if (at >= bytes.length) controller.close()
    },
  })
}

/** The app as a new tab has it, in a browser whose other tabs are closed. */
async function openTab() {
  await openPage(server)
  Object.assign(navigator, { serviceWorker: { controller: {} } })
  vi.stubGlobal('location', new URL('https://matinee.example/'))
  stubHost()
  const tab = {
    ...(await import('#data/watching/downloads/downloads.ts')),
    ...(await import('#data/watching/downloads/fetching.ts')),
    ...(await import('#data/watching/streams.ts')),
    ...(await import('#data/watching/downloads/records.ts')),
    ...(await import('#state/downloads.ts')),
    ...(await import('#state/session.ts')),
    ...(await import('#state/connectivity.ts')),
    ...(await import('#state/toasts.ts')),
  }
  tab.followDownloads()
  await expect.poll(() => tab.downloads.isKnown).toBe(true)
  return tab
}
type Tab = Awaited<ReturnType<typeof openTab>>

const stateOf = ({ downloads }: Tab) => downloads.list[0] && [downloads.list[0].state, downloads.list[0].files[0]?.received]
const noticesOf = ({ toasts }: Tab) => toasts.list.map(({ notice }) => notice)
const entries = async () => (await (await caches.open(cacheNames.downloads)).keys()).length

test('a copy brings all its files, and then plays without anybody being asked', async () => {
  const tab = await openTab()
  await tab.startDownload(wanted, stream)
  await expect.poll(() => stateOf(tab)).toEqual(['done', content.length])
  expect(host.asked).toEqual(['film.mp4 from 0', 'en.vtt from 0'])
  host.asked = []
  expect(await tab.streamsOf(watchable)).toMatchObject({
    kind: 'known',
    streams: [{ id: 'film', url: '/offline-media/movie:603/0', subtitles: [{ url: '/offline-media/movie:603/1' }] }],
  })
  expect(host.asked).toEqual([])
})

test('a pause keeps every whole piece, and going on fetches only the rest', async () => {
  const tab = await openTab()
  host.stopsAfter = pieceBytes * 2.5
  await tab.startDownload(wanted, stream)
  await expect.poll(() => stateOf(tab)).toEqual(['running', pieceBytes * 2])
  await tab.pauseDownload(watchableKey(watchable))
  expect(stateOf(tab)).toEqual(['paused', pieceBytes * 2])
  expect(await tab.downloadedStream(watchable)).toBeUndefined()
  host.stopsAfter = Number.POSITIVE_INFINITY
  await tab.resumeDownload(watchableKey(watchable))
  await expect.poll(() => stateOf(tab)).toEqual(['done', content.length])
  expect(host.asked).toEqual(['film.mp4 from 0', `film.mp4 from ${pieceBytes * 2}`, 'en.vtt from 0'])
})

test('a tab that is opened later goes on where an earlier one was closed', async () => {
  const first = await openTab()
  host.stopsAfter = pieceBytes * 1.5
  await first.startDownload(wanted, stream)
  await expect.poll(() => stateOf(first)).toEqual(['running', pieceBytes])
  host.stopsAfter = Number.POSITIVE_INFINITY
  const second = await openTab()
  await expect.poll(() => stateOf(second)).toEqual(['done', content.length])
  expect(host.asked).toContain(`film.mp4 from ${pieceBytes}`)
})

test('what is removed while it is fetched leaves nothing behind', async () => {
  const tab = await openTab()
  host.stopsAfter = pieceBytes * 1.5
  await tab.startDownload(wanted, stream)
  await expect.poll(() => stateOf(tab)).toEqual(['running', pieceBytes])
  await tab.removeDownload(watchable)
  expect(tab.downloads.list).toEqual([])
  await expect.poll(entries).toBe(0)
})

test('without a network it waits, and goes on when that is back', async () => {
  const tab = await openTab()
  host.stopsAfter = pieceBytes * 1.5
  await tab.startDownload(wanted, stream)
  await expect.poll(() => stateOf(tab)).toEqual(['running', pieceBytes])
  await tab.pauseDownload(watchableKey(watchable))
  host.isAway = true
  await tab.resumeDownload(watchableKey(watchable))
  await expect.poll(() => host.asked.length).toBe(2)
  expect(stateOf(tab)).toEqual(['running', pieceBytes])
  Object.assign(host, { isAway: false, stopsAfter: Number.POSITIVE_INFINITY })
  await expect
    .poll(() => {
      tab.setReachable(host.asked.length % 2 === 0)
      return stateOf(tab)
    })
    .toEqual(['done', content.length])
})

test('a full device stops it with what is here, and it goes on once there is room', async () => {
  const tab = await openTab()
  host.stopsAfter = pieceBytes * 1.5
  await tab.startDownload(wanted, stream)
  await expect.poll(() => stateOf(tab)).toEqual(['running', pieceBytes])
  await tab.pauseDownload(watchableKey(watchable))
  host.stopsAfter = Number.POSITIVE_INFINITY
  room.isFull = true
  await tab.resumeDownload(watchableKey(watchable))
  await expect.poll(() => tab.downloads.list[0]).toMatchObject({ state: 'failed', problem: 'full' })
  expect(stateOf(tab)).toEqual(['failed', pieceBytes])
  room.isFull = false
  await tab.resumeDownload(watchableKey(watchable))
  await expect.poll(() => stateOf(tab)).toEqual(['done', content.length])
})

test.each([
  [404, 'download-gone'],
  [403, 'download-refused'],
])('a playlist whose host answers %i makes no copy, and says why', async (status, notice) => {
  const tab = await openTab()
  host.status = status
  await tab.startDownload(wanted, { ...stream, delivery: 'hls' })
  expect(noticesOf(tab)).toEqual([notice])
  expect(await entries()).toBe(0)
})

test('a file that is gone says so where the copy stands', async () => {
  const tab = await openTab()
  host.status = 404
  await tab.startDownload(wanted, stream)
  await expect.poll(() => tab.downloads.list[0]).toMatchObject({ state: 'failed', problem: 'gone' })
})

test('a browser that empties its caches while they are read leaves what is known as it is', async () => {
  const tab = await openTab()
  await tab.startDownload(wanted, stream)
  await expect.poll(() => stateOf(tab)).toEqual(['done', content.length])
  vi.stubGlobal('caches', {
    open: async () => ({ keys: () => Promise.reject(new DOMException('Entry was not found.', 'NotFoundError')) }),
  })
  tab.followDownloads()
  await expect(tab.downloadsUse()).resolves.toMatchObject({ entries: 1 })
  expect(stateOf(tab)).toEqual(['done', content.length])
})

test('a copy from a member’s own source is theirs alone, one that is free is everybody’s', async () => {
  const tab = await openTab()
  tab.enterSession(ada.token)
  const licence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/', attribution: 'Somebody' }
  const other: WatchableRef = { ...watchable, media_id: 604 }
  await tab.startDownload(wanted, stream)
  await tab.startDownload({ ...wanted, watchable: other }, { ...stream, licence })
  await expect.poll(() => tab.downloads.list.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(await tab.downloadedStream(watchable)).toBeDefined()
  tab.leaveSession({ ended: false })
  expect(await tab.downloadedStream(watchable)).toBeUndefined()
  expect(await tab.downloadedStream(other)).toBeDefined()
  await tab.forgetDownloadsOf(ada.user.id)
  expect(tab.downloads.list.map((download) => download.watchable.media_id)).toEqual([604])
})
