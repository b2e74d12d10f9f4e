import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { ada, cards, heart, logIn, signUp, titlesShown, workerInCharge } from '#support/person.ts'
import { workerAlarm } from '#support/worker-devtools.ts'

test('what was kept offline leaves through the worker, with no page of the app open @full', async ({ server, openBrowser }) => {
  const phone = await openBrowser()
  const page = await phone.context.newPage()
  await signUp(page, server.url, ada)
  await workerInCharge(page)
  await page.goto(`${server.url}/movie/popular`)
  await page.locator(cards).first().click()
  await expect(heart(page)).toBeVisible()
  const kept = new URL(page.url()).pathname

  await server.stop()
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  const tags = () =>
    page.evaluate(async () => {
      const { sync } = (await navigator.serviceWorker.ready) as unknown as { sync: { getTags: () => Promise<string[]> } }
      return sync.getTags()
    })
  await expect.poll(tags).toEqual(['outbox'])

  // An address of the server without the app.
  await page.goto('about:blank')
  await server.startAgain()
  await page.goto(`${server.url}/version.json`)
  const wake = await workerAlarm(await phone.context.newCDPSession(page), server.url)
  await wake()

  const tablet = await openBrowser()
  const other = await tablet.context.newPage()
  await logIn(other, server.url, ada)
  await other.goto(`${server.url}/favorites`)
  await expect(other.locator(cards)).toHaveCount(1)
  expect(kept).toContain((await titlesShown(other))[0])
})
