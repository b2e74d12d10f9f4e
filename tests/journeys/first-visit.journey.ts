import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { hostBuild } from '#support/hosted-build.ts'
import { test } from '#support/journey.ts'
import { anyTitle, heart, workerInCharge } from '#support/person.ts'
import { stopActiveWorker } from '#support/worker-devtools.ts'
import { scriptOf } from '../../scripts/sizes/build.ts'

/** Whether all answers that the page has had from the catalogue, also before there was a worker, are cached. */
const isAllCached = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
    const answers = fetched.filter((name) => ['/tmdb/3/', '/config.json'].some((path) => new URL(name).pathname.startsWith(path)))
    const cached = await Promise.all(answers.map((name) => caches.match(name)))
    return answers.length > 2 && cached.every((answer) => answer !== undefined)
  })

test('after a first visit without a reload, what was seen opens without a network', async ({ page, server }) => {
  await page.goto(server.url)
  await workerInCharge(page)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const nameOfHome = await heading.textContent()
  await page.getByRole('link', { name: 'Details' }).first().click()
  // The address changes before the page does.
  await expect(heading).not.toHaveText(nameOfHome ?? '')
  await expect(heart(page)).toBeVisible()
  const [name, address] = [await heading.textContent(), page.url()]
  await expect.poll(() => isAllCached(page)).toBe(true)
  await server.stop()
  const again = await page.context().newPage()
  await again.goto(server.url)
  await expect(again.locator(anyTitle).first()).toBeVisible()
  await again.goto(address)
  await expect(again.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

test('home opens without a network before the files of all screens have come, which come with the next visit', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-first-visit-'))
  const [partial, dataDir] = [join(folder, 'web'), join(folder, 'data')]
  await cp('dist', partial, { recursive: true })
  await rm(join(partial, scriptOf('dist', 'src/features/settings/settings-screen.tsx')))

  const interrupted = await hostBuild({ webRoot: partial, dataDir })
  await page.goto(interrupted.url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => isAllCached(page)).toBe(true)
  await interrupted.close()
  const offline = await page.context().newPage()
  await offline.goto(interrupted.url)
  await expect(offline.locator(anyTitle).first()).toBeVisible()
  await offline.close()

  // As the browser does with one that has had nothing to do for a while.
  await stopActiveWorker(await page.context().newCDPSession(page))
  const whole = await hostBuild({ webRoot: resolve('dist'), dataDir, port: interrupted.port })
  const next = await page.context().newPage()
  await next.goto(whole.url)
  await workerInCharge(next)
  await whole.close()
  await next.goto(`${whole.url}/settings`)
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await rm(folder, { recursive: true })
})
