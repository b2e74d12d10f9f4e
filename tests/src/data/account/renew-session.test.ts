import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { tokenTimes } from '#server/sessions/token-standing.ts'
import { ada, server } from '#support/one-server.ts'
import { credentials, movie, openOnlyPage, openPage, type Page } from '#support/page.ts'
import { startTestServer } from '#support/server.ts'
import { shareTabs } from '#support/tabs.ts'

const renewals = (page: Page) => page.network.calls.filter((call) => call === 'POST /api/auth/renew').length
const favorites = async (page: Page) =>
  ((await server.call('favorites', { token: page.session.sessionToken() ?? '' })).body as { id: string }[]).map(({ id }) => id)
const goOn = () => (server.clock.now += tokenTimes.freshMs)

/** The token the worker would send. */
async function tokenInDatabase(page: Page): Promise<string | undefined> {
  const { store } = await page.engine.open()
  return (await store.read((tx) => tx.device()))?.identity?.session?.token
}

/** A page of Ada's that has sent and fetched, with a token that is to be renewed. */
async function openStale(): Promise<Page> {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  await page.engine.syncNow()
  goOn()
  return page
}

const keep = (page: Page, id: number) => page.lists.toggleSaved('favorites', movie(id), false)

test('a page goes on after half an hour: one renewal for all its calls, and nobody is told of it', async () => {
  const page = await openStale()
  const { user } = page.session.session
  await keep(page, 603)
  const { callApi } = await import('#data/engine.ts')
  const [, me, profile] = await Promise.all([page.engine.syncNow(), callApi('me'), callApi('profile')])
  expect([me, profile]).toMatchObject([{ ok: true }, { ok: true }])
  await expect.poll(() => page.engine.syncNow()).toMatchObject({ end: 'done', pending: 0 })
  expect(renewals(page)).toBe(1)
  expect(await favorites(page)).toEqual(['movie:603'])
  expect(page.session.sessionToken()).not.toBe(ada.token)
  expect([page.stored.get('token'), await tokenInDatabase(page)]).toEqual([page.session.sessionToken(), page.session.sessionToken()])
  expect(page.session.session.user).toBe(user)
})

test('an answer that is lost on its way signs nobody out, however long it takes until the next', async () => {
  const page = await openStale()
  await keep(page, 603)
  page.network.instead = (call) => {
    if (call !== 'POST /api/auth/renew') return null
    const token = page.session.sessionToken() ?? ''
    return server.call('renew', { token }).then(() => Promise.reject(new TypeError('connection reset')))
  }
  await page.engine.syncNow()
  expect(page.session.session.status).toBe('member')
  server.clock.now += 9 * 24 * 3_600_000
  page.network.instead = null
  await expect.poll(() => page.engine.syncNow()).toMatchObject({ end: 'done', pending: 0 })
  expect(await favorites(page)).toEqual(['movie:603'])
})

test('a tab whose browser was ended right after a renewal goes on with the new token', async () => {
  const stored = new Map([['token', ada.token]])
  const disk = new IDBFactory()
  const page = await openPage(server, { stored, disk })
  await page.engine.syncNow()
  const asItWas = new Map(stored)
  goOn()
  await page.engine.syncNow()
  server.clock.now += 2 * tokenTimes.graceMs
  // Chromium brings local storage to the disk seconds later than a strict transaction.
  const later = await openOnlyPage(server, { stored: asItWas, disk })
  await later.engine.open()
  await keep(later, 603)
  await expect.poll(() => later.engine.syncNow()).toMatchObject({ end: 'done', pending: 0 })
  expect(await favorites(later)).toEqual(['movie:603'])
})

test('two tabs renew once', async () => {
  const browser = { stored: new Map([['token', ada.token]]), disk: new IDBFactory(), shared: shareTabs() }
  const one = await openPage(server, browser)
  await one.engine.syncNow()
  const other = await openPage(server, browser)
  await other.engine.open()
  goOn()
  await Promise.all([one, other].map((page, index) => keep(page, index + 1)))
  for (const page of [one, other]) await expect.poll(() => page.engine.syncNow()).toMatchObject({ end: 'done', pending: 0 })
  expect(renewals(one) + renewals(other)).toBe(1)
  expect((await favorites(one)).sort()).toEqual(['movie:1', 'movie:2'])
})

