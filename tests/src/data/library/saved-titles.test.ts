import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { savedTitleOf } from '#domain/title/title.ts'
import { ada, server } from '../../../support/one-server.ts'
import { credentials, movie, openPage, type Page } from '../../../support/page.ts'

const signedIn = (disk?: IDBFactory) => openPage(server, { stored: new Map([['token', ada.token]]), ...(disk && { disk }) })

/** Keeps the view running, as a screen does, and answers with the ids shown. */
function shown({ lists }: Page): () => number[] | undefined {
  const { subscribe, read } = lists.shelves.favorites
  subscribe(() => undefined)
  return () => read()?.newestFirst.map((key) => Number(key.split(':')[1]))
}

async function onServer(): Promise<string[]> {
  const { body } = await server.call('favorites', { token: ada.token })
  return (body as { id: string }[]).map(({ id }) => id).sort()
}

/** Where a change of movie 603 is noted. */
const noteKey = () => `decided:${ada.user.id}:favorites:movie:603`

const latestToast = ({ toasts }: Page) => toasts.toasts.list.at(-1)

test("a member's favorite is shown at once and reaches the server", async () => {
  const page = await signedIn()
  const ids = shown(page)
  await page.lists.toggleSaved('favorites', movie(603), false)
  await expect.poll(ids).toEqual([603])
  await page.engine.syncNow()
  expect(await onServer()).toEqual(['movie:603'])
})

test('with no server at all it is kept, survives a reload, and leaves later', async () => {
  const disk = new IDBFactory()
  const page = await signedIn(disk)
  page.network.instead = () => Promise.reject(new TypeError('no network'))
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.engine.syncNow()
  expect(page.connectivity.state).toBe('offline')
  const again = await signedIn(disk)
  await expect.poll(shown(again)).toEqual([603])
  await again.engine.syncNow()
  expect(await onServer()).toEqual(['movie:603'])
  expect(again.connectivity.state).toBe('online')
})

test('a tap is journalled before the database is even open, until the database has it', async () => {
  const page = await signedIn()
  const written = page.lists.toggleSaved('favorites', movie(603), false)
  expect(page.stored.get(noteKey())).toContain('"media_id":603')
  await written
  expect(page.stored.has(noteKey())).toBe(false)
})

test('what a closed page left noted is kept by the next one, once', async () => {
  const page = await openPage(server, {
    stored: new Map([
      ['token', ada.token],
      [noteKey(), JSON.stringify({ id: 'left', op: 'put', value: savedTitleOf(movie(603)), at: Date.now() })],
    ]),
  })
  const ids = shown(page)
  page.start()
  await expect.poll(ids).toEqual([603])
  await expect.poll(onServer).toEqual(['movie:603'])
  await expect.poll(() => page.stored.has(noteKey())).toBe(false)
})

/** Taps a heart, and hands over the note of it, for a killed browser to bring back. */
async function noteOf(page: Page, isKept: boolean): Promise<[key: string, note: string]> {
  const written = page.lists.toggleSaved('favorites', movie(603), isKept)
  const note = page.stored.get(noteKey())
  await written
  return [noteKey(), String(note)]
}

test.each([false, true])('a note that comes back after a kill changes nothing that was decided since (kept at last: %s)', async (kept) => {
  const disk = new IDBFactory()
  const page = await signedIn(disk)
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.lists.toggleSaved('favorites', movie(604), false)
  if (!kept) await page.lists.toggleSaved('favorites', movie(603), true)
  const stale = await noteOf(page, kept)
  await page.lists.toggleSaved('favorites', movie(603), !kept)
  const again = await openPage(server, { disk, stored: new Map([['token', ada.token], stale]) })
  again.start()
  await expect.poll(() => again.stored.has(stale[0])).toBe(false)
  await expect.poll(shown(again)).toEqual(kept ? [603, 604] : [604])
})

