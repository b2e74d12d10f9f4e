import { type Browser, expect, type Page } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { cards } from '#support/person.ts'
import { newVisitor, register } from '#support/visitors.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const log = (page: Page) => page.getByRole('dialog', { name: 'Recent notices' })

/** Opens the log by the keys of the palette. */
async function openLog(page: Page): Promise<void> {
  const palette = page.getByRole('combobox', { name: 'Search titles, pages and settings' })
  // A key pressed before the app has started is not heard.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible({ timeout: 500 })
  }).toPass()
  await palette.fill('recent notices')
  await expect(page.getByRole('option', { name: 'Recent notices Action' })).toBeVisible()
  // The first line searches for it.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(log(page)).toBeVisible()
}

test('what was told is read again by keyboard, undone from there, and forgotten when somebody leaves @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { token: await register(server.url) })
  await page.goto(`${server.url}/movie/popular`)
  const card = page.locator(cards).first()
  await expect(card).toBeVisible()
  await card.focus()
  const heart = page
    .locator('main li')
    .first()
    .getByRole('button', { name: /favorites/i })
  await expect(async () => {
    await page.keyboard.press('h')
    await expect(toasts(page).getByText('Added to favorites')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('h')
  await expect(toasts(page).getByText('Removed from favorites')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')

  await openLog(page)
  await expect(log(page).getByRole('listitem')).toHaveCount(2)
  await expect(log(page).getByRole('listitem').first()).toContainText('Removed from favorites')
  expect(await violations(page)).toEqual([])
  await log(page).getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(log(page)).toBeHidden()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await openLog(page)
  await expect(log(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  const settings = page.getByRole('button', { name: 'Settings' })
  await settings.click()
  await page.getByRole('button', { name: 'Recent notices' }).click()
  await expect(log(page).getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(settings).toBeFocused()
  await settings.click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await openLog(page)
  await expect(log(page)).toContainText('Nothing was told since this page was opened.')
})

/** Somebody who has known Matinee for days. */
async function oldVisitor(browser: Browser, token: string): Promise<Page> {
  const page = await newVisitor(browser, { token })
  await page.addInitScript(() => localStorage.setItem('visited', '1'))
  return page
}

test('what is new is told once on all devices, never on the first day, and leads to its page @full', async ({ browser, server }) => {
  const token = await register(server.url)
  const newcomer = await newVisitor(browser, { token })
  await newcomer.goto(`${server.url}/settings`)
  await newcomer.getByRole('combobox', { name: 'Preferred source' }).selectOption('What comes with Matinee')
  await expect(toasts(newcomer).getByText('Preferences updated')).toBeVisible()
  await expect(toasts(newcomer).getByText('Enhanced video player')).toHaveCount(0)
  await newcomer.context().close()

  const page = await oldVisitor(browser, token)
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/sync/push') && answer.ok())
  await page.goto(server.url)
  await expect(toasts(page).getByText('Enhanced video player')).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Learn more' }).click()
  await expect(page).toHaveURL(/\/player$/)
  await expect(page.getByRole('main')).toContainText('No video selected yet.')
  await told

  const other = await oldVisitor(browser, token)
  const read = other.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/sync' && answer.ok())
  await other.goto(`${server.url}/settings`)
  await read
  await other.getByRole('switch', { name: /^Spoiler shield/ }).click()
  await expect(other.getByRole('switch', { name: /^Spoiler shield/ })).not.toBeChecked()
  await expect(toasts(other).getByText('Enhanced video player')).toHaveCount(0)
})
