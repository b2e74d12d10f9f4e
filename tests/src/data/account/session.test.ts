import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { credentials, movie, openPage, type Page } from '#support/page.ts'
import { shareTabs } from '#support/tabs.ts'
import { ada, server } from '#support/one-server.ts'

const jsonError = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

async function outboxOf(page: Page, owner: string): Promise<number> {
  const { store } = await page.engine.open()
  return store.read(async (tx) => (await tx.mutations(owner)).length)
}

async function favoritesOf(page: Page, owner: string): Promise<string[]> {
  const { store } = await page.engine.open()
  return store.read(async (tx) => (await tx.allRows('favorites', owner)).filter(({ deleted }) => !deleted).map(({ key }) => key))
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

test('signing out keeps what could not be sent; nobody else sees or sends it, its owner does', async () => {
  const disk = new IDBFactory()
  const page = await openPage(server, { stored: new Map([['token', ada.token]]), disk })
  page.network.instead = () => Promise.reject(new TypeError('no network'))
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.session.signOut({ unsent: 'keep', forget: false })
  expect(page.session.session).toEqual({ status: 'guest', user: null, ended: false })
  expect(await outboxOf(page, ada.user.id)).toBe(1)

  page.network.instead = null
  const grace = await server.register()
  await page.session.signIn(credentials(grace))
  page.lists.shelves.favorites.subscribe(() => undefined)
  await expect.poll(() => page.lists.shelves.favorites.read()?.newestFirst).toEqual([])
  await page.engine.syncNow()
  expect(await outboxOf(page, ada.user.id)).toBe(1)
  expect((await server.call('favorites', { token: grace.token })).body).toEqual([])

  await page.session.signOut({ unsent: 'keep', forget: false })
  await page.session.signIn(credentials(ada))
  await page.engine.syncNow()
  expect(await outboxOf(page, ada.user.id)).toBe(0)
  expect((await server.call('favorites', { token: ada.token })).body).toMatchObject([{ id: 'movie:603' }])
})

test('logging out with everything sent asks nothing', async () => {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.session.requestSignOut()
  expect(page.session.session.status).toBe('guest')
  expect(page.session.signOutQuestion.open).toBe(false)
  expect(await outboxOf(page, ada.user.id)).toBe(0)
  expect((await server.call('me', { token: ada.token })).status).toBe(401)
})

test('logging out with unsent changes asks first; where the key never came, it is said that they stay readable', async () => {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  page.network.instead = () => Promise.reject(new TypeError('no network'))
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.session.requestSignOut()
  expect(page.session.session.status).toBe('member')
  expect(page.session.signOutQuestion).toEqual({ open: true, unsent: 1, sealable: false, forget: false })
  expect(await page.session.sendBeforeLeaving()).toBe(1)
  await page.session.signOut({ unsent: 'keep', forget: false })
  expect(page.session.signOutQuestion.open).toBe(false)
  expect(page.toasts.toasts.list.at(-1)).toMatchObject({ notice: 'signed-out-unsealed' })
  expect(await outboxOf(page, ada.user.id)).toBe(1)
})

test('what is discarded at logging out is taken back here and never sent', async () => {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  await page.lists.toggleSaved('favorites', movie(1), false)
  await page.engine.syncNow()
  page.network.instead = () => Promise.reject(new TypeError('no network'))
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.session.signOut({ unsent: 'discard', forget: false })
  expect(await outboxOf(page, ada.user.id)).toBe(0)
  expect(await favoritesOf(page, ada.user.id)).toEqual([])
  page.network.instead = null
  await page.session.signIn(credentials(ada))
  await page.engine.syncNow()
  expect((await server.call('favorites', { token: page.session.sessionToken() ?? '' })).body).toMatchObject([{ id: 'movie:1' }])
  expect(await favoritesOf(page, ada.user.id)).toEqual(['movie:1'])
})

test("an account's data leaves this device when its owner wants that, and nobody else's does", async () => {
  const disk = new IDBFactory()
  const grace = await server.register()
  const stored = new Map([['token', grace.token]])
  const page = await openPage(server, { stored, disk })
  page.network.instead = () => Promise.reject(new TypeError('no network'))
  await page.lists.toggleSaved('favorites', movie(7), false)
  await page.session.signOut({ unsent: 'keep', forget: false })
  page.network.instead = null
  await page.session.signIn(credentials(ada))
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.engine.syncNow()
  await page.session.signOut({ unsent: 'keep', forget: true })
  expect(await favoritesOf(page, ada.user.id)).toEqual([])
  const { database } = await page.engine.open()
  expect(await database.accounts.get(ada.user.id)).toBeUndefined()
  expect(await outboxOf(page, grace.user.id)).toBe(1)
  expect([...stored.keys()].filter((key) => key.includes(ada.user.id))).toEqual([])

  await page.session.signIn(credentials(ada))
  await page.engine.syncNow()
  expect(await favoritesOf(page, ada.user.id)).toEqual(['movie:603'])
})

test('another tab that signs in, out or as somebody else is followed at once', async () => {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  const grace = await server.register()
  page.session.followSessions()
  const elsewhere = (token: string | null) => {
    if (token === null) page.stored.delete('token')
    else page.stored.set('token', token)
    dispatchEvent(Object.assign(new Event('storage'), { storageArea: localStorage, key: 'token', newValue: token }))
  }
  elsewhere(grace.token)
  expect(page.session.session).toMatchObject({ status: 'member', user: { id: grace.user.id } })
  elsewhere(null)
  expect(page.session.session).toMatchObject({ status: 'guest', user: null })
})

test('what was offered to one person is taken away when another one uses the app', async () => {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  const grace = await server.register()
  page.session.followSessions()
  page.network.instead = () => Promise.reject(new TypeError('no network'))
  page.lists.shelves.favorites.subscribe(() => undefined)
  await page.lists.toggleSaved('favorites', movie(603), false)
  await expect.poll(() => page.lists.isOnShelf('favorites', 'movie:603')).toBe(true)
  await page.lists.toggleSaved('favorites', movie(603), true)
  expect(page.toasts.toasts.list.at(-1)).toMatchObject({ notice: 'favorite-removed' })
  await page.session.requestSignOut()
  expect(page.session.signOutQuestion.open).toBe(true)

  page.session.enterSession(grace.token)
  await expect.poll(() => page.session.signOutQuestion.open).toBe(false)
  expect(page.toasts.undoLatest()).toBe(false)
  expect(await favoritesOf(page, grace.user.id)).toEqual([])
})

test('a token that expires while offline seals what waits and deletes nothing', async () => {
  const disk = new IDBFactory()
  const stored = new Map([['token', ada.token]])
  const page = await openPage(server, { stored, disk })
  page.network.instead = () => Promise.reject(new TypeError('no network'))
  await page.lists.toggleSaved('favorites', movie(603), false)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 })
  const later = await openPage(server, { stored, disk })
  expect(later.session.session).toEqual({ status: 'guest', user: null, ended: true })
  expect(await outboxOf(later, ada.user.id)).toBe(1)
  expect(await favoritesOf(later, ada.user.id)).toEqual(['movie:603'])
  vi.useRealTimers()
  await later.session.signIn(credentials(ada))
  await later.engine.syncNow()
  expect(await outboxOf(later, ada.user.id)).toBe(0)
})

