import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePages, credentials, movie, openPage, type Page } from '#support/page.ts'
import { startTestServer, type TestMember, type TestServer } from '#support/server.ts'

let server: TestServer
let ada: TestMember

beforeEach(async () => {
  server = await startTestServer()
  ada = await server.register()
})
afterEach(async () => {
  closePages()
  await server.close()
})

const jsonError = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

async function outboxOf(page: Page, owner: string): Promise<number> {
  const { store } = await page.local.openLocal()
  return store.read(async (tx) => (await tx.operations(owner)).length)
}

test('signing in stores the token and tells who it is', async () => {
  const page = await openPage(server)
  expect(page.session.session).toEqual({ status: 'guest', user: null, ended: false })
  expect(await page.session.signIn(credentials(ada))).toMatchObject({ ok: true, user: { email: ada.email } })
  expect(page.session.session.status).toBe('member')
  expect(page.stored.get('token')).toBeDefined()
})

test('signing up signs in', async () => {
  const page = await openPage(server)
  const person = { email: 'grace@example.org', password: 'nineteen blue lanterns', display_name: 'Grace' }
  expect(await page.session.signUp(person)).toMatchObject({ ok: true, user: { display_name: 'Grace' } })
})

test('a wrong password changes nothing and says why', async () => {
  const page = await openPage(server)
  const result = await page.session.signIn({ ...credentials(ada), password: 'wrong' })
  expect(result).toMatchObject({ ok: false, problem: { kind: 'refused', code: 'wrong-credentials' } })
  expect(page.session.session).toMatchObject({ status: 'guest', ended: false })
})

test('a captive portal is not a sign-in', async () => {
  const page = await openPage(server)
  page.network.instead = jsonError(200, { welcome: 'to the hotel' })
  expect(await page.session.signIn(credentials(ada))).toMatchObject({ ok: false, problem: { kind: 'not-ours' } })
  expect(page.stored.has('token')).toBe(false)
})

test('a stored session is there again at the next start, without the network', async () => {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  expect(page.session.session).toMatchObject({ status: 'member', user: { id: ada.user.id, email: ada.email } })
  expect(page.network.calls).toEqual([])
})

test.each(['garbage', 'a.b.c', ''])('a malformed token is removed at the start: "%s"', async (token) => {
  const page = await openPage(server, { stored: new Map([['token', token]]) })
  expect(page.session.session.status).toBe('guest')
  expect(page.stored.has('token')).toBe(false)
})

test('signing out seals what could not be sent; nobody else sees or sends it, its owner does', async () => {
  const disk = new IDBFactory()
  const page = await openPage(server, { stored: new Map([['token', ada.token]]), disk })
  page.network.instead = () => Promise.reject(new TypeError('no network'))
  await page.favorites.toggleFavorite(movie(603))
  await page.session.signOut()
  expect(page.session.session).toEqual({ status: 'guest', user: null, ended: false })
  expect(await outboxOf(page, ada.user.id)).toBe(1)

  page.network.instead = null
  const grace = await server.register()
  await page.session.signIn(credentials(grace))
  page.favorites.savedTitles.subscribe(() => undefined)
  await expect.poll(() => page.favorites.savedTitles.read()?.newestFirst).toEqual([])
  await page.sync.syncNow()
  expect(await outboxOf(page, ada.user.id)).toBe(1)
  expect((await server.call('favorites', { token: grace.token })).body).toEqual([])

  await page.session.signOut()
  await page.session.signIn(credentials(ada))
  await page.sync.syncNow()
  expect(await outboxOf(page, ada.user.id)).toBe(0)
  expect((await server.call('favorites', { token: ada.token })).body).toMatchObject([{ id: 'movie:603' }])
})

test("our own server's 401 ends the session once and keeps everything", async () => {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  await server.call('logout', { token: ada.token })
  await page.favorites.toggleFavorite(movie(603))
  await page.sync.syncNow()
  expect(page.session.session).toEqual({ status: 'guest', user: null, ended: true })
  expect(page.stored.has('token')).toBe(false)
  expect(await outboxOf(page, ada.user.id)).toBe(1)
})

test.each([
  ["a proxy's 401", jsonError(401, { message: 'proxy authentication required' })],
  ["a portal's success", jsonError(200, { signedIn: true })],
])('%s changes nothing', async (_, answer) => {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  page.network.instead = answer
  await page.favorites.toggleFavorite(movie(603))
  await page.sync.syncNow()
  expect(page.session.session.status).toBe('member')
  expect(await outboxOf(page, ada.user.id)).toBe(1)
})

test('a browser that refuses local storage still lets a person sign in for this visit', async () => {
  const page = await openPage(server)
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  await page.session.signIn(credentials(ada))
  expect(page.session.session.status).toBe('member')
  expect(page.session.sessionToken()).not.toBeNull()
})
