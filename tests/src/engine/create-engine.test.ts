import { expect, test, vi } from 'vitest'
import { movie, openOnlyPage, openPage, type Page } from '#support/page.ts'
import { ada, saveElsewhere, server } from '#support/one-server.ts'

const signedIn = () => openPage(server, { stored: new Map([['token', ada.token]]) })
const down = () => Promise.reject(new TypeError('no network'))

async function onServer(): Promise<string[]> {
  const { body } = await server.call('favorites', { token: ada.token })
  return (body as { id: string }[]).map(({ id }) => id).sort()
}

const startOf = async (page: Page) => {
  page.start()
  await expect.poll(() => page.network.calls).toContain('GET /api/sync')
}

test('a change leaves by itself', async () => {
  const page = await signedIn()
  await startOf(page)
  await page.lists.toggleSaved('favorites', movie(603), false)
  await expect.poll(onServer).toEqual(['movie:603'])
})

test('after the server was away, what waits is delivered on its return, not when the back-off ends', async () => {
  const page = await signedIn()
  await startOf(page)
  page.network.instead = down
  for (const id of [1, 2, 3]) await page.lists.toggleSaved('favorites', movie(id), false)
  await expect.poll(() => page.connectivity.state).toBe('offline')
  // Back-off has grown to minutes by then.
  const { store } = await page.engine.open()
  await store.transact(async (tx) => {
    const account = await tx.account(ada.user.id)
    if (account) await tx.putAccount({ ...account, failures: 12, retryAt: Date.now() + 290_000 })
  })
  page.network.instead = null
  await expect.poll(onServer).toEqual(['movie:1', 'movie:2', 'movie:3'])
  expect(page.connectivity.state).toBe('online')
})

test('the worker acts for whoever is signed in, and for nobody after signing out', async () => {
  const page = await signedIn()
  await startOf(page)
  const { store } = await page.engine.open()
  const sessionHeld = () => store.read(async (tx) => (await tx.device())?.identity?.session)
  await expect.poll(sessionHeld).toEqual({ owner: ada.user.id, token: ada.token })
  await page.session.signOut({ unsent: 'keep', forget: false })
  expect(await sessionHeld()).toBeNull()
})

/** What the worker leaves behind when the server tells it that nobody is signed in. */
async function workerWasRefused(page: Page): Promise<void> {
  const { store } = await page.engine.open()
  await store.transact(async (tx) => {
    const account = await tx.account(ada.user.id)
    if (account) await tx.putAccount({ ...account, paused: 'sign-in' })
  })
}

test('a session whose end only the worker was told of ends in the page as soon as something is to be sent', async () => {
  const page = await signedIn()
  await startOf(page)
  await server.call('logout', { token: ada.token })
  await workerWasRefused(page)
  await page.lists.toggleSaved('favorites', movie(603), false)
  await expect.poll(() => page.session.session.ended).toBe(true)
})

/** What another device of the member decides. */
const elsewhere = (isSaved: boolean) =>
  isSaved
    ? server.call('addFavorite', { token: ada.token, body: { media_id: 603, media_type: 'movie', title: 'The Matrix' } })
    : server.call('removeFavorite', { token: ada.token, params: { id: 'movie:603' } })

test.each([
  { decided: 'saved', before: true, wanted: ['movie:603'] },
  { decided: 'removed', before: false, wanted: [] },
])('what is $decided again stays so, whatever another device decided before and this one has not heard of', async ({ before, wanted }) => {
  await elsewhere(before)
  const page = await signedIn()
  const asked = Date.now()
  await page.engine.syncNow()
  const roundTripMs = Date.now() - asked
  await elsewhere(!before)
  const decidedBefore = Date.now()
  // No device knows the server's time better than to half a round trip.
  await vi.waitUntil(() => Date.now() - decidedBefore > roundTripMs, { timeout: 60_000 })
  // A press means the other of what was seen, which here the database has already.
  await page.lists.toggleSaved('favorites', movie(603), !before)
  await page.engine.syncNow()
  expect(await onServer()).toEqual(wanted)
})

test('a session that the worker was wrongly told is over goes on', async () => {
  const page = await signedIn()
  await startOf(page)
  await workerWasRefused(page)
  await page.lists.toggleSaved('favorites', movie(603), false)
  await expect.poll(onServer).toEqual(['movie:603'])
})

test('a guest learns whether the server is there, and sends nothing else', async () => {
  const page = await openOnlyPage(server)
  page.start()
  await expect.poll(() => page.connectivity.state).toBe('online')
  expect(page.network.calls).toEqual(['GET /api/health'])
})

test('"sync now" tells what came of it', async () => {
  const page = await signedIn()
  expect(await page.engine.syncNow()).toEqual({ end: 'done', sent: 0, pending: 0 })
  await page.lists.toggleSaved('favorites', movie(603), false)
  expect(await page.engine.syncNow()).toEqual({ end: 'done', sent: 1, pending: 0 })
  page.network.instead = down
  await page.lists.toggleSaved('favorites', movie(604), false)
  expect(await page.engine.syncNow()).toEqual({ end: 'offline', sent: 0, pending: 1 })
  page.network.instead = null
  expect(await page.engine.syncNow()).toEqual({ end: 'done', sent: 1, pending: 0 })
})

