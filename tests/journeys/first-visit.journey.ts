import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { anyTitle, heart, workerInCharge } from '#support/person.ts'

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
