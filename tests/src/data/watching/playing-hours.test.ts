import { afterEach, expect, test, vi } from 'vitest'
import type { WatchableRef } from '#contract/media.ts'
import { budgets } from '#support/budgets.ts'
import { ada, server } from '#support/one-server.ts'
import { movie, openPage } from '#support/page.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Lets everything happen that waits for no timer. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 25; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('hours of playing leave one position and one change to be sent, and ask the server less than thirty times a minute', async () => {
  const page = await openPage(server, { stored: new Map([['token', ada.token]]) })
  const { database } = await page.engine.open()
  await page.engine.syncNow()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const clock = vi.spyOn(performance, 'now')
  const begun = performance.now()
  const length = budgets.playedMinutes * 60 * 2
  const film: WatchableRef = { media_type: 'movie', media_id: 603, season: null, episode: null }
  let mostWaiting = 0
  let mostCalls = 0
  for (let minute = 0; minute < budgets.playedMinutes; minute += 1) {
    page.network.calls.length = 0
    for (let second = 0; second < 60; second += 1) {
      const at = minute * 60 + second
      clock.mockReturnValue(begun + at * 1000)
      await page.watching.notePosition({ watchable: film, title: movie(603) }, { position: at + 0.5, duration: length }, 'line', false)
      vi.advanceTimersByTime(1000)
      if (second % 10 === 0) {
        await settle()
        mostWaiting = Math.max(mostWaiting, await database.outbox.count())
      }
    }
    mostCalls = Math.max(mostCalls, page.network.calls.length)
  }
  expect(mostWaiting).toBeLessThanOrEqual(2)
  expect(mostCalls).toBeGreaterThan(0)
  expect(mostCalls).toBeLessThan(30)
  expect(await database.continue_watching.count()).toBe(1)
  vi.useRealTimers()
  clock.mockRestore()
  await page.engine.syncNow()
  const { body } = await server.call('continueWatching', { token: ada.token })
  const [left] = body as { watch_position: number }[]
  // The last five seconds may not be noted yet.
  expect(left?.watch_position).toBeGreaterThan(budgets.playedMinutes * 60 - 7)
})
