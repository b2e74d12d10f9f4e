import { type CDPSession, expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { ada, cards, heart, logIn, signUp, titlesShown, workerInCharge } from '#support/person.ts'

interface Registrations {
  registrations: { registrationId: string; scopeURL: string }[]
}

/** What the browser does when the network is back: wakes the worker. (It does not do so by itself under test.) */
async function wakeWorker(devtools: CDPSession, origin: string): Promise<void> {
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registrations) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ours !== undefined) found(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId: await registered, tag: 'outbox', lastChance: false })
}

test('what was kept offline leaves through the worker, with no page of the app open', async ({ server, openBrowser }) => {
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
  await wakeWorker(await phone.context.newCDPSession(page), server.url)

  const tablet = await openBrowser()
  const other = await tablet.context.newPage()
  await logIn(other, server.url, ada)
  await other.goto(`${server.url}/favorites`)
  await expect(other.locator(cards)).toHaveCount(1)
  expect(kept).toContain((await titlesShown(other))[0])
})
