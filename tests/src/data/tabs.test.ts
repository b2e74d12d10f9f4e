import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { movie, openPage, type Page } from '#support/page.ts'
import { calm, events, holdClock, settled, start } from '#support/started-page.ts'
import { shareTabs } from '#support/tabs.ts'
import { ada, logInAgain, saveElsewhere, server } from '#support/one-server.ts'

/**
 * Opens tabs of one browser, one after the other. The latest one's network carries the calls of all, and only it may be tapped:
 * the earlier ones are in the background.
 */
function openBrowser(shared = shareTabs()): () => Promise<Page> {
  const browser = { stored: new Map([['token', ada.token]]), disk: new IDBFactory(), shared }
  return async () => {
    const page = await openPage(server, browser)
    await start(page)
    return page
  }
}

async function onServer(token = ada.token): Promise<string[]> {
  const { body } = await server.call('favorites', { token })
  return (body as { id: string }[]).map(({ id }) => id).sort()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a page that comes back after its tab has been hidden has what was missed, and listens again', async () => {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  const { setTimeout } = globalThis
  const resign: (() => void)[] = []
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => (ms === 30_000 ? resign.push(work) : setTimeout(work, ms)))
  await start(page)
  await settled(page)
  await expect.poll(() => page.network.calls).toContain(events)
  await calm(page)
  page.show(false)
  for (const work of resign) work()
  await saveElsewhere(1)
  await pause(300)
  const { database } = await page.engine.open()
  expect(await database.favorites.count()).toBe(0)
  page.network.calls.length = 0
  page.show(true)
  await expect.poll(() => database.favorites.count()).toBe(1)
  await expect.poll(() => page.network.calls).toContain(events)
})

test('the tab that listens makes way when it is closed', async () => {
  const openTab = openBrowser()
  const first = await openTab()
  await expect.poll(() => first.network.calls).toContain(events)
  const second = await openTab()
  first.dispatch('pagehide')
  await expect.poll(() => second.network.calls).toContain(events)
})

test('a tab frozen while it sends holds nobody up for more than 35 s, and what it sent is not sent twice', async () => {
  const shared = shareTabs()
  const locks = vi.spyOn(shared.locks, 'request')
  const openTab = openBrowser(shared)
  const frozen = await openTab()
  await settled(frozen)
  // Only what it sends: a page that is still fetching would never come to it.
  const sending = Promise.withResolvers<Response>()
  frozen.network.instead = (call) => (call === 'POST /api/sync/push' ? sending.promise : null)
  await frozen.lists.toggleSaved('favorites', movie(1), false)
  await expect.poll(() => frozen.network.calls).toContain('POST /api/sync/push')
  const runAhead = holdClock()
  const second = await openTab()
  await second.lists.toggleSaved('favorites', movie(2), false)
  const takenAway = () => locks.mock.calls.some(([, options]) => typeof options === 'object' && 'steal' in options)
  const delivered: string[][] = []
  let seconds = 0
  for (; !takenAway(); seconds += 4) {
    // The second tab looks for the lock again and again; the clock moves on only after it has looked.
    const looked = locks.mock.calls.length
    await expect.poll(() => locks.mock.calls.length).toBeGreaterThan(looked)
    delivered.push(takenAway() ? [] : await onServer())
    runAhead(4000)
  }
  // Before it is taken away nothing can be delivered.
  expect(delivered.flat()).toEqual([])
  expect(seconds).toBeLessThanOrEqual(35)
  await expect.poll(() => onServer()).toContain('movie:2')
  sending.reject(new TypeError('the connection is long gone'))
  await settled(second)
  expect(await onServer()).toEqual(['movie:1', 'movie:2'])
  expect(await server.db.selectFrom('applied_mutations').selectAll().execute()).toHaveLength(2)
})

test('other tabs follow at once when somebody signs out', async () => {
  const openTab = openBrowser()
  const first = await openTab()
  await settled(first)
  const second = await openTab()
  await settled(second)
  await second.session.signOut({ unsent: 'keep', forget: false })
  await expect.poll(() => first.session.session.status).toBe('guest')
})

