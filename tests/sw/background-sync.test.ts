import { beforeEach, expect, test, vi } from 'vitest'
import { signInOn } from '#support/identity.ts'
import { closePages, movie, openPage, type Page } from '#support/page.ts'
import { type TestMember } from '#support/server.ts'
import { shareTabs } from '#support/tabs.ts'
import { ada, server } from '#support/one-server.ts'

let page: Page

beforeEach(async () => {
  page = await openPage(server, { stored: new Map([['token', ada.token]]), shared: shareTabs() })
})

const down = () => Promise.reject(new TypeError('no network'))

const withoutEvents = (call: string) => (call === 'GET /api/sync/events' ? down() : null)

/** Locks that keep nobody apart. */
const grantAll = (_: string, ...work: ((lock: object) => unknown)[]) => work.at(-1)?.({})

/** The worker of the page's browser, woken. */
async function wakeWorker(): Promise<void> {
  const { sendOutbox } = await import('../../sw/background-sync.ts')
  return sendOutbox()
}

async function signInThePage(): Promise<void> {
  page.start()
  const { database } = await page.engine.open()
  await expect.poll(async () => (await database.accounts.get(ada.user.id))?.cursor).toEqual(expect.any(String))
}

async function keepOffline(...ids: number[]): Promise<void> {
  page.network.instead = down
  for (const id of ids) await page.lists.toggleSaved('favorites', movie(id), false)
  await expect.poll(() => page.connectivity.state).toBe('offline')
}

async function onServer(member = ada): Promise<string[]> {
  const { body } = await server.call('favorites', { token: member.token })
  return (body as { id: string }[]).map(({ id }) => id).sort()
}

test('what waits leaves through the worker, with the number on the icon, and the page sees that it left', async () => {
  await signInThePage()
  await keepOffline(1, 2)
  closePages()
  const pending: number[] = []
  const { database, ports } = await page.engine.open()
  const { watchSummary } = await import('#db/watch.ts')
  const stop = watchSummary(
    database,
    ports.clock,
    ada.user.id,
    (summary) => pending.push(summary.pending),
    () => undefined,
  )
  await expect.poll(() => pending.at(-1)).toBe(2)
  page.network.instead = null
  const clearAppBadge = vi.fn(async () => undefined)
  Object.assign(navigator, { clearAppBadge })
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => setTimeout(work, ms === 2000 ? 0 : ms))
  const pages: string[] = ['an open page, which does so itself']
  vi.stubGlobal('clients', { matchAll: async () => pages })
  await wakeWorker()
  expect(clearAppBadge).not.toHaveBeenCalled()
  pages.pop()
  await wakeWorker()
  expect(clearAppBadge).toHaveBeenCalledOnce()
  expect(await onServer()).toEqual(['movie:1', 'movie:2'])
  await expect.poll(() => pending.at(-1)).toBe(0)
  stop()
})

test('what another device changed is here before the app is opened again', async () => {
  page.network.instead = withoutEvents
  await signInThePage()
  await server.call('addFavorite', { token: ada.token, body: { media_id: 7, media_type: 'movie', title: 'Elsewhere' } })
  page.network.calls.length = 0
  closePages()
  await wakeWorker()
  // The page may have been about to listen when it was closed.
  expect(page.network.calls.filter((call) => !call.endsWith('/events'))).toEqual(['GET /api/sync'])
  const { store } = await page.engine.open()
  expect((await store.read((tx) => tx.allRows('favorites', ada.user.id))).map(({ key }) => key)).toEqual(['movie:7'])
})

test('while the server is away the browser is asked to try again, and nothing is lost', async () => {
  await signInThePage()
  await keepOffline(1)
  closePages()
  await expect(wakeWorker()).rejects.toThrow('1 changes wait')
  page.network.instead = null
  await wakeWorker()
  expect(await onServer()).toEqual(['movie:1'])
})