test("our own server's 401 ends the session once and keeps everything", async () => {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  await server.call('logout', { token: ada.token })
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.engine.syncNow()
  expect(page.session.session).toEqual({ status: 'guest', user: null, ended: true })
  expect(page.stored.has('token')).toBe(false)
  expect(await outboxOf(page, ada.user.id)).toBe(1)
})

test('a session that the server ended is said in every tab, one that the person ended is not', async () => {
  const browser = { stored: new Map([['token', ada.token]]), disk: new IDBFactory(), shared: shareTabs() }
  const frozen = await openPage(server, browser)
  const other = await openPage(server, browser)
  const page = await openPage(server, browser)
  await server.call('logout', { token: ada.token })
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.engine.syncNow()
  expect(page.session.session.ended).toBe(true)
  other.session.followStoredSession()
  expect(other.session.session).toEqual({ status: 'guest', user: null, ended: true })

  const next = await openPage(server, browser)
  expect(next.session.session.ended).toBe(true)
  expect((await openPage(server, browser)).session.session.ended).toBe(false)
  frozen.session.followStoredSession()
  expect(frozen.session.session).toEqual({ status: 'guest', user: null, ended: true })

  await page.session.signIn(credentials(ada))
  other.session.followStoredSession()
  expect(other.session.session).toMatchObject({ status: 'member', ended: false })
  await page.session.signOut({ unsent: 'keep', forget: false })
  other.session.followStoredSession()
  expect(other.session.session).toEqual({ status: 'guest', user: null, ended: false })
})

test('a tab that read the database before the server ended the session does not bring it back', async () => {
  const browser = { stored: new Map([['token', ada.token]]), disk: new IDBFactory(), shared: shareTabs() }
  const page = await openPage(server, browser)
  const { localIdentity, tellIdentity } = await import('#data/account/identity.ts')
  await page.engine.open()
  const read = localIdentity()
  expect(read.session).toMatchObject({ token: ada.token })
  page.session.leaveSession({ ended: true })
  tellIdentity(read)
  expect(page.session.session).toEqual({ status: 'guest', user: null, ended: true })
  expect(page.stored.has('token')).toBe(false)
})

test('a tab that learns from the database that the session is gone, before local storage tells why, says so as well', async () => {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  page.session.followSessions()
  page.session.leaveSession({ ended: false })
  expect(page.session.session.ended).toBe(false)
  dispatchEvent(Object.assign(new Event('storage'), { storageArea: localStorage, key: 'session-ended', newValue: 'yes' }))
  expect(page.session.session).toEqual({ status: 'guest', user: null, ended: true })
})

test.each([
  ["a proxy's 401", jsonError(401, { message: 'proxy authentication required' })],
  ["a portal's success", jsonError(200, { signedIn: true })],
])('%s changes nothing', async (_, answer) => {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  page.network.instead = answer
  await page.lists.toggleSaved('favorites', movie(603), false)
  await page.engine.syncNow()
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
