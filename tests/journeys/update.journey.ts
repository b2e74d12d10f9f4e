import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { hostBuild } from '#support/hosted-build.ts'
import { makeNextBuild } from '#support/next-build.ts'
import { cards, workerInCharge } from '#support/person.ts'

test('a new version waits until it is accepted; until then the old tab works whole, then it reloads once', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-update-'))
  const dataDir = join(folder, 'data')
  const nextBuild = join(folder, 'next')
  await makeNextBuild('dist', nextBuild)

  const old = await hostBuild({ webRoot: resolve('dist'), dataDir })
  await page.goto(old.url)
  await workerInCharge(page)
  await expect(page.locator(cards).first()).toBeVisible()
  await old.close()

  const updated = await hostBuild({ webRoot: nextBuild, dataDir, port: old.port })
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  const accept = page.getByRole('button', { name: 'Reload' })
  await expect(accept).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-build', 'next')

  // Screens not opened before come from the old version's own store: the server no longer has them.
  for (const [link, address] of [
    ['/login', /\/login$/],
    ['/search', /\/search$/],
  ] as const) {
    await page.evaluate((path) => history.pushState(null, '', path), link)
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  expect(loads).toBe(0)

  await accept.click()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
  await page.waitForTimeout(1_500)
  expect(loads).toBe(1)
  await updated.close()
  await rm(folder, { recursive: true })
})
