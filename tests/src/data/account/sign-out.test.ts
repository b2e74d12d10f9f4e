import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from '#support/cache-storage.ts'
import { ada, server } from '#support/one-server.ts'
import { credentials, movie, openOnlyPage, type Page } from '#support/page.ts'
import { restoreToBefore, restoreToSignUp } from '#support/restored.ts'

let stored: Map<string, string>
let disk: IDBFactory

beforeEach(() => {
  stored = new Map()
  disk = new IDBFactory()
})

const open = () => openOnlyPage(server, { stored, disk })
const offline = (page: Page) => (page.network.instead = () => Promise.reject(new TypeError('no network')))
const keep = { unsent: 'keep', forget: false } as const

/** Ada is signed in, the device knows her key, and one favorite is in her account. */
async function asAda(): Promise<Page> {
  const page = await open()
  await page.session.signIn(credentials(ada))
  await page.guest.settleGuest()
  await page.lists.toggleSaved('favorites', movie(1, 'Blue Lanterns'), false)
  await page.engine.syncNow()
  return page
}

/** Everything the device keeps, as text; ids of accounts say nothing. */
async function kept(page: Page): Promise<string> {
  const { database } = await page.engine.open()
  const rows = await Promise.all(database.tables.map((table) => table.toArray()))
  return JSON.stringify([rows, [...stored]])
}

const addresses = async () => (await (await caches.open('catalogue')).keys()).map(({ url }) => new URL(url).pathname)

async function onServer(): Promise<number[]> {
  const { body } = await server.call('login', { body: credentials(ada) })
  const { token } = body as { token: string }
  const favorites = (await server.call('favorites', { token })).body as { media_id: number }[]
  return favorites.map(({ media_id }) => media_id).sort()
}

test('with nothing unsent nothing that can be read stays: no row, no search, no name, no session', async () => {
  const page = await asAda()
  stored.set(`searches:${ada.user.id}`, '["lighthouse"]')
  expect(await kept(page)).toContain('Blue Lanterns')
  const token = page.session.sessionToken() ?? ''
  await page.session.requestSignOut()
  for (const trace of ['Blue Lanterns', 'movie:1', 'lighthouse', ada.email, token]) expect(await kept(page)).not.toContain(trace)
})

test('what could not be sent is sealed, and opened and sent when its owner signs in again, a rejected change and a note as well', async () => {
  const page = await asAda()
  offline(page)
  await page.lists.toggleSaved('favorites', movie(603, 'Red Harbour'), false)
  await page.lists.toggleSaved('favorites', movie(1, 'Blue Lanterns'), true)
  const { store } = await page.engine.open()
  await store.transact(async (tx) => {
    const [mutation] = await tx.mutations(ada.user.id)
    if (mutation) await tx.putDeadLetter({ ...mutation, mutationId: 'rejected', reason: 'invalid-input', message: 'no', at: 1 })
  })
  await page.session.requestSignOut()
  expect(page.session.signOutQuestion).toMatchObject({ open: true, unsent: 2, sealable: true })
  await page.session.signOut(keep)
  expect(page.toasts.toasts.list.at(-1)).toMatchObject({ notice: 'signed-out-unsent', values: { count: 2 } })
  for (const trace of ['Blue Lanterns', 'Red Harbour', 'movie:603']) expect(await kept(page)).not.toContain(trace)
  expect(await onServer()).toEqual([1])

  const later = await open()
  await later.session.signIn(credentials(ada))
  await later.guest.settleGuest()
  await later.engine.syncNow()
  expect(await onServer()).toEqual([603])
  const letters = await (await later.engine.open()).store.read((tx) => tx.deadLetters(ada.user.id))
  expect(letters).toMatchObject([{ mutationId: 'rejected' }])
  expect([...stored.keys()].filter((key) => key.startsWith('sealed:'))).toEqual([])
})

test('somebody else who signs in opens nothing of it', async () => {
  const page = await asAda()
  offline(page)
  await page.lists.toggleSaved('favorites', movie(603, 'Red Harbour'), false)
  await page.session.signOut(keep)
  page.network.instead = null
  const grace = await server.register()
  await page.session.signIn(credentials(grace))
  await page.guest.settleGuest()
  await page.engine.syncNow()
  expect(await kept(page)).not.toContain('Red Harbour')
  expect(stored.has(`sealed:${ada.user.id}`)).toBe(true)
})

test('a browser that was killed right after is signed out, keeps no row, and loses no change', async () => {
  const page = await asAda()
  offline(page)
  await page.lists.toggleSaved('favorites', movie(603, 'Red Harbour'), false)
  const before = new Map(stored)
  await page.session.signOut(keep)
  // Local storage comes to the disk seconds late.
  stored = before
  const again = await open()
  await again.engine.open()
  await again.guest.settleGuest()
  expect(again.session.session.status).toBe('guest')
  expect(await kept(again)).not.toContain('Red Harbour')
  await again.session.signIn(credentials(ada))
  await again.guest.settleGuest()
  await again.engine.syncNow()
  expect(await onServer()).toEqual([1, 603])
})