test('"sync now" says when the session is over, and that of a guest', async () => {
  const page = await signedIn()
  await page.lists.toggleSaved('favorites', movie(603), false)
  await server.call('logout', { token: ada.token })
  expect(await page.engine.syncNow()).toMatchObject({ end: 'sign-in', sent: 0, pending: 1 })
  expect(await page.engine.syncNow()).toEqual({ end: 'sign-in', sent: 0, pending: 0 })
})

/** A page, and its database, that has fetched everything and listens for more. */
async function upToDate() {
  const page = await signedIn()
  await startOf(page)
  await expect.poll(() => page.network.calls).toContain('GET /api/sync/events')
  const { database } = await page.engine.open()
  await expect.poll(() => database.accounts.count()).toBe(1)
  return { page, database }
}

test('what another device changes is here by itself', async () => {
  const { database } = await upToDate()
  await server.call('addFavorite', { token: ada.token, body: { media_id: 603, media_type: 'movie', title: 'The Matrix' } })
  await expect.poll(() => database.favorites.count()).toBe(1)
})

test('what could not be fetched is asked for again within seconds, though nothing waits to be sent', async () => {
  const { page, database } = await upToDate()
  let failures = 0
  page.network.instead = () => {
    if (failures === 2 || page.network.calls.at(-1) !== 'GET /api/sync') return null
    failures += 1
    return Promise.resolve(Response.json({ error: { code: 'internal', message: '' } }, { status: 500 }))
  }
  await server.call('addFavorite', { token: ada.token, body: { media_id: 603, media_type: 'movie', title: 'The Matrix' } })
  await expect.poll(() => database.favorites.count()).toBe(1)
  expect(failures).toBe(2)
})

test('what the server announces while a run is under way is fetched by the next one', async () => {
  const { database } = await upToDate()
  const { fetch, setTimeout } = globalThis
  const answered: (() => void)[] = []
  let putOff = 0
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const response = await fetch(path, init)
    if (path.startsWith('/api/sync?') && answered.length === 0) await new Promise<void>((arrive) => answered.push(arrive))
    return response
  })
  // A run that finds another one under way comes back half a second later.
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) => {
    if (ms === 500 && answered.length > 0) putOff += 1
    return setTimeout(work, ms)
  })
  await saveElsewhere(1)
  await expect.poll(() => answered.length).toBe(1)
  await saveElsewhere(2)
  await expect.poll(() => putOff).toBeGreaterThan(0)
  for (const arrive of answered) arrive()
  await expect.poll(() => database.favorites.count()).toBe(2)
})

const failing = () => Promise.resolve(Response.json({ error: { code: 'internal', message: '' } }, { status: 500 }))

test('so is what could not be fetched on a return, though the server announces nothing and nobody polls', async () => {
  vi.stubGlobal('setInterval', () => 0)
  const page = await signedIn()
  page.network.instead = (call) => (call === 'GET /api/sync/events' ? failing() : null)
  await startOf(page)
  await expect.poll(async () => (await page.engine.syncNow()).end).toBe('done')
  await server.call('addFavorite', { token: ada.token, body: { media_id: 603, media_type: 'movie', title: 'The Matrix' } })
  let failures = 0
  page.network.instead = (call) => {
    if (call !== 'GET /api/sync/events' && (call !== 'GET /api/sync' || failures === 2)) return null
    if (call === 'GET /api/sync') failures += 1
    return failing()
  }
  page.dispatch('focus')
  const { database } = await page.engine.open()
  await expect.poll(() => database.favorites.count()).toBe(1)
  expect(failures).toBe(2)
})

test('a change of its own, of which the server tells, is not fetched again', async () => {
  const page = await signedIn()
  await startOf(page)
  await page.lists.toggleSaved('favorites', movie(603), false)
  await expect.poll(onServer).toEqual(['movie:603'])
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(page.network.calls.filter((call) => call === 'POST /api/sync/push')).toHaveLength(1)
  expect(page.network.calls.filter((call) => call === 'GET /api/sync').length).toBeLessThanOrEqual(2)
})

/** From here on the page's short timers wait until the function that comes back is called. */
function holdShortTimers(): () => void {
  const { setTimeout, clearTimeout } = globalThis
  const held = new Map<number, () => void>()
  let last = 0
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => {
    if (ms === 0 || ms > 250) return setTimeout(work, ms)
    held.set(++last, work)
    return last
  })
  vi.stubGlobal('clearTimeout', (timer: number) => held.delete(timer) || clearTimeout(timer))
  return () => {
    for (const work of held.values()) work()
    held.clear()
  }
}

test('what is written in quick succession leaves together', async () => {
  const page = await signedIn()
  await startOf(page)
  await expect.poll(async () => (await page.engine.syncNow()).end).toBe('done')
  const goOn = holdShortTimers()
  for (const id of [1, 2, 3]) await page.lists.toggleSaved('favorites', movie(id), false)
  const { database } = await page.engine.open()
  await expect.poll(() => database.outbox.count()).toBe(3)
  goOn()
  await expect.poll(onServer).toEqual(['movie:1', 'movie:2', 'movie:3'])
  expect(page.network.calls.filter((call) => call === 'POST /api/sync/push')).toHaveLength(1)
})

test('what was written a moment ago leaves when the page is left', async () => {
  const page = await signedIn()
  await startOf(page)
  await expect.poll(async () => (await page.engine.syncNow()).end).toBe('done')
  holdShortTimers()
  await page.lists.toggleSaved('favorites', movie(603), false)
  page.show(false)
  await expect.poll(onServer).toEqual(['movie:603'])
})