test('without locks and at the same moment, both go on as well', async () => {
  const browser = { stored: new Map([['token', ada.token]]), disk: new IDBFactory(), shared: shareTabs() }
  const one = await openPage(server, browser)
  await one.engine.syncNow()
  const other = await openPage(server, browser)
  await other.engine.open()
  const { locks: _, ...navigator } = globalThis.navigator
  vi.stubGlobal('navigator', navigator)
  goOn()
  for (let round = 0; round < 3; round++) {
    await Promise.all([one, other].map((page, index) => keep(page, 10 * round + index + 1)))
    await Promise.all([one, other].map((page) => page.engine.syncNow()))
    goOn()
  }
  for (const page of [one, other]) await expect.poll(() => page.engine.syncNow()).toMatchObject({ end: 'done', pending: 0 })
  expect([one, other].map((page) => page.session.session.status)).toEqual(['member', 'member'])
  expect(await favorites(one)).toHaveLength(6)
})

test('a token that the worker has renewed is taken over without asking again', async () => {
  const page = await openStale()
  const { sendOutbox } = await import('../../../../sw/background-sync.ts')
  await sendOutbox()
  expect(renewals(page)).toBe(1)
  expect(page.session.sessionToken()).toBe(ada.token)
  server.clock.now += 2 * tokenTimes.graceMs
  await keep(page, 603)
  await expect.poll(() => page.engine.syncNow()).toMatchObject({ end: 'done', pending: 0 })
  expect(renewals(page)).toBe(1)
  expect(page.session.sessionToken()).toBe(await tokenInDatabase(page))
  expect(await favorites(page)).toEqual(['movie:603'])
})

test('when a stolen token has ended the session, what waits stays and is sent after signing in again', async () => {
  const page = await openStale()
  await keep(page, 603)
  const { body } = await server.call('renew', { token: ada.token })
  await server.call('me', { token: (body as { token: string }).token })
  server.clock.now += tokenTimes.graceMs
  await page.engine.syncNow()
  expect(page.session.session).toEqual({ status: 'guest', user: null, ended: true })
  const { store } = await page.engine.open()
  expect(await store.read((tx) => tx.mutations(ada.user.id))).toHaveLength(1)
  await page.session.signIn(credentials(ada))
  await expect.poll(() => page.engine.syncNow()).toMatchObject({ end: 'done', pending: 0 })
  expect(await favorites(page)).toEqual(['movie:603'])
})

test('who signs out while the session is being renewed stays signed out', async () => {
  const page = await openStale()
  const asked = Promise.withResolvers<void>()
  const goes = Promise.withResolvers<void>()
  page.network.instead = (call) => {
    if (call !== 'POST /api/auth/renew') return null
    asked.resolve()
    return goes.promise.then(() => server.fetch('http://matinee.test/api/auth/renew', renewalOf(ada.token)))
  }
  const run = page.engine.syncNow()
  await asked.promise
  await page.session.signOut({ unsent: 'keep', forget: false })
  goes.resolve()
  await run
  expect(page.session.session).toEqual({ status: 'guest', user: null, ended: false })
  expect([page.stored.has('token'), await tokenInDatabase(page)]).toEqual([false, undefined])
})

const renewalOf = (token: string): RequestInit => ({ method: 'POST', headers: { authorization: `Bearer ${token}` } })

test('where the database does not take a renewed token, local storage keeps it', async () => {
  const page = await openStale()
  const open = vi.spyOn(page.engine, 'open').mockRejectedValue(new Error('the database is gone'))
  const { callApi } = await import('#data/engine.ts')
  expect(await callApi('me')).toMatchObject({ ok: true })
  open.mockRestore()
  expect(await tokenInDatabase(page)).toBe(ada.token)
  expect(page.stored.get('token')).not.toBe(ada.token)
})

test('a device whose session ended by itself is no stranger to the server, one that was signed out is', async () => {
  await using strict = await startTestServer({ limitFactor: 1 })
  const grace = await strict.register()
  const page = await openPage(strict, { stored: new Map([['token', grace.token]]) })
  await page.engine.syncNow()
  page.session.leaveSession({ ended: true })
  for (let guess = 0; guess < 12; guess++) await strict.call('login', { body: { email: grace.email, password: 'somebody else guesses' } })
  const stranger = await strict.call('login', { body: credentials(grace) })
  expect(stranger.status).toBe(429)
  expect(await page.session.signIn({ ...credentials(grace), email: grace.email.toUpperCase() })).toMatchObject({ ok: true })
  await page.session.signOut({ unsent: 'keep', forget: false })
  expect(await page.session.signIn(credentials(grace))).toMatchObject({ ok: false })
})
