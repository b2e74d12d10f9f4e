import { afterEach, beforeEach, expect, test } from 'vitest'
import { savedTitleOf } from '#domain/title/title.ts'
import { type HomeRow, homeRows } from '#product/home-rows.ts'
import { closePages, credentials, openPage } from '../../../support/page.ts'
import { startTestServer, type TestServer } from '../../../support/server.ts'
import { aTitle } from '../../../support/titles.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  closePages()
  await server.close()
})

const todayFirst: HomeRow[] = ['today', ...homeRows.filter((row) => row !== 'today')]
const finished = (id: number, title: string) => ({
  ...savedTitleOf(aTitle({ id, title })),
  season: null,
  episode: null,
  watch_position: 99,
  duration: 100,
  preferred_source: null,
})

test('home is arranged at once, and so again at the next start, before the database is open', async () => {
  const stored = new Map<string, string>()
  const page = await openPage(server, { stored })
  const { moveRow, toggleHidden, toggleService, lastKnownHome } = page.home
  await moveRow(todayFirst, 'today')
  await toggleHidden('platforms')
  await toggleService('hulu')
  expect(lastKnownHome()).toMatchObject({ order: todayFirst, hidden: ['platforms'], services: ['hulu'] })

  const { home } = await openPage(server, { stored })
  expect(home.lastKnownHome()).toMatchObject({ order: todayFirst, hidden: ['platforms'], services: ['hulu'] })
})

test('what is chosen in quick succession stays chosen while it is saved one after the other', async () => {
  const page = await openPage(server)
  const { followHome, toggleService, lastKnownHome } = page.home
  followHome()
  const chosen = ['hulu', 'netflix', 'max', 'peacock', 'disney']
  const state = { isSaved: false }
  const saved = Promise.all(chosen.map(toggleService)).then(() => Object.assign(state, { isSaved: true }))
  const shown = [lastKnownHome().services]
  while (!state.isSaved) {
    await new Promise((resolve) => setImmediate(resolve))
    shown.push(lastKnownHome().services)
  }
  await saved
  expect(shown.filter((services) => !chosen.every((platform) => services.includes(platform)))).toEqual([])
  expect(lastKnownHome().services.toSorted()).toEqual(chosen.toSorted())
})

test('an arrangement belongs to one person: somebody else on the device has their own', async () => {
  const page = await openPage(server)
  const { moveRow, lastKnownHome } = page.home
  await moveRow(todayFirst, 'today')
  await page.session.signIn(credentials(await server.register()))
  expect(lastKnownHome().order).toEqual([])
})

test('what somebody finished last is known to home, and nothing of it leaves the device', async () => {
  const page = await openPage(server)
  await page.watching.recordWatched(finished(7, 'Older'))
  await page.watching.recordWatched(finished(8, 'Night Ferry'))
  const calls = page.network.calls.length
  const { refreshTaste, lastKnownHome } = page.home
  await refreshTaste()
  expect(lastKnownHome()).toMatchObject({ preferred: 'movie', finished: { type: 'movie', id: 8, title: 'Night Ferry' } })
  expect(page.network.calls).toHaveLength(calls)
})

test.each(['[]', '{', 'null', '{"order":3,"hidden":[1,"a"],"finished":{"title":1}}', '"x"'])(
  'a spoilt memory (%s) is an untouched home',
  async (json) => {
    const page = await openPage(server, {
      stored: new Map([
        ['anonymous_user_id', 'anonymous-1-a'],
        ['home:anonymous-1-a', json],
      ]),
    })
    expect(page.guest.guestOwner()).toBe('anonymous-1-a')
    const { order, services, finished } = page.home.lastKnownHome()
    expect({ order, services, finished }).toEqual({ order: [], services: [], finished: undefined })
  },
)
