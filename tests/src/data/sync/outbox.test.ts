import { beforeEach, expect, test } from 'vitest'
import { oldestPending, refused, rowsBehind } from '#db/outbox-queries.ts'
import { movie, openPage, type Page } from '#support/page.ts'
import { ada, server } from '#support/one-server.ts'

let page: Page

beforeEach(async () => {
  page = await openPage(server, { stored: new Map([['token', ada.token]]) })
})

const offline = () => {
  page.network.instead = () => Promise.reject(new TypeError('no network'))
}
const commands = () => import('#data/sync/rejected-changes.ts')
const letters = async () => refused((await page.engine.open()).database, ada.user.id)
const latest = () => page.toasts.toasts.list.at(-1)

/** A favorite without a title is one the server refuses. */
async function refusedChange(): Promise<string> {
  await page.lists.toggleSaved('favorites', movie(603, ''), false)
  await page.engine.syncNow()
  const [letter] = await letters()
  return letter?.mutationId ?? ''
}

test('what waits is listed from the oldest on, no more than asked for, with what a removal removes', async () => {
  await page.lists.toggleSaved('favorites', movie(1), false)
  await page.engine.syncNow()
  offline()
  page.lists.shelves.favorites.subscribe(() => undefined)
  await expect.poll(() => page.lists.isOnShelf('favorites', 'movie:1')).toBe(true)
  await page.lists.toggleSaved('favorites', movie(1), true)
  for (const id of [2, 3]) await page.lists.toggleSaved('watchlist', movie(id), false)
  const { database } = await page.engine.open()
  const waiting = await oldestPending(database, ada.user.id, 2)
  expect(waiting.map(({ op, entity, key }) => [op, entity, key])).toEqual([
    ['delete', 'favorites', 'movie:1'],
    ['put', 'watchlist', 'movie:2'],
  ])
  const [removed] = await rowsBehind(database, waiting)
  expect(removed?.shadow?.value).toMatchObject({ title: 'Movie 1' })
  expect(await oldestPending(database, 'somebody else', 50)).toEqual([])
})

test('a refused change may be tried again, as a decision of now', async () => {
  const id = await refusedChange()
  const { retryChange } = await commands()
  await retryChange(id)
  expect(await letters()).toEqual([])
  await page.engine.syncNow()
  const [again] = await letters()
  expect(again).toMatchObject({ key: 'movie:603', reason: 'invalid-input' })
  expect(again?.mutationId).not.toBe(id)
})

test('a discarded change is gone, and Undo brings it back to the list', async () => {
  const id = await refusedChange()
  const { discardChange } = await commands()
  await discardChange(id)
  expect(await letters()).toEqual([])
  expect(latest()).toMatchObject({ notice: 'change-discarded' })
  page.toasts.undoLatest()
  await expect.poll(async () => (await letters()).map(({ mutationId }) => mutationId)).toEqual([id])
})

test('a refused change is copied with its value and the reason', async () => {
  const id = await refusedChange()
  const copied: string[] = []
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  const { copyChange } = await commands()
  await copyChange(id)
  expect(JSON.parse(copied[0] ?? '')).toMatchObject({ entity: 'favorites', value: { media_id: 603 }, reason: 'invalid-input' })
  expect(latest()).toMatchObject({ notice: 'change-copied' })
})

test('a browser that does not allow copying is said', async () => {
  const id = await refusedChange()
  const { copyChange } = await commands()
  await copyChange(id)
  expect(latest()).toMatchObject({ notice: 'copy-failed' })
})

test('of several removals those that the server refuses come back, and are named together', async () => {
  await page.lists.toggleSaved('favorites', movie(11), false)
  await page.engine.syncNow()
  const { database } = await page.engine.open()
  const kept = await database.favorites.get([ada.user.id, 'movie:11'])
  if (kept === undefined) throw new Error('nothing was kept')
  // Numbers of titles that the server does not take.
  const odd = ['movie:99999999991', 'movie:99999999992']
  for (const key of odd) await database.favorites.put({ ...kept, key, value: { ...movie(1), title: `Title of ${key}` } })
  const { removeFrom } = await import('#data/library/removals.ts')
  await removeFrom('favorites', ['movie:11', ...odd])
  await page.engine.syncNow()
  const left = await database.favorites.toArray()
  expect(left.filter(({ deleted }) => !deleted).map(({ key }) => key)).toEqual(odd)
  expect(latest()).toMatchObject({ notice: 'favorite-delete-failed', names: odd.map((key) => `Title of ${key}`) })
  const { body } = await server.call('favorites', { token: ada.token })
  expect(body).not.toContainEqual(expect.objectContaining({ id: 'movie:11' }))
})
