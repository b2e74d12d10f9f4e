import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { workerInCharge } from '#support/person.ts'

const root = (page: Page) => page.locator('html')
const background = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('language, theme and accent change at once and are there after a reload, offline too', async ({ page, serverProcess: server }) => {
  await page.goto(server.url)
  await workerInCharge(page)
  const dark = await background(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Light' }).click({ force: true })
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await page.getByRole('radio', { name: 'Emerald' }).click({ force: true })
  await expect(root(page)).toHaveAttribute('data-accent', 'emerald')
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true })
  await expect(root(page)).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('button', { name: 'Einstellungen' })).toBeVisible()

  await server.stop()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Einstellungen' })).toBeVisible()
  await expect(root(page)).toHaveAttribute('lang', 'de')
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await expect(root(page)).toHaveAttribute('data-accent', 'emerald')
  expect(await background(page)).not.toBe(dark)
})

test('the theme of the system is followed while nobody chose one of their own', async ({ page, server }) => {
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'System' }).click({ force: true })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
})
