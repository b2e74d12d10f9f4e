import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { closePages, credentials, movie, openPage, type Page } from '#support/page.ts'
import { ada, server } from '#support/one-server.ts'

const signedIn = (disk = new IDBFactory()) => openPage(server, { stored: new Map([['token', ada.token]]), disk })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

interface Held {
  key: string
  stars?: number
  note?: string
}

/** Stars and words by title; what there is none of is left out. */
const opinions = (held: readonly Held[]): Record<string, { stars?: number; note?: string }> =>
  Object.fromEntries(
    held.map(({ key }) => {
      const of = held.filter((other) => other.key === key)
      const [stars, note] = [of.find((other) => other.stars)?.stars, of.find((other) => other.note)?.note]
      return [key, { ...(stars !== undefined && { stars }), ...(note !== undefined && { note }) }]
    }),
  )

/** What the device keeps. */
async function kept({ engine }: Page): Promise<unknown> {
  const { database } = await engine.open()
  const rows = [...(await database.ratings.toArray()), ...(await database.title_notes.toArray())]
  return opinions(rows.filter(({ deleted }) => !deleted).map(({ key, value }) => ({ key, ...(value as object) })))
}

async function inAccount(): Promise<unknown> {
  const answers = await Promise.all((['ratings', 'titleNotes'] as const).map((name) => server.call(name, { token: ada.token })))
  return opinions(
    answers.flatMap(({ body }) => (body as (Omit<Held, 'key'> & { id: string })[]).map(({ id, ...rest }) => ({ ...rest, key: id }))),
  )
}

test('stars and words are kept without a connection and reach the account with the next one', async () => {
  const page = await signedIn()
  page.network.instead = offline
  await page.opinions.rate(movie(603), 4)
  await page.opinions.writeNote(movie(603), ' The lobby! ')
  expect(await kept(page)).toEqual({ 'movie:603': { stars: 4, note: 'The lobby!' } })
  page.network.instead = null
  await page.engine.syncNow()
  expect(await inAccount()).toEqual({ 'movie:603': { stars: 4, note: 'The lobby!' } })
})

test('stars given while a note is still being written to the disk do not cost the note, nor the other way round', async () => {
  const page = await signedIn()
  await Promise.all([page.opinions.writeNote(movie(603), 'The lobby!'), page.opinions.rate(movie(603), 4)])
  expect(await kept(page)).toEqual({ 'movie:603': { stars: 4, note: 'The lobby!' } })
})

test('one device rates a title while another writes a note of it: both are kept, on both', async () => {
  const phone = { stored: new Map([['token', ada.token]]), disk: new IDBFactory() }
  const laptop = { stored: new Map([['token', ada.token]]), disk: new IDBFactory() }
  const rating = await openPage(server, phone)
  rating.network.instead = offline
  await rating.opinions.rate(movie(603), 4)
  closePages()
  const writing = await openPage(server, laptop)
  writing.network.instead = offline
  await writing.opinions.writeNote(movie(603), 'The lobby!')
  writing.network.instead = null
  await writing.engine.syncNow()
  closePages()
  const phoneAgain = await openPage(server, phone)
  await phoneAgain.engine.syncNow()
  expect(await kept(phoneAgain)).toEqual({ 'movie:603': { stars: 4, note: 'The lobby!' } })
  closePages()
  const laptopAgain = await openPage(server, laptop)
  await laptopAgain.engine.syncNow()
  expect(await kept(laptopAgain)).toEqual({ 'movie:603': { stars: 4, note: 'The lobby!' } })
  expect(await inAccount()).toEqual({ 'movie:603': { stars: 4, note: 'The lobby!' } })
})

test('another device of the same person shows them', async () => {
  const page = await signedIn()
  await page.opinions.rate(movie(603), 2)
  await page.engine.syncNow()
  closePages()
  const other = await signedIn()
  await other.engine.syncNow()
  expect(await kept(other)).toEqual({ 'movie:603': { stars: 2 } })
})

test('what is taken back is removed, the other stays, and Undo brings each back', async () => {
  const page = await signedIn()
  await page.opinions.rate(movie(603), 4)
  await page.opinions.writeNote(movie(603), 'Again')
  await page.opinions.writeNote(movie(603), '  ')
  expect(await kept(page)).toEqual({ 'movie:603': { stars: 4 } })
  expect(page.toasts.toasts.list.at(-1)?.notice).toBe('note-removed')
  await page.opinions.rate(movie(603), null)
  expect(await kept(page)).toEqual({})
  expect(page.toasts.toasts.list.at(-1)?.notice).toBe('rating-removed')
  page.toasts.undoLatest()
  await expect.poll(() => kept(page)).toEqual({ 'movie:603': { stars: 4 } })
  page.toasts.undoLatest()
  await expect.poll(() => kept(page)).toEqual({ 'movie:603': { stars: 4, note: 'Again' } })
  await page.engine.syncNow()
  expect(await inAccount()).toEqual({ 'movie:603': { stars: 4, note: 'Again' } })
})

test('who reads the notice again later is offered Undo until they have written anew: newer words are never lost to it', async () => {
  const page = await signedIn()
  await page.opinions.writeNote(movie(603), 'Again')
  await page.opinions.writeNote(movie(603), '')
  const undo = page.toasts.toasts.list.at(-1)?.actions[0]
  await page.opinions.writeNote(movie(604), 'Another title')
  expect([undo?.label, undo?.isOpen?.()]).toEqual(['undo', true])
  await page.opinions.writeNote(movie(603), 'Better words')
  expect(undo?.isOpen?.()).toBe(false)
})

test('a guest rates on this device, and takes it along into the account', async () => {
  const page = await openPage(server)
  await page.opinions.rate(movie(603), 5)
  expect(page.toasts.toasts.list).toEqual([])
  await page.session.signIn(credentials(ada))
  await page.engine.syncNow()
  await expect.poll(inAccount).toEqual({ 'movie:603': { stars: 5 } })
})
