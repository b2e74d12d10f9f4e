import { expect } from '@playwright/test'
import { startFaultProxy } from '#support/fault-proxy.ts'
import { test } from '#support/journey.ts'
import { cards, workerInCharge } from '#support/person.ts'
import { allScreens, openScreen } from '#support/screens.ts'

test('under lie-fi, screens seen before are there', async ({ browser, server }) => {
  const proxy = await startFaultProxy(server.port)
  const page = await (await browser.newContext()).newPage()
  const screens = (await allScreens(server.url)).filter(({ name }) => ['home', 'movies', 'movie'].includes(name))
  await page.goto(proxy.url)
  await workerInCharge(page)
  for (const screen of screens) await openScreen(page, proxy.url, screen)
  await page.waitForLoadState('networkidle')
  proxy.setFault({ kind: 'hang' })
  for (const { path, shows } of screens) {
    await page.goto(proxy.url + path, { waitUntil: 'commit' })
    await expect(page.locator(shows).first(), path).toBeVisible()
  }
  await proxy.stop()
})

test('on a slow line a picture is no longer fetched once its card has left @full', async ({ browser, server }) => {
  const proxy = await startFaultProxy(server.port)
  const page = await (await browser.newContext()).newPage()
  await page.goto(proxy.url)
  await workerInCharge(page)
  // Short of the eight seconds after which a request is given up.
  proxy.setFault({ kind: 'delay', ms: 5000 })
  await page.goto(`${proxy.url}/tv/popular`)
  await page.locator(cards).first().waitFor()
  const waiting = () =>
    page.evaluate(() => [...document.querySelectorAll('main img')].filter((image) => !(image as HTMLImageElement).complete).length)
  await expect.poll(waiting).toBeGreaterThan(3)
  const takenBack: string[] = []
  page.on('requestfailed', (request) => {
    const isPicture = new URL(request.url()).pathname.startsWith('/img/')
    // What the worker gives up by itself fails otherwise.
    if (isPicture && request.failure()?.errorText === 'net::ERR_ABORTED') takenBack.push(request.url())
  })
  await page.getByRole('link', { name: 'Matinee' }).first().click()
  await expect.poll(() => takenBack.length).toBeGreaterThan(3)
  await proxy.stop()
})
