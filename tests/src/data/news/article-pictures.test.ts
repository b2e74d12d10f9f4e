import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheNames } from '#product/cache-names.ts'
import { keptPictures } from '#product/news.ts'
import { articleOf } from '#support/articles.ts'
import { memoryCaches } from '#support/cache-storage.ts'
import { ada, server } from '#support/one-server.ts'
import { openPage, type Page } from '#support/page.ts'

let opened: Page | undefined

beforeEach(() => vi.stubGlobal('caches', memoryCaches()))
// Queries of a page go on when another page of this process writes into a database of the same name.
afterEach(async () => (await opened?.engine.open())?.database.close())

const illustrated = (name: string, n: number) => ({ ...articleOf(name, n), picture: `/img/s/${name}/w342/lead` })
const picture = (bytes = 10) => new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/webp' } })

/** What our server answers to who asks for a picture. */
let answer: (path: string) => Response

async function openReader(): Promise<Page> {
  answer = () => picture()
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  Object.assign(navigator, { serviceWorker: { controller: {} } })
  const { followArticlePictures } = await import('#data/news/article-pictures.ts')
  page.network.instead = (call) => (call.startsWith('GET /img/') ? Promise.resolve(answer(call)) : null)
  followArticlePictures()
  opened = page
  return page
}

const kept = async (): Promise<string[]> =>
  (await (await caches.open(cacheNames.articlePictures)).keys()).map(({ url }) => new URL(url).pathname.split('/')[3] ?? '').toSorted()
const askedFor = ({ network }: Page): number => network.calls.filter((call) => call.startsWith('GET /img/')).length

test('the pictures of saved articles are here with their type, and gone with the article; Undo brings them back', async () => {
  const page = await openReader()
  await page.news.saveArticle(illustrated('one', 1))
  await page.news.saveArticle(illustrated('two', 2))
  await expect.poll(kept).toEqual(['one', 'two'])
  const found = await caches.match('/img/s/one/w342/lead', { cacheName: cacheNames.articlePictures })
  expect([found?.headers.get('content-type'), (await found?.blob())?.size]).toEqual(['image/webp', 10])
  await page.news.removeSavedArticle(illustrated('one', 1))
  await expect.poll(kept).toEqual(['two'])
  page.toasts.undoLatest()
  await expect.poll(kept).toEqual(['one', 'two'])
})

test('one that is too large, or that our server does not have, is not kept, and is asked for once', async () => {
  const page = await openReader()
  answer = (path) =>
    path.includes('large') ? picture(keptPictures.bytes + 1) : path.includes('none') ? new Response(null, { status: 404 }) : picture()
  for (const [at, name] of ['large', 'none', 'good'].entries()) await page.news.saveArticle(illustrated(name, at))
  await expect.poll(kept).toEqual(['good'])
  await page.news.saveArticle(illustrated('more', 9))
  await expect.poll(kept).toEqual(['good', 'more'])
  expect(askedFor(page)).toBe(4)
})

test('what does not come for want of a network comes with it', async () => {
  const page = await openReader()
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await page.news.saveArticle(illustrated('late', 1))
  await expect.poll(() => askedFor(page)).toBe(1)
  expect(await kept()).toEqual([])
  answer = () => picture()
  page.connectivity.state = 'offline'
  await new Promise((resolve) => setImmediate(resolve))
  page.connectivity.state = 'online'
  await expect.poll(kept).toEqual(['late'])
})

test('whoever logs out and removes what is on the device takes the pictures along', async () => {
  const page = await openReader()
  await page.engine.open()
  await page.news.saveArticle(illustrated('mine', 1))
  await expect.poll(kept).toEqual(['mine'])
  await page.engine.syncNow()
  await page.session.signOut({ unsent: 'discard', forget: true })
  expect(await kept()).toEqual([])
})
