import { beforeEach, expect, test, vi } from 'vitest'
import { bookSchema } from '#contract/audiobooks.ts'
import { demoBooks } from '#demo/audiobooks/books.ts'
import { cacheNames } from '#product/cache-names.ts'
import { memoryCaches } from '#support/cache-storage.ts'
import { server } from '#support/one-server.ts'
import { openPage } from '#support/page.ts'

const book = bookSchema.parse(demoBooks[0])
const content = new Uint8Array(5000).fill(7)
let asked: string[] = []

beforeEach(() => vi.stubGlobal('caches', memoryCaches()))

async function openTab() {
  await openPage(server)
  asked = []
  Object.assign(navigator, { serviceWorker: { controller: {} } })
  vi.stubGlobal('location', new URL('https://matinee.example/'))
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).pathname)
    return new Response(content, { headers: { 'content-length': String(content.length), etag: '"1"' } })
  })
  const tab = {
    ...(await import('#data/audiobooks/copies.ts')),
    ...(await import('#data/watching/downloads/downloads.ts')),
    ...(await import('#data/watching/downloads/fetching.ts')),
    ...(await import('#state/downloads.ts')),
  }
  tab.followDownloads()
  await expect.poll(() => tab.downloads.isKnown).toBe(true)
  return tab
}

test('a copy of a book has every chapter, plays from this device, counts as a download, and can be removed', async () => {
  const tab = await openTab()
  expect(tab.playableBook(book)).toEqual(book)
  await tab.startBookCopy(book)
  await expect.poll(() => tab.bookCopyOf(book.id)?.state).toBe('done')
  expect(asked).toEqual(book.chapters.map(({ url }) => url))
  expect(tab.playableBook(book).chapters.map(({ url }) => url)).toEqual(
    [0, 1, 2].map((place) => `/offline-media/book:demo-flatland/${place}`),
  )
  expect(tab.downloads.list).toEqual([])
  expect(await tab.downloadsUse()).toEqual({ entries: 1, bytes: 3 * content.length })
  await tab.removeCopy('book:demo-flatland')
  expect(tab.bookCopyOf(book.id)).toBeUndefined()
  expect(await (await caches.open(cacheNames.downloads)).keys()).toEqual([])
})

test('a book of the Internet Archive is copied from where it lets other sites read, and plays from its usual address until then', async () => {
  const tab = await openTab()
  const url = 'https://www.archive.org/download/emma/emma_01_64kb.mp3'
  const emma = { ...book, id: 'ia-emma', chapters: book.chapters.slice(0, 1).map((chapter) => ({ ...chapter, url })) }
  expect(tab.playableBook(emma).chapters[0]?.url).toBe(url)
  await tab.startBookCopy(emma)
  await expect.poll(() => tab.bookCopyOf(emma.id)?.state).toBe('done')
  expect(tab.bookCopyOf(emma.id)?.files[0]?.url).toBe('https://archive.org/cors/emma/emma_01_64kb.mp3')
  expect(asked).toEqual(['/cors/emma/emma_01_64kb.mp3'])
})

test('until it is whole, and where no worker answers for it, a book plays from its host', async () => {
  const tab = await openTab()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await tab.startBookCopy(book)
  expect(tab.bookCopyOf(book.id)?.state).toBe('running')
  expect(tab.playableBook(book)).toEqual(book)
  await tab.pauseDownload('book:demo-flatland')
  expect(tab.bookCopyOf(book.id)?.state).toBe('paused')
})

test('the next tab goes on with a copy that was not finished', async () => {
  const first = await openTab()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await first.startBookCopy(book)
  const next = await openTab()
  await expect.poll(() => next.bookCopyOf(book.id)?.state).toBe('done')
  Object.assign(navigator, { serviceWorker: { controller: null } })
  expect(next.playableBook(book)).toEqual(book)
})
