import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { bookSchema } from '#contract/audiobooks.ts'
import type { Bookmark } from '#contract/entities/bookmarks.ts'
import type { Listening } from '#contract/entities/listening.ts'
import { demoBooks } from '#demo/audiobooks/books.ts'
import { ada, server } from '#support/one-server.ts'
import { closePages, openPage, type Page } from '#support/page.ts'

const book = bookSchema.parse(demoBooks[0])
const signedIn = (disk = new IDBFactory()) => openPage(server, { stored: new Map([['token', ada.token]]), disk })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

/** The section's data layer as a page has it. */
const sectionOf = async () => ({
  ...(await import('#data/audiobooks/listening.ts')),
  ...(await import('#data/audiobooks/bookmarks.ts')),
})

/** An element that plays a chapter of 40 seconds. */
function player() {
  const element = new EventTarget()
  const state = { isReady: true, isPaused: false, position: 0, duration: 40 }
  const at = (position: number, happening = 'timeupdate') => {
    state.position = position
    element.dispatchEvent(new Event(happening))
  }
  return { element, now: () => state, state, at }
}

async function rowsOf<V>({ engine }: Page, entity: 'listening' | 'bookmarks'): Promise<V[]> {
  const { database } = await engine.open()
  return (await database[entity].toArray()).filter(({ deleted }) => !deleted).map(({ value }) => value as V)
}
const places = async (page: Page) => (await rowsOf<Listening>(page, 'listening')).map(({ chapter, position }) => [chapter, position])

test('where somebody is is kept at once and then every five seconds, and at once when they pause or leave', async () => {
  const page = await openPage(server)
  const { recordListening } = await sectionOf()
  const { element, now, at } = player()
  const stop = recordListening(book, 2, element, now)
  at(0.5)
  expect(await places(page)).toEqual([])
  at(3.7)
  await expect.poll(() => places(page)).toEqual([[2, 3]])
  at(4.9)
  at(5.2, 'pause')
  await expect.poll(() => places(page)).toEqual([[2, 5]])
  at(6)
  page.show(false)
  await expect.poll(() => places(page)).toEqual([[2, 6]])
  at(9)
  page.dispatch('pagehide')
  await expect.poll(() => places(page)).toEqual([[2, 9]])
  at(12)
  stop()
  await expect.poll(() => places(page)).toEqual([[2, 12]])
  at(20, 'pause')
  expect(page.network.calls).toEqual([])
  const { placeOf } = await sectionOf()
  expect(await placeOf(book)).toEqual({ chapter: 2, at: 12 })
})

test('going back takes nothing from what was heard', async () => {
  const page = await openPage(server)
  const { recordListening } = await sectionOf()
  const { element, now, at } = player()
  recordListening(book, 1, element, now)
  at(39, 'pause')
  at(4, 'seeked')
  await expect
    .poll(() => rowsOf<Listening>(page, 'listening'))
    .toMatchObject([{ position: 4, furthest: 39, duration: 40, title: 'Flatland', chapters: 3 }])
})

test('two devices that are offline are in two chapters: both places are kept, and the later one is gone on with', async () => {
  const phoneDisk = new IDBFactory()
  const phone = await signedIn(phoneDisk)
  phone.network.instead = offline
  const first = player()
  ;(await sectionOf()).recordListening(book, 1, first.element, first.now)
  first.at(30, 'pause')
  await expect.poll(() => places(phone)).toEqual([[1, 30]])
  closePages()
  server.clock.now += 60_000
  const laptop = await signedIn()
  const second = player()
  ;(await sectionOf()).recordListening(book, 3, second.element, second.now)
  second.at(11, 'pause')
  await expect.poll(() => places(laptop)).toEqual([[3, 11]])
  await laptop.engine.syncNow()
  closePages()
  const again = await signedIn(phoneDisk)
  await again.engine.syncNow()
  await expect
    .poll(() => places(again))
    .toEqual([
      [1, 30],
      [3, 11],
    ])
  expect(await (await sectionOf()).placeOf(book)).toEqual({ chapter: 3, at: 11 })
})

test('who wants no places kept leaves none', async () => {
  const page = await signedIn()
  await page.watchingPreferences.turnWatching('isContinueWatchingEnabled', false)
  const { recordListening } = await sectionOf()
  const { element, now, at } = player()
  recordListening(book, 1, element, now)
  at(30, 'pause')
  await page.engine.syncNow()
  expect(await places(page)).toEqual([])
})

test('a book leaves the list of those to go on with, and comes back with Undo', async () => {
  const page = await openPage(server)
  const { recordListening, removeListening } = await sectionOf()
  for (const chapter of [1, 2]) {
    const { element, now, at } = player()
    recordListening(book, chapter, element, now)
    at(20, 'pause')
  }
  await expect.poll(() => places(page)).toHaveLength(2)
  await removeListening({ book_id: book.id, title: book.title })
  expect(await places(page)).toEqual([])
  expect(page.toasts.undoLatest()).toBe(true)
  await expect.poll(() => places(page)).toHaveLength(2)
})

test('a bookmark is kept with its name and note, changed, and removed with Undo; the account has it', async () => {
  const page = await signedIn()
  const { addBookmark, changeBookmark, removeBookmark } = await sectionOf()
  await addBookmark(book, { chapter: 2, at: 12.9 }, '  The penny  ')
  const [bookmark] = await rowsOf<Bookmark>(page, 'bookmarks')
  if (!bookmark) throw new Error('there is no bookmark')
  expect(bookmark).toMatchObject({ book_id: book.id, chapter: 2, at: 12, name: 'The penny', note: '' })
  await changeBookmark(bookmark, { name: ' ', note: 'Read again ' })
  const kept = async () => (await rowsOf<Bookmark>(page, 'bookmarks')).map(({ name, note }) => [name, note])
  expect(await kept()).toEqual([['The penny', 'Read again']])
  await page.engine.syncNow()
  const { body } = await server.call('exportProfile', { token: ada.token })
  expect(body).toMatchObject({ bookmarks: [{ name: 'The penny', note: 'Read again' }], listening: [] })
  await removeBookmark(bookmark)
  expect(await kept()).toEqual([])
  const { undoLatest } = await import('#state/toasts.ts')
  expect(undoLatest()).toBe(true)
  await expect.poll(kept).toHaveLength(1)
})

test('what a guest listened to comes along at sign-in', async () => {
  const page = await openPage(server)
  const { recordListening, addBookmark } = await sectionOf()
  const { element, now, at } = player()
  const stop = recordListening(book, 2, element, now)
  at(25, 'pause')
  stop()
  await addBookmark(book, { chapter: 1, at: 3 }, 'Here')
  await expect.poll(() => places(page)).toEqual([[2, 25]])
  page.start()
  await page.session.signIn({ email: ada.email, password: ada.password })
  await expect
    .poll(async () => {
      await page.engine.syncNow()
      return (await server.call('exportProfile', { token: ada.token })).body
    })
    .toMatchObject({ bookmarks: [{ name: 'Here' }], listening: [{ chapter: 2, position: 25 }] })
})
