import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { credentials, movie, openPage, type Page } from '#support/page.ts'
import { ada, server } from '#support/one-server.ts'

afterEach(() => {
  vi.useRealTimers()
})

const signedIn = (disk = new IDBFactory()) => openPage(server, { stored: new Map([['token', ada.token]]), disk })

/** Keeps the view running, as a screen does, and answers with the keys shown. */
function historyOf({ lists }: Page): () => readonly string[] | undefined {
  lists.shelves.watch_history.subscribe(() => undefined)
  return () => lists.shelves.watch_history.read()?.newestFirst
}

const latestToast = ({ toasts }: Page) => toasts.toasts.list.at(-1)
const tick = () => new Promise((later) => setTimeout(later, 2))

const episode = (number: number, watch_position = 600, duration = 6000): WatchHistoryItem => ({
  media_id: 1399,
  media_type: 'tv',
  title: 'Game of Thrones',
  poster_path: null,
  backdrop_path: '/b.jpg',
  overview: 'Seven kingdoms.',
  rating: 8,
  season: 1,
  episode: number,
  watch_position,
  duration,
  preferred_source: null,
})

/** The positions on the device, as the row of the home page reads them. */
async function positions({ engine }: Page): Promise<unknown[]> {
  const { database } = await engine.open()
  const rows = await database.continue_watching.toArray()
  return rows.filter(({ deleted }) => !deleted).map(({ key, value }) => [key, (value as WatchHistoryItem).watch_position])
}

async function listed(call: 'watchHistory' | 'continueWatching'): Promise<string[]> {
  const { body } = await server.call(call, { token: ada.token })
  return (body as { id: string }[]).map(({ id }) => id)
}

test('what a member watches is in the history on the device and in the account, the newest first', async () => {
  const page = await signedIn()
  const history = historyOf(page)
  await page.watching.recordWatched(episode(1))
  await tick()
  await page.watching.recordWatched(episode(2, 12.9))
  await expect.poll(history).toEqual(['tv:1399:1:2', 'tv:1399:1:1'])
  await page.engine.syncNow()
  expect(await listed('watchHistory')).toEqual(['tv:1399:1:2', 'tv:1399:1:1'])
})

test('the same episode counts once in thirty seconds, another one at once', async () => {
  const page = await signedIn()
  const clock = vi.spyOn(performance, 'now')
  const at = async (ms: number, number: number, position: number) => {
    clock.mockReturnValue(ms)
    await page.watching.recordWatched(episode(number, position))
  }
  await at(0, 1, 100)
  await at(29_999, 1, 130)
  await at(29_999, 2, 5)
  const { database } = await page.engine.open()
  const noted = async () => (await database.watch_history.toArray()).map(({ value }) => (value as WatchHistoryItem).watch_position)
  expect(await noted()).toEqual([100, 5])
  await at(30_000, 1, 131)
  expect(await noted()).toEqual([131, 5])
  clock.mockRestore()
})

test('nothing is noted while the history is off', async () => {
  const page = await signedIn()
  await page.watchingPreferences.turnWatching('isWatchHistoryEnabled', false)
  expect(latestToast(page)).toMatchObject({ notice: 'history-disabled' })
  await page.watching.recordWatched(episode(1))
  await expect.poll(historyOf(page)).toEqual([])
})

test('a guest is noted silently and locally; marking a movie as watched asks to sign in', async () => {
  const page = await openPage(server)
  const history = historyOf(page)
  await page.watching.recordWatched(episode(1))
  await expect.poll(history).toEqual(['tv:1399:1:1'])
  expect(latestToast(page)).toBeUndefined()
  await page.watching.toggleWatched(movie(603), 136, false)
  expect(latestToast(page)).toMatchObject({ notice: 'history-needs-sign-in' })
  await tick()
  latestToast(page)?.actions[1]?.run()
  await expect.poll(history).toEqual(['movie:603', 'tv:1399:1:1'])
  expect(page.network.calls).toEqual([])
})

test('the movie a guest marked is in the history after logging in', async () => {
  const page = await openPage(server)
  await page.watching.toggleWatched(movie(603), 136, false)
  latestToast(page)?.actions[0]?.run()
  await page.session.signIn(credentials(ada))
  await expect.poll(historyOf(page)).toEqual(['movie:603'])
})

test('a movie marked as watched is no longer one to go on with', async () => {
  const page = await signedIn()
  const film = { ...episode(1), media_type: 'movie', media_id: 603, season: null, episode: null } as const
  await page.watching.saveProgress(film)
  expect(await positions(page)).toEqual([['movie:603', 600]])
  const history = historyOf(page)
  await page.watching.toggleWatched(movie(603), 136, false)
  await expect.poll(history).toEqual(['movie:603'])
  expect(await positions(page)).toEqual([])
  await page.watching.toggleWatched(movie(603), 136, true)
  await expect.poll(history).toEqual([])
  expect(latestToast(page)).toMatchObject({ notice: 'history-removed' })
})

