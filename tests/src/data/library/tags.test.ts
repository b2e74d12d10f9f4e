import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { ada, server } from '#support/one-server.ts'
import { closePages, movie, openPage, type Page } from '#support/page.ts'

const signedIn = (disk = new IDBFactory()) => openPage(server, { stored: new Map([['token', ada.token]]), disk })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

/** The tags that a page's device keeps, of all titles. */
async function kept({ engine }: Page): Promise<string[]> {
  const { database } = await engine.open()
  const rows = (await database.title_tags.toArray()).filter(({ deleted }) => !deleted)
  return rows.map(({ key, value }) => `${key}: ${(value as { tag: string }).tag}`).sort()
}

test('two devices that are offline each tag a title, and both keep both tags', async () => {
  const phone = await signedIn()
  phone.network.instead = offline
  await phone.tags.addTag(movie(603), '  Rainy   day ')
  closePages()
  const disk = new IDBFactory()
  const desk = await signedIn(disk)
  await desk.tags.addTag(movie(603), 'Grandma')
  await desk.engine.syncNow()
  closePages()
  phone.network.instead = null
  await phone.engine.syncNow()
  expect(await kept(phone)).toEqual(['movie:603/grandma: Grandma', 'movie:603/rainy day: Rainy day'])
  const again = await signedIn(disk)
  await again.engine.syncNow()
  expect(await kept(again)).toEqual(await kept(phone))
})

test('a tag that is there stays as it is written; one that is taken off comes back with Undo', async () => {
  const page = await signedIn()
  await page.tags.addTag(movie(7), 'Sea')
  await page.tags.addTag(movie(7), 'sea')
  const ofSeven = async () => (await kept(page)).filter((tag) => tag.startsWith('movie:7/'))
  expect(await ofSeven()).toEqual(['movie:7/sea: Sea'])
  await page.tags.removeTag(movie(7), 'SEA')
  expect(await ofSeven()).toEqual([])
  const { undoLatest } = await import('#state/toasts.ts')
  expect(undoLatest()).toBe(true)
  await expect.poll(ofSeven).toEqual(['movie:7/sea: Sea'])
})
