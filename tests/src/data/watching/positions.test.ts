import { afterEach, describe, expect, test, vi } from 'vitest'
import type { WatchableRef } from '#contract/media.ts'
import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { ada, server } from '#support/one-server.ts'
import { movie, openPage, type Page } from '#support/page.ts'

afterEach(() => void vi.restoreAllMocks())

const film: WatchableRef = { media_type: 'movie', media_id: 603, season: null, episode: null }
const episode = (number: number): WatchableRef => ({ media_type: 'tv', media_id: 7, season: 1, episode: number })
const watched = { watchable: film, title: movie(603) }
const member = () => openPage(server, { stored: new Map([['token', ada.token]]) })
const note = (page: Page, position: number, duration = 6000) => page.watching.notePosition(watched, { position, duration }, 'line', true)

/** What an entity holds on the device: key and position. */
async function kept({ engine }: Page, entity: 'continue_watching' | 'watch_history'): Promise<unknown[]> {
  const { database } = await engine.open()
  const rows = await database[entity].toArray()
  return rows.filter(({ deleted }) => !deleted).map(({ key, value }) => [key, (value as WatchHistoryItem).watch_position])
}

describe('whoever comes back', () => {
  test('begins where they stopped, a guest as well', async () => {
    const page = await openPage(server)
    expect(await page.watching.startOf(film)).toEqual({ at: 0, own: undefined })
    await note(page, 754.8)
    expect(await page.watching.startOf(film)).toEqual({ at: 754, own: undefined })
    expect(page.network.calls).toEqual([])
  })

  test('begins where they stopped on another device', async () => {
    const phone = await member()
    await note(phone, 754)
    await phone.engine.syncNow()
    const laptop = await member()
    await laptop.engine.syncNow()
    expect(await laptop.watching.startOf(film)).toEqual({ at: 754, own: undefined })
  })

  test('chooses where another device has been elsewhere since', async () => {
    const phone = await member()
    const laptop = await member()
    await note(laptop, 2460)
    await laptop.engine.syncNow()
    await phone.engine.syncNow()
    await note(phone, 120)
    await phone.engine.syncNow()
    await laptop.engine.syncNow()
    expect(await laptop.watching.startOf(film)).toEqual({ at: 120, own: 2460 })
    expect(await phone.watching.startOf(film)).toEqual({ at: 120, own: undefined })
    await note(laptop, 2470)
    expect(await laptop.watching.startOf(film)).toEqual({ at: 2470, own: undefined })
  })

  test('begins at the beginning of each other episode', async () => {
    const page = await member()
    await page.watching.notePosition({ watchable: episode(1), title: movie(7) }, { position: 300, duration: 1500 }, '', true)
    expect(await page.watching.startOf(episode(2))).toEqual({ at: 0, own: undefined })
  })
})

describe('what was watched', () => {
  test('is in the history from nine tenths on, and still one to go on with until two minutes are left', async () => {
    const page = await member()
    await note(page, 5399)
    expect(await kept(page, 'watch_history')).toEqual([])
    await note(page, 5400)
    expect(await kept(page, 'watch_history')).toEqual([['movie:603', 5400]])
    expect(await kept(page, 'continue_watching')).toEqual([['movie:603', 5400]])
    await note(page, 5881)
    expect(await kept(page, 'watch_history')).toEqual([['movie:603', 5881]])
    expect(await kept(page, 'continue_watching')).toEqual([])
    expect(await page.watching.startOf(film)).toEqual({ at: 0, own: undefined })
  })

  test('keeps its source, and whole seconds', async () => {
    const page = await member()
    await note(page, 5990.9, 6000.4)
    await page.engine.syncNow()
    const { body } = await server.call('watchHistory', { token: ada.token })
    expect(body).toMatchObject([{ id: 'movie:603', watch_position: 5990, duration: 6000, preferred_source: 'line' }])
  })

  test('leaves nothing where the person wants neither history nor places', async () => {
    const page = await member()
    await page.watchingPreferences.turnWatching('isWatchHistoryEnabled', false)
    await page.watchingPreferences.turnWatching('isContinueWatchingEnabled', false)
    await note(page, 600)
    await note(page, 5500)
    expect(await kept(page, 'watch_history')).toEqual([])
    expect(await kept(page, 'continue_watching')).toEqual([])
  })
})

describe('what can be played', () => {
  test('is asked once for a while', async () => {
    const page = await openPage(server)
    const [first] = await Promise.all([page.watching.streamsOf(film), page.watching.streamsOf(film)])
    expect(first).toMatchObject({ kind: 'known' })
    expect(page.network.calls).toEqual(['GET /api/catalogue/streams/movie%3A603'])
  })

  test('is asked again when nobody answered', async () => {
    const page = await openPage(server)
    page.network.instead = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await page.watching.streamsOf(film)).toEqual({ kind: 'unreachable', notes: [] })
    page.network.instead = null
    expect(await page.watching.streamsOf(film)).toMatchObject({ kind: 'known' })
  })

  test('an element learns from the host why a file does not come', async () => {
    const page = await openPage(server)
    expect(await page.watching.streamFiles.statusOf('/media/demo/no-such-file.mp4')).toBe(404)
    page.network.instead = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await page.watching.streamFiles.statusOf('/media/demo/film/360p.mp4')).toBeNull()
  })
})
