import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { cards, workerInCharge } from '#support/person.ts'
import { newVisitor, register } from '#support/visitors.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the settings' })
const toast = (page: Page, words: string) => page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true })

test('every setting is found by words of its name or of what it does, and what was found is announced and has its address @full', async ({
  page,
  server,
}) => {
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.locator('main section')).toHaveCount(7)

  await search(page).fill('COLOUR pressed')
  await expect(page.getByRole('status').filter({ hasText: 'No setting has these words.' })).toBeVisible()
  await search(page).fill('color pressed')
  await expect(page.getByRole('status').filter({ hasText: '1 setting has these words.' })).toBeVisible()
  await expect(page.locator('main section li')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: 'Emerald' })).toBeVisible()
  await expect(page).toHaveURL(/\?q=color/)
  await page.reload()
  await expect(search(page)).toHaveValue('color pressed')
  await expect(page.locator('main section li')).toHaveCount(1)
})

test('the address of a setting leads to it, and the focus with it; the palette knows it by its name @full', async ({ page, server }) => {
  await page.goto(`${server.url}/settings#region`)
  const region = page.locator('main li#region')
  await expect(region).toBeFocused()
  await expect(region).toBeInViewport()
  await expect(region).toHaveAttribute('data-named', 'true')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Keyboard' }).click()
  await expect(page).toHaveURL(/#keyboard$/)
  await expect(page.getByRole('heading', { name: 'Keyboard', exact: true })).toBeFocused()

  await page.goto(server.url)
  await expect(page.locator(cards).first()).toBeVisible()
  const palette = page.getByRole('combobox', { name: 'Search titles, pages and settings' })
  // A key pressed before the app has started is not heard.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible({ timeout: 500 })
  }).toPass()
  await palette.fill('spoiler')
  await page.getByRole('option', { name: /Spoiler shield/ }).click()
  await expect(page).toHaveURL(/\/settings#spoiler-shield$/)
  await expect(page.locator('#spoiler-shield')).toBeFocused()
})

test('what is set is said in the words of the specification, and is set on another device too @full', async ({ browser, server }) => {
  const token = await register(server.url)
  const page = await newVisitor(browser, { token })
  await page.goto(`${server.url}/settings`)
  const notifications = page.getByRole('switch', { name: /^Notifications/ })
  await expect(notifications).toBeChecked()
  await notifications.click()
  await expect(toast(page, 'Notifications disabled')).toBeVisible()
  await page.getByRole('switch', { name: /^Watch history/ }).click()
  await expect(toast(page, 'Watch History Disabled')).toBeVisible()
  await page.getByRole('combobox', { name: 'Preferred source' }).selectOption('What comes with Matinee')
  await expect(toast(page, 'Preferences updated')).toBeVisible()
  await expect(toast(page, 'Your preferences have been saved successfully.')).toBeVisible()

  const other = await newVisitor(browser, { token })
  await other.goto(`${server.url}/settings`)
  await expect(other.getByRole('switch', { name: /^Notifications/ })).not.toBeChecked()
  await expect(other.getByRole('switch', { name: /^Watch history/ })).not.toBeChecked()
  await expect(other.getByRole('combobox', { name: 'Preferred source' })).toHaveValue('built-in')
})

const wentOffline = 'You are offline. Everything you saved is here.'

/** Opens the settings once toasts are there, and goes offline. */
async function goOffline(page: Page, base: string, before: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(`${base}/settings#notifications`)
  await before(page)
  await page.context().setOffline(true)
  await expect(page.getByRole('button', { name: /^Offline/ })).toBeVisible()
}

test('who wants no notifications is not told that the network went, who wants them is @full', async ({ browser, server }) => {
  const told = await newVisitor(browser, { worker: true })
  await goOffline(told, server.url, async (page) => {
    await workerInCharge(page)
    await page.getByRole('switch', { name: /^Spoiler shield/ }).click()
    await expect(toast(page, 'Preferences updated')).toBeVisible()
  })
  await expect(toast(told, wentOffline)).toBeVisible()

  const untold = await newVisitor(browser, { worker: true })
  await goOffline(untold, server.url, async (page) => {
    await workerInCharge(page)
    await page.getByRole('switch', { name: /^Notifications/ }).click()
    await expect(toast(page, 'Notifications disabled')).toBeVisible()
  })
  // What a person does is answered, after what would have been told of the network.
  await untold.getByRole('switch', { name: /^Watch history/ }).click()
  await expect(toast(untold, 'Watch History Disabled')).toBeVisible()
  await expect(toast(untold, wentOffline)).toHaveCount(0)
})

/** Lets files fall onto the place for them, as from the desktop. */
async function dropFiles(page: Page, files: readonly { name: string; text: string }[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer()
    for (const { name, text } of dropped) transfer.items.add(new File([text], name))
    return transfer
  }, files)
  await page.locator('[data-import]').dispatchEvent('drop', { dataTransfer })
}

test('lists of another service are shown before they are taken over; what is not found is named with its line @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { token: await register(server.url) })
  await page.goto(`${server.url}/settings#import`)
  const heading = 'Date,Name,Year,Letterboxd URI'
  await dropFiles(page, [
    { name: 'watchlist.csv', text: `${heading}\n2024-02-01,Sintel,2010,x\n2024-02-01,No Such Film,2010,x\n` },
    { name: 'bank.csv', text: 'Date,Amount\n2024-02-01,5\n' },
  ])
  await expect(page.getByText('This is what an import would do. Nothing is changed yet.')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Watchlist 1 0' })).toBeVisible()
  await expect(page.getByText('watchlist.csv, line 3: No Such Film (2010): not found under exactly this name and year')).toBeVisible()
  await expect(page.getByText('bank.csv: This is no backup of Matinee')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 entry' }).click()
  await expect(page.locator('[data-import]').getByText('1 entry was imported.')).toBeVisible()
  await page.goto(`${server.url}/watchlist`)
  await expect(page.locator(cards).first()).toContainText('Sintel')
})

test('a backup is restored on another device, without a network for what it holds itself @full', async ({ browser, server }) => {
  const page = await newVisitor(browser)
  await page.goto(`${server.url}/settings`)
  const rated = { rated_at: '2024-01-02T03:04:05Z', rating: 8, movie: { title: 'Kept', year: 1999, ids: { tmdb: 603 } } }
  await dropFiles(page, [{ name: 'ratings.json', text: JSON.stringify([rated]) }])
  await page.getByRole('button', { name: 'Import 1 entry' }).click()
  await expect(page.locator('[data-import]').getByText('1 entry was imported.')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a backup' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ format: 'matinee', version: 1, ratings: [{ media_id: 603, stars: 4 }] })

  const other = await newVisitor(browser, { worker: true })
  await other.goto(`${server.url}/settings#import`)
  await expect(other.locator('[data-import]')).toBeVisible()
  await workerInCharge(other)
  await other.context().setOffline(true)
  await dropFiles(other, [{ name: 'matinee.json', text }])
  await expect(other.getByRole('row', { name: 'Ratings 1 0' })).toBeVisible()
  await other.getByRole('button', { name: 'Import 1 entry' }).click()
  await expect(other.locator('[data-import]').getByText('1 entry was imported.')).toBeVisible()
  await dropFiles(other, [{ name: 'matinee.json', text: text.replace('"version": 1', '"version": 2') }])
  await expect(other.getByText('This backup was made by a later version of Matinee.')).toBeVisible()
  await expect(other.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
})
