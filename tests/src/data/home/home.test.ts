import { afterEach, beforeEach, expect, test } from 'vitest'
import { savedTitleOf } from '#domain/title/title.ts'
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

const home = async () => ({
  ...(await import('#data/home/home.ts')),
  ...(await import('#data/home/arrange-home.ts')),
  ...(await import('#data/home/follow-home.ts')),
})
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
  await openPage(server, { stored })
  const { arrangeHome, chooseServices, lastKnownHome } = await home()
  await arrangeHome({ order: ['today', 'continue'], hidden: ['platforms'] })
  await chooseServices(['hulu'])
  expect(lastKnownHome()).toMatchObject({ order: ['today', 'continue'], hidden: ['platforms'], services: ['hulu'] })

  await openPage(server, { stored })
  expect((await home()).lastKnownHome()).toMatchObject({ order: ['today', 'continue'], hidden: ['platforms'], services: ['hulu'] })
})

test('an arrangement belongs to one person: somebody else on the device has their own', async () => {
  const page = await openPage(server)
  const { arrangeHome, lastKnownHome } = await home()
  await arrangeHome({ order: ['today'], hidden: [] })
  await page.session.signIn(credentials(await server.register()))
  expect(lastKnownHome().order).toEqual([])
})

test('what somebody finished last is known to home, and nothing of it leaves the device', async () => {
  const page = await openPage(server)
  await page.watching.recordWatched(finished(7, 'Older'))
  await page.watching.recordWatched(finished(8, 'Night Ferry'))
  const calls = page.network.calls.length
  const { refreshTaste, lastKnownHome } = await home()
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
    const { order, services, finished } = (await home()).lastKnownHome()
    expect({ order, services, finished }).toEqual({ order: [], services: [], finished: undefined })
  },
)
