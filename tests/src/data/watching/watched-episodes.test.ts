import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { watchedWhole } from '#domain/watching/watched.ts'
import { movie, openPage, type Page } from '#support/page.ts'
import { anEpisode } from '#support/titles.ts'
import { ada, server } from '#support/one-server.ts'

const show = { ...movie(1399, 'Game of Thrones'), type: 'tv' } as const
const episode = (number: number) => anEpisode(1, number)
const season = [1, 2, 3].map(episode)

async function openAs(token: string | null) {
  const page = await openPage(server, { stored: new Map(token === null ? [] : [['token', token]]), disk: new IDBFactory() })
  page.lists.shelves.watch_history.subscribe(() => undefined)
  const shown = () => page.lists.shelves.watch_history.read()?.newestFirst
  await expect.poll(shown).toEqual([])
  return { page, shown }
}

const latest = ({ toasts }: Page) => toasts.toasts.list.at(-1)

test('an episode is marked for its full length, is no longer gone on with, and the mark can be taken back', async () => {
  const { page, shown } = await openAs(ada.token)
  const begun = watchedWhole(show, { season: 1, episode: 2, minutes: 60, at: 1 })
  await page.watching.saveProgress({ ...begun, watch_position: 600 })
  await page.episodes.toggleEpisode(show, episode(2), false)
  expect(shown()).toEqual(['tv:1399:1:2'])
  await page.engine.syncNow()
  const { body } = await server.call('watchHistory', { token: ada.token })
  expect(body).toMatchObject([{ id: 'tv:1399:1:2', title: 'Game of Thrones', watch_position: 3600, duration: 3600 }])
  expect((await server.call('continueWatching', { token: ada.token })).body).toEqual([])
  await page.episodes.toggleEpisode(show, episode(2), true)
  expect(shown()).toEqual([])
  page.toasts.undoLatest()
  await expect.poll(shown).toEqual(['tv:1399:1:2'])
})

test('a season is marked at once, the last episode the newest; Undo takes back only what was marked with it', async () => {
  const { page, shown } = await openAs(ada.token)
  await page.episodes.toggleEpisode(show, episode(2), false)
  await new Promise((later) => setTimeout(later, 5))
  await page.episodes.markEpisodes(show, season)
  expect(shown()).toEqual(['tv:1399:1:3', 'tv:1399:1:1', 'tv:1399:1:2'])
  expect(latest(page)).toMatchObject({ notice: 'episodes-watched', values: { count: 2 } })
  page.toasts.undoLatest()
  await expect.poll(shown).toEqual(['tv:1399:1:2'])
})

test('the marks of a season are taken back at once, and Undo brings all of them back', async () => {
  const { page, shown } = await openAs(ada.token)
  await page.episodes.markEpisodes(show, season)
  const before = shown()
  await page.episodes.unmarkEpisodes(show, season)
  expect(shown()).toEqual([])
  page.toasts.undoLatest()
  await expect.poll(shown).toEqual(before)
})

test('a guest is asked to sign in, or marks the season on this device alone', async () => {
  const { page, shown } = await openAs(null)
  await page.episodes.markEpisodes(show, season)
  expect(latest(page)).toMatchObject({ notice: 'history-needs-sign-in' })
  expect(shown()).toEqual([])
  latest(page)?.actions[1]?.run()
  await expect.poll(() => shown()?.length).toBe(3)
})