test('a database that the browser emptied meanwhile costs nothing either: a copy is beside it', async () => {
  const page = await asAda()
  offline(page)
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.session.signOut(keep)
  disk = new IDBFactory()
  const again = await open()
  await again.session.signIn(credentials(ada))
  await again.guest.settleGuest()
  await again.engine.syncNow()
  expect(await onServer()).toEqual([1, 603])
})

test('what was opened is not opened again, though a kill has brought the copy back', async () => {
  const page = await asAda()
  offline(page)
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.session.signOut(keep)
  const before = new Map(stored)
  page.network.instead = null
  await page.session.signIn(credentials(ada))
  await page.guest.settleGuest()
  await page.lists.toggleSaved('favorites', movie(603), true)
  await page.engine.syncNow()
  for (const [key, text] of before) if (key.startsWith('sealed:')) stored.set(key, text)
  await page.guest.settleGuest()
  await page.engine.syncNow()
  expect(await onServer()).toEqual([1])
})

test('what another tab was about to write as its owner signed out is sealed at the next start', async () => {
  const page = await asAda()
  const { store, ports } = await page.engine.open()
  await page.session.signOut(keep)
  const { writeLocally } = await import('#sync/write.ts')
  const value = { media_id: 9, media_type: 'movie', title: 'Late Train', poster_path: null, backdrop_path: null, overview: '', rating: 7 }
  await store.transact((tx) =>
    writeLocally(tx, ports, { owner: ada.user.id, entity: 'favorites', key: 'movie:9', op: 'put', value, queued: true }),
  )
  const again = await open()
  await again.guest.settleGuest()
  expect(await kept(again)).not.toContain('Late Train')
  await again.session.signIn(credentials(ada))
  await again.guest.settleGuest()
  await again.engine.syncNow()
  expect(await onServer()).toEqual([1, 9])
})

test('a session that the server ended is no signing out: everything stays for its owner', async () => {
  const page = await asAda()
  page.session.leaveSession({ ended: true })
  await page.guest.settleGuest()
  expect(await kept(page)).toContain('Blue Lanterns')
})

test('what is sealed comes along when its owner has to sign up again on a restored server', async () => {
  const page = await asAda()
  offline(page)
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.session.signOut(keep)
  await restoreToBefore(server, ada)
  page.network.instead = null
  await page.session.signUp({ ...credentials(ada), display_name: 'Ada' })
  await page.guest.settleGuest()
  await page.engine.syncNow()
  expect(await onServer()).toEqual([603])
})

test.each([0, 1])(
  'what a restored server has lost is still told to it by who leaves before they have heard of that, with %i unsent',
  async (unsent) => {
    const page = await asAda()
    offline(page)
    if (unsent > 0) await page.lists.toggleSaved('favorites', movie(603), false)
    await page.engine.syncNow()
    await restoreToSignUp(server, ada)
    page.network.instead = null
    await page.session.requestSignOut()
    if (page.session.signOutQuestion.open) await page.session.signOut(keep)
    expect(page.session.session.status).toBe('guest')
    await page.session.signIn(credentials(ada))
    await page.guest.settleGuest()
    await page.engine.syncNow()
    expect(await onServer()).toEqual(unsent > 0 ? [1, 603] : [1])
  },
)

test('who leaves when the server has ended the session meanwhile leaves nothing to read either', async () => {
  const page = await asAda()
  await server.db.deleteFrom('sessions').where('user_id', '=', ada.user.id).execute()
  await page.session.requestSignOut()
  expect(page.session.session.status).toBe('guest')
  for (const trace of ['Blue Lanterns', 'movie:1']) expect(await kept(page)).not.toContain(trace)
})

test('every sign-out removes the searches from the catalogue’s cache; one that leaves nothing behind empties the caches', async () => {
  const page = await asAda()
  vi.stubGlobal('caches', memoryCaches())
  const catalogue = await caches.open('catalogue')
  for (const path of ['/tmdb/3/search/multi?query=lighthouse', '/tmdb/3/movie/603']) await catalogue.put(path, Response.json({}))
  await page.session.signOut(keep)
  expect(await addresses()).toEqual(['/tmdb/3/movie/603'])
  stored.set('news-read', '["article"]')
  await page.session.signIn(credentials(ada))
  await page.session.signOut({ unsent: 'keep', forget: true })
  expect(await addresses()).toEqual([])
  expect(stored.has('news-read')).toBe(false)
})
