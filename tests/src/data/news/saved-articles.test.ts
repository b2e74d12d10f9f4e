import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { articleSchema, newsLimits } from '#contract/news.ts'
import { articleOf } from '#support/articles.ts'
import { ada, server } from '#support/one-server.ts'
import { closePages, openPage, type Page } from '#support/page.ts'

const signedIn = (disk = new IDBFactory()) => openPage(server, { stored: new Map([['token', ada.token]]), disk })

async function kept({ engine }: Page): Promise<unknown[]> {
  const { database } = await engine.open()
  return (await database.saved_articles.toArray()).filter(({ deleted }) => !deleted).map(({ value }) => value)
}

test('an article saved without the network reaches the account, and another device, with all of its text', async () => {
  const phone = await signedIn()
  phone.network.instead = () => Promise.reject(new TypeError('Failed to fetch'))
  const article = { ...articleOf('Kept'), content: [{ kind: 'paragraph', runs: [{ text: 'ä€'.repeat(newsLimits.content / 4) }] }] as const }
  await phone.news.saveArticle(article)
  await phone.news.saveArticle(article)
  expect(await kept(phone)).toEqual([{ ...article, saved_at: expect.any(Number) }])
  phone.network.instead = null
  await phone.engine.syncNow()
  closePages()
  const desk = await signedIn()
  await desk.engine.syncNow()
  expect(await kept(desk)).toEqual([{ ...article, saved_at: expect.any(Number) }])
})

test('one that is removed comes back with Undo, to its place', async () => {
  const page = await signedIn()
  await page.news.saveArticle(articleOf('First', 1))
  const before = await kept(page)
  await page.news.removeSavedArticle(articleOf('First', 1))
  expect(await kept(page)).toEqual([])
  expect(page.toasts.undoLatest()).toBe(true)
  await expect.poll(() => kept(page)).toEqual(before)
})

const address = (length: number) => 'https://paper.example/'.padEnd(length, 'x')

test('forty articles, each as long as the contract lets one be, are sent in as many requests as it takes', async () => {
  const page = await signedIn()
  page.network.instead = () => Promise.reject(new TypeError('Failed to fetch'))
  const runs = [{ text: '' }]
  const text = '"'.repeat((newsLimits.content - JSON.stringify([{ kind: 'paragraph', runs }]).length) / 2)
  const longest = {
    content: [{ kind: 'paragraph', runs: [{ text }] }],
    summary: '"'.repeat(600),
    author: '"'.repeat(120),
    picture: address(newsLimits.signed),
    url: address(newsLimits.address),
    language: 'de-'.padEnd(11, 'x'),
    source: { name: '"'.repeat(80), homepage: address(newsLimits.address) },
  } as const
  for (let n = 0; n < 40; n++) {
    const article = { ...articleOf('"'.repeat(300), n), ...longest }
    expect(articleSchema.safeParse(article).error).toBeUndefined()
    await page.news.saveArticle(article)
  }
  page.network.instead = null
  await page.engine.syncNow()
  const { database } = await page.engine.open()
  expect([await database.outbox.count(), await database.dead.count()]).toEqual([0, 0])
  const rows = await server.db.selectFrom('saved_articles').select('key').execute()
  expect(rows).toHaveLength(40)
})
