import { afterEach, beforeEach, expect, test } from 'vitest'
import { closePages, movie, openPage, type Page } from '#support/page.ts'
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

const signedIn = () => openPage(server, { stored: new Map([['token', ada.token]]) })
const down = () => Promise.reject(new TypeError('no network'))

async function onServer(): Promise<string[]> {
  const { body } = await server.call('favorites', { token: ada.token })
  return (body as { id: string }[]).map(({ id }) => id).sort()
}

const startOf = async (page: Page) => {
  page.sync.startSync()
  await expect.poll(() => page.network.calls).toContain('GET /api/sync')
}

test('a change leaves by itself within a second', async () => {
  const page = await signedIn()
  await startOf(page)
  await page.favorites.toggleFavorite(movie(603))
  await expect.poll(onServer, { timeout: 1000 }).toEqual(['movie:603'])
})

test('after the server was away, what waits is delivered within ten seconds of its return', async () => {
  const page = await signedIn()
  await startOf(page)
  page.network.instead = down
  for (const id of [1, 2, 3]) await page.favorites.toggleFavorite(movie(id))
  await expect.poll(() => page.connectivity.state).toBe('offline')
  // Back-off has grown to minutes by then.
  const { store } = await page.local.openLocal()
  await store.transact(async (tx) => {
    const account = await tx.account(ada.user.id)
    if (account) await tx.putAccount({ ...account, failures: 12, retryAt: Date.now() + 290_000 })
  })
  page.network.instead = null
  await expect.poll(onServer, { timeout: 10_000 }).toEqual(['movie:1', 'movie:2', 'movie:3'])
  expect(page.connectivity.state).toBe('online')
}, 20_000)

test('the worker acts for whoever is signed in, and for nobody after signing out', async () => {
  const page = await signedIn()
  await startOf(page)
  const { database } = await page.local.openLocal()
  await expect.poll(() => database.auth.toArray()).toEqual([{ id: 'session', owner: ada.user.id, token: ada.token }])
  await page.session.signOut()
  await expect.poll(() => database.auth.toArray()).toEqual([])
})

test('a guest learns whether the server is there, and sends nothing else', async () => {
  const page = await openPage(server)
  page.sync.startSync()
  await expect.poll(() => page.connectivity.state).toBe('online')
  expect(page.network.calls).toEqual(['GET /api/health'])
})