/** From here on what is fetched waits, and then fails. */
function holdPull() {
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<Response>()
  page.network.instead = (call) => {
    if (call !== 'GET /api/sync') return withoutEvents(call)
    asked.resolve()
    return answered.promise
  }
  return {
    isAsked: asked.promise,
    fail() {
      page.network.instead = withoutEvents
      answered.resolve(Response.json({ error: { code: 'internal', message: '' } }, { status: 500 }))
    },
  }
}

test('what it could not fetch the browser is asked to try again, though nothing waits to be sent', async () => {
  await signInThePage()
  closePages()
  const pull = holdPull()
  const woken = wakeWorker()
  await pull.isAsked
  pull.fail()
  await expect(woken).rejects.toThrow('0 changes wait, and not everything was fetched')
})

test('what it could not fetch, the page fetches that wanted to meanwhile', async () => {
  // Neither a poll nor an announcement tells the page.
  vi.stubGlobal('setInterval', () => 0)
  page.network.instead = withoutEvents
  await signInThePage()
  await expect.poll(() => page.engine.syncNow()).toMatchObject({ end: 'done' })
  await server.call('addFavorite', { token: ada.token, body: { media_id: 7, media_type: 'movie', title: 'Elsewhere' } })
  const pull = holdPull()
  const woken = wakeWorker()
  await pull.isAsked
  const locks = vi.spyOn(navigator.locks, 'request')
  page.dispatch('focus')
  await expect.poll(() => locks.mock.calls.length).toBeGreaterThan(0)
  pull.fail()
  await expect(woken).rejects.toThrow('not everything was fetched')
  const { database } = await page.engine.open()
  await expect.poll(() => database.favorites.count()).toBe(1)
})

test('it does nothing where nobody is signed in, and nothing where the app has never kept anything', async () => {
  await wakeWorker()
  expect(page.network.calls).toEqual([])
  await page.session.signOut({ unsent: 'keep', forget: false })
  page.network.calls.length = 0
  await wakeWorker()
  expect(page.network.calls).toEqual([])
})

test('page and worker that send the same change at once apply it once', async () => {
  await signInThePage()
  await keepOffline(1, 2, 3)
  vi.stubGlobal('navigator', { ...navigator, locks: { request: grantAll } })
  page.network.instead = null
  await Promise.all([page.engine.syncNow(), wakeWorker()])
  await expect.poll(() => page.engine.syncNow()).toMatchObject({ end: 'done', pending: 0 })
  expect(await onServer()).toEqual(['movie:1', 'movie:2', 'movie:3'])
  const applied = await server.db.selectFrom('applied_mutations').selectAll().execute()
  expect(applied).toHaveLength(3)
})

test('a token that the page replaced meanwhile is taken; the pause of the old one does not stay', async () => {
  await signInThePage()
  await keepOffline(1)
  closePages()
  page.network.instead = null
  const { database, store, ports } = await page.engine.open()
  const { body } = await server.call('login', { body: { email: ada.email, password: ada.password } })
  await server.call('logout', { token: ada.token })
  const { resume } = await import('#sync/failure.ts')
  const renewed = (body as TestMember).token
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = await fetch(path, init)
    // The page signs in again while the old token is being refused.
    if (response.status === 401) {
      await signInOn(store, ports, { owner: ada.user.id, token: renewed })
      await store.transact((tx) => resume(tx, ada.user.id))
    }
    return response
  })
  await wakeWorker()
  expect((await database.accounts.get(ada.user.id))?.paused).toBeNull()
  const { body: list } = await server.call('favorites', { token: renewed })
  expect(list).toHaveLength(1)
})

test("nobody's changes travel with somebody else's token", async () => {
  await signInThePage()
  await keepOffline(1)
  closePages()
  page.network.instead = null
  page.network.calls.length = 0
  const bob = await server.register()
  const { store, ports } = await page.engine.open()
  // Bob signs in after the worker has begun to act for Ada.
  const request = async (_: string, work: (lock: object) => unknown) => {
    await signInOn(store, ports, { owner: bob.user.id, token: bob.token })
    return work({})
  }
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
  await expect(wakeWorker()).rejects.toThrow('1 changes wait')
  expect(page.network.calls).toEqual([])
  expect(await onServer(bob)).toEqual([])
})