test('a page that comes back from being frozen knows who is signed in now', async () => {
  const page = await openBrowser()()
  await settled(page)
  const bob = await server.register()
  page.stored.set('token', bob.token)
  expect(page.session.session.user?.id).toBe(ada.user.id)
  page.dispatch('resume')
  expect(page.session.session.user?.id).toBe(bob.user.id)
  // It opens its database again, which tells it who is signed in: not in the next test.
  await settled(page)
})

test('a session that another tab renewed is not ended by the refusal of the old token', async () => {
  const page = await openBrowser()()
  await settled(page)
  await page.lists.toggleSaved('favorites', movie(1), false)
  const renewed = await logInAgain()
  await server.call('logout', { token: ada.token })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = await fetch(path, init)
    // The other tab stores its token while this one's is being refused.
    if (response.status === 401) page.stored.set('token', renewed)
    return response
  })
  expect(await page.engine.syncNow()).toMatchObject({ end: 'done', pending: 0 })
  expect(page.session.session).toMatchObject({ status: 'member', ended: false })
  expect(await onServer(renewed)).toEqual(['movie:1'])
})

test('changes of somebody who signed out meanwhile do not travel with the next person’s token', async () => {
  const page = await openBrowser()()
  await settled(page)
  const bob = await server.register()
  await page.lists.toggleSaved('favorites', movie(1), false)
  page.stored.set('token', bob.token)
  await page.engine.syncNow()
  expect(await onServer(bob.token)).toEqual([])
  const { store } = await page.engine.open()
  expect(await store.read((tx) => tx.mutations(ada.user.id))).toHaveLength(1)
})

test('an engine that stands still although it could go on is started again, and that is counted', async () => {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  const runAhead = holdClock()
  const looks: (() => void)[] = []
  const { setInterval, setTimeout } = globalThis
  vi.stubGlobal('setInterval', (work: () => void, ms: number) => (ms === 15_000 ? looks.push(work) : setInterval(work, ms)))
  await start(page)
  await settled(page)
  await calm(page)
  // The browser loses the timer of the next run.
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => (ms === 250 ? 0 : setTimeout(work, ms)))
  await page.lists.toggleSaved('favorites', movie(1), false)
  for (const look of looks) look()
  await pause(300)
  expect(await onServer()).toEqual([])
  runAhead(61_000)
  for (const look of looks) look()
  await expect.poll(() => onServer()).toEqual(['movie:1'])
  const { syncHealth } = await import('#state/sync-health.ts')
  expect(syncHealth.restarts).toBe(1)
})

test('a frozen page lets go of the database, so that nothing it begins holds up other tabs; thawed it goes on', async () => {
  const page = await openBrowser()()
  await settled(page)
  const { database } = await page.engine.open()
  page.dispatch('freeze')
  expect(database.isOpen()).toBe(false)
  page.dispatch('resume')
  await page.lists.toggleSaved('favorites', movie(1), false)
  await expect.poll(() => onServer()).toEqual(['movie:1'])
})

const pauseAs = async (page: Page, paused: 'sign-in') => {
  const { store } = await page.engine.open()
  await store.transact(async (tx) => {
    const account = await tx.account(ada.user.id)
    if (account) await tx.putAccount({ ...account, paused })
  })
}

test('a session whose end only the worker has heard of ends for the page as well', async () => {
  const page = await openBrowser()()
  await settled(page)
  await server.call('logout', { token: ada.token })
  await pauseAs(page, 'sign-in')
  await page.engine.syncNow()
  expect(page.session.session).toMatchObject({ status: 'guest', ended: true })
})

test('a pause that the refusal of an older token has set does not hold up a session that is good', async () => {
  const page = await openBrowser()()
  await settled(page)
  await pauseAs(page, 'sign-in')
  await page.lists.toggleSaved('favorites', movie(1), false)
  await expect.poll(() => onServer()).toEqual(['movie:1'])
})

// The last one: what a frozen page was in the middle of goes on when it is thawed by the end of its server.
test('one tab listens for all; when the browser freezes it another one does', async () => {
  const openTab = openBrowser()
  const first = await openTab()
  await expect.poll(() => first.network.calls).toContain(events)
  const second = await openTab()
  await settled(second)
  await pause(300)
  expect(second.network.calls).not.toContain(events)
  first.dispatch('freeze')
  await expect.poll(() => second.network.calls).toContain(events)
})
