import { expect, test, vi } from 'vitest'
import { openPage } from '#support/page.ts'
import { calm, events, holdClock, settled, start } from '#support/started-page.ts'
import { ada, logInAgain, saveElsewhere, server } from '#support/one-server.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The looks of a page at its own clock, which it takes when it is told to instead of every so often. */
function holdLooks(): (() => void)[] {
  const looks: (() => void)[] = []
  const { setInterval } = globalThis
  vi.stubGlobal('setInterval', (work: () => void, ms: number) => (ms === 1000 ? looks.push(work) : setInterval(work, ms)))
  return looks
}

/** From here on timers of minutes wait; answers with what they were to do. */
function holdLongTimers(): (() => void)[] {
  const held: (() => void)[] = []
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => (ms >= 200_000 ? held.push(work) : setTimeout(work, ms)))
  return held
}

test('a device that the server has no place for asks now and then, and listens once there is room', async () => {
  const others = await logInAgain()
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${others}` }
  for (let device = 0; device < 100; device += 1) await server.fetch('http://matinee.test/api/sync/events', { headers })
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  const [looks, comeBack] = [holdLooks(), holdLongTimers()]
  const runAhead = holdClock()
  await start(page)
  await settled(page)
  await expect.poll(() => comeBack.length).toBe(1)
  await calm(page)
  const { database } = await page.engine.open()
  await saveElsewhere(1)
  for (const look of looks) look()
  await pause(300)
  expect(await database.favorites.count()).toBe(0)
  runAhead(12_500)
  for (const look of looks) look()
  await expect.poll(() => database.favorites.count()).toBe(1)
  expect(page.network.calls.filter((call) => call === events)).toHaveLength(1)
  await server.call('logout', { token: others })
  for (const connect of comeBack) connect()
  await expect.poll(() => page.network.calls.filter((call) => call === events)).toHaveLength(2)
  await saveElsewhere(2)
  await expect.poll(() => database.favorites.count()).toBe(2)
})