test('a note of a change that could not be saved does not come back either', async () => {
  const disk = new IDBFactory()
  const page = await signedIn(disk)
  const { store } = await page.engine.open()
  vi.spyOn(store, 'transact').mockRejectedValueOnce(new DOMException('no more', 'QuotaExceededError'))
  const stale = await noteOf(page, false)
  expect(latestToast(page)).toMatchObject({ notice: 'favorite-add-failed' })
  await page.lists.toggleSaved('favorites', movie(604), false)
  const again = await openPage(server, { disk, stored: new Map([['token', ada.token], stale]) })
  again.start()
  await expect.poll(() => again.stored.has(stale[0])).toBe(false)
  await expect.poll(shown(again)).toEqual([604])
})

test('two taps on a heart that is shown empty want the same: the title is kept', async () => {
  const page = await signedIn()
  const ids = shown(page)
  await Promise.all([page.lists.toggleSaved('favorites', movie(603), false), page.lists.toggleSaved('favorites', movie(603), false)])
  await expect.poll(ids).toEqual([603])
})

test('a removal offers Undo, which brings the title back to its place', async () => {
  const page = await signedIn()
  const ids = shown(page)
  for (const id of [1, 2, 3]) {
    await page.lists.toggleSaved('favorites', movie(id), false)
    await new Promise((later) => setTimeout(later, 2))
  }
  await page.lists.toggleSaved('favorites', movie(2), true)
  await expect.poll(ids).toEqual([3, 1])
  expect(latestToast(page)).toMatchObject({ notice: 'favorite-removed', values: { title: 'Movie 2' } })
  expect(page.toasts.undoLatest()).toBe(true)
  await expect.poll(ids).toEqual([3, 2, 1])
})

test('a guest is asked to sign in or to save on this device, and the heart stays empty', async () => {
  const page = await openPage(server)
  const ids = shown(page)
  await page.lists.toggleSaved('favorites', movie(603), false)
  await expect.poll(ids).toEqual([])
  expect(latestToast(page)).toMatchObject({ notice: 'favorites-need-sign-in' })
  expect(latestToast(page)?.actions).toHaveLength(2)
})

test('what a guest saves on the device stays there, and joins the account at sign-in', async () => {
  const page = await openPage(server)
  const ids = shown(page)
  await page.lists.toggleSaved('favorites', movie(603), false)
  latestToast(page)?.actions[1]?.run()
  await expect.poll(ids).toEqual([603])
  expect(latestToast(page)).toMatchObject({ notice: 'saved-on-device' })
  expect(page.network.calls).toEqual([])
  expect(await page.session.signIn(credentials(ada))).toMatchObject({ ok: true })
  await expect.poll(ids).toEqual([603])
  await page.engine.syncNow()
  expect(await onServer()).toEqual(['movie:603'])
})

test('the title a guest wanted is added after logging in', async () => {
  const page = await openPage(server)
  await page.lists.toggleSaved('favorites', movie(603), false)
  latestToast(page)?.actions[0]?.run()
  await page.session.signIn(credentials(ada))
  await expect.poll(shown(page)).toEqual([603])
})

test('a guest removes a saved title from the device, and may take that back', async () => {
  const page = await openPage(server)
  const ids = shown(page)
  await page.lists.toggleSaved('favorites', movie(603), false)
  latestToast(page)?.actions[1]?.run()
  await expect.poll(ids).toEqual([603])
  await page.lists.toggleSaved('favorites', movie(603), true)
  await expect.poll(ids).toEqual([])
  expect(latestToast(page)).toMatchObject({ notice: 'removed-from-device' })
  page.toasts.undoLatest()
  await expect.poll(ids).toEqual([603])
})

test('a favorite that the server refuses is taken back and said', async () => {
  const page = await signedIn()
  const ids = shown(page)
  await page.lists.toggleSaved('favorites', movie(603, ''), false)
  await expect.poll(ids).toEqual([603])
  await page.engine.syncNow()
  await expect.poll(ids).toEqual([])
  expect(latestToast(page)).toMatchObject({ notice: 'favorite-add-failed' })
})

test('a device without a database says that nothing was added', async () => {
  const page = await signedIn()
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  await page.lists.toggleSaved('favorites', movie(603), false)
  expect(latestToast(page)).toMatchObject({ notice: 'favorite-add-failed' })
})
