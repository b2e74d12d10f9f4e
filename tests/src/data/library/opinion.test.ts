import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { closePages, credentials, movie, openPage, type Page } from '#support/page.ts'
import { ada, server } from '#support/one-server.ts'

const signedIn = (disk = new IDBFactory()) => openPage(server, { stored: new Map([['token', ada.token]]), disk })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

/** What the device keeps, by title. */
async function kept({ engine }: Page): Promise<unknown> {
  const { database } = await engine.open()
  const rows = await database.title_notes.toArray()
  return Object.fromEntries(
    rows.filter(({ deleted }) => !deleted).map(({ key, value }) => [key, (({ stars, note }) => ({ stars, note }))(value as never)]),
  )
}

async function inAccount(): Promise<unknown> {
  const { body } = await server.call('titleNotes', { token: ada.token })
  return Object.fromEntries((body as { id: string; stars: number; note: string }[]).map(({ id, stars, note }) => [id, { stars, note }]))
}

test('stars and words are kept without a connection and reach the account with the next one', async () => {
  const page = await signedIn()
  page.network.instead = offline
  await page.notes.saveOpinion(movie(603), { stars: 4, note: ' The lobby! ' })
  expect(await kept(page)).toEqual({ 'movie:603': { stars: 4, note: 'The lobby!' } })
  page.network.instead = null
  await page.engine.syncNow()
  expect(await inAccount()).toEqual({ 'movie:603': { stars: 4, note: 'The lobby!' } })
})

test('stars given while a note is still being written to the disk do not cost the note, nor the other way round', async () => {
  const page = await signedIn()
  await Promise.all([page.notes.saveOpinion(movie(603), { note: 'The lobby!' }), page.notes.saveOpinion(movie(603), { stars: 4 })])
  expect(await kept(page)).toEqual({ 'movie:603': { stars: 4, note: 'The lobby!' } })
})

test('another device of the same person shows them', async () => {
  const page = await signedIn()
  await page.notes.saveOpinion(movie(603), { stars: 2, note: '' })
  await page.engine.syncNow()
  closePages()
  const other = await signedIn()
  await other.engine.syncNow()
  expect(await kept(other)).toEqual({ 'movie:603': { stars: 2, note: '' } })
})

test('what has neither stars nor words is removed, and Undo brings it back', async () => {
  const page = await signedIn()
  await page.notes.saveOpinion(movie(603), { stars: 4, note: 'Again' })
  await page.notes.saveOpinion(movie(603), { stars: null, note: '  ' })
  expect(await kept(page)).toEqual({})
  expect(page.toasts.toasts.list.at(-1)?.notice).toBe('note-removed')
  page.toasts.undoLatest()
  await expect.poll(() => kept(page)).toEqual({ 'movie:603': { stars: 4, note: 'Again' } })
  await page.engine.syncNow()
  expect(await inAccount()).toEqual({ 'movie:603': { stars: 4, note: 'Again' } })
})

test('a guest rates on this device, and takes it along into the account', async () => {
  const page = await openPage(server)
  await page.notes.saveOpinion(movie(603), { stars: 5, note: '' })
  expect(page.toasts.toasts.list).toEqual([])
  await page.session.signIn(credentials(ada))
  await page.engine.syncNow()
  await expect.poll(inAccount).toEqual({ 'movie:603': { stars: 5, note: '' } })
})