test('a cleared history is empty on every device, and Undo brings all of it back in its order', async () => {
  const page = await signedIn()
  const history = historyOf(page)
  for (const number of [1, 2, 3]) {
    await page.watching.recordWatched(episode(number))
    await tick()
  }
  await page.engine.syncNow()
  const all = ['tv:1399:1:3', 'tv:1399:1:2', 'tv:1399:1:1']
  await expect.poll(history).toEqual(all)
  await page.lists.clearHistory()
  await expect.poll(history).toEqual([])
  expect(latestToast(page)).toMatchObject({ notice: 'history-cleared', values: { count: 3 } })
  await page.engine.syncNow()
  expect(await listed('watchHistory')).toEqual([])
  page.toasts.undoLatest()
  await expect.poll(history).toEqual(all)
  await page.engine.syncNow()
  expect((await listed('watchHistory')).toSorted()).toEqual(all.toSorted())
})

test('a clear that is taken back at once leaves everything as it was', async () => {
  const page = await signedIn()
  const history = historyOf(page)
  for (const number of [1, 2]) {
    await page.watching.recordWatched(episode(number))
    await tick()
  }
  await page.lists.clearHistory()
  page.toasts.undoLatest()
  await expect.poll(history).toEqual(['tv:1399:1:2', 'tv:1399:1:1'])
})

test('a guest clears the history of the device, and may take that back', async () => {
  const page = await openPage(server)
  const history = historyOf(page)
  for (const number of [1, 2]) {
    await page.watching.recordWatched(episode(number))
    await tick()
  }
  await page.lists.clearHistory()
  await expect.poll(history).toEqual([])
  page.toasts.undoLatest()
  await expect.poll(history).toEqual(['tv:1399:1:2', 'tv:1399:1:1'])
})

test('several titles are removed together, and together they come back in their order', async () => {
  const page = await signedIn()
  const { subscribe, read } = page.lists.shelves.watchlist
  subscribe(() => undefined)
  for (const id of [1, 2, 3, 4]) {
    await page.lists.toggleSaved('watchlist', movie(id), false)
    await tick()
  }
  await page.lists.removeFrom('watchlist', ['movie:2', 'movie:3'])
  await expect.poll(() => read()?.newestFirst).toEqual(['movie:4', 'movie:1'])
  expect(latestToast(page)).toMatchObject({ notice: 'titles-removed', values: { count: 2 } })
  page.toasts.undoLatest()
  await expect.poll(() => read()?.newestFirst).toEqual(['movie:4', 'movie:3', 'movie:2', 'movie:1'])
})

test('favorites and watchlist know nothing of each other', async () => {
  const page = await signedIn()
  for (const { subscribe } of Object.values(page.lists.shelves)) subscribe(() => undefined)
  await page.lists.toggleSaved('watchlist', movie(603), false)
  await expect.poll(() => page.lists.isOnShelf('watchlist', 'movie:603')).toBe(true)
  expect(page.lists.isOnShelf('favorites', 'movie:603')).toBe(false)
})

test('a position is noted at most every five seconds, but on a pause at once', async () => {
  const page = await signedIn()
  const clock = vi.spyOn(performance, 'now')
  const at = async (ms: number, position: number, urgent = false) => {
    clock.mockReturnValue(ms)
    await page.watching.saveProgress(episode(1, position), { urgent })
  }
  await at(0, 10.7)
  await at(4_999, 15)
  expect(await positions(page)).toEqual([['tv:1399:1:1', 10]])
  await at(5_000, 16)
  expect(await positions(page)).toEqual([['tv:1399:1:1', 16]])
  await at(5_100, 17, true)
  expect(await positions(page)).toEqual([['tv:1399:1:1', 17]])
  clock.mockRestore()
  await page.engine.syncNow()
  expect(await listed('continueWatching')).toEqual(['tv:1399:1:1'])
})

test('what is done leaves the row and is in the history, in one step', async () => {
  const page = await signedIn()
  const history = historyOf(page)
  await page.watching.saveProgress(episode(1, 3000))
  await page.watching.saveProgress(episode(1, 5_900), { urgent: true })
  expect(await positions(page)).toEqual([])
  await expect.poll(history).toEqual(['tv:1399:1:1'])
})

test('no place is remembered while continue watching is off', async () => {
  const page = await signedIn()
  await page.watchingPreferences.turnWatching('isContinueWatchingEnabled', false)
  await page.watching.saveProgress(episode(1))
  expect(await positions(page)).toEqual([])
})

test('a removed title leaves the row with all its episodes, and Undo brings them back', async () => {
  const page = await signedIn()
  const row = page.watching.continueWatching
  row.subscribe(() => undefined)
  await page.watching.saveProgress(episode(1))
  await page.watching.saveProgress(episode(2))
  await expect.poll(() => row.read()?.row.map(({ episode }) => episode)).toEqual([2])
  await page.watching.removeProgress(episode(2))
  await expect.poll(() => row.read()?.row).toEqual([])
  expect(latestToast(page)).toMatchObject({ notice: 'progress-removed', values: { title: 'Game of Thrones' } })
  page.toasts.undoLatest()
  await expect.poll(() => positions(page)).toHaveLength(2)
})
