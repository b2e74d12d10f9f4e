import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { ada, cards, chooseThisDevice, fillLogin, heart, saveOnDevice, titlesShown, workerInCharge } from '#support/person.ts'
import { newVisitor, popularMovies, register } from '#support/visitors.ts'

test('a guest is asked once where titles are kept; later ones are kept there at once, with Undo, until they want to be asked again', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { viewport: { width: 390, height: 844 } })
  const [first, second] = await popularMovies(server.url)
  await saveOnDevice(page, server.url, first?.id)
  await page.goto(`${server.url}/movie/${second?.id}`)
  await heart(page).click()
  const saved = page.getByRole('status').filter({ hasText: 'Saved on this device' })
  await expect(saved.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await saved.getByRole('button', { name: 'Undo' }).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('dialog').getByRole('switch', { name: 'Keep titles on this device without asking' }).click()
  await page.keyboard.press('Escape')
  await heart(page).click()
  await expect(page.getByText('Authentication required')).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('notices of one kind take one place, never more than two are shown on a phone, and what was pressed stays in sight @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { viewport: { width: 390, height: 844 } })
  const [first] = await popularMovies(server.url)
  await saveOnDevice(page, server.url, first?.id)
  const bookmark = page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Add|Remove) .+ (?:to|from) watchlist$/ })
    .first()
  const notices = page.getByRole('region', { name: 'Notifications' }).getByRole('status')
  for (const isKept of ['true', 'false', 'true', 'false']) {
    await bookmark.click()
    await expect(bookmark).toHaveAttribute('aria-pressed', isKept)
  }
  await expect(notices).toHaveText([/^Saved on this device/, /^Removed from this device/])
  const shownHeight = await page.getByRole('region', { name: 'Notifications' }).evaluate((region) => region.getBoundingClientRect().height)
  expect(shownHeight).toBeLessThan(844 / 2)
  await notices.last().getByRole('button', { name: 'Undo' }).click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await expect(notices.filter({ hasText: 'Removed from this device' })).toHaveCount(1)

  await page.goto(server.url)
  const low = page.locator('main button[aria-pressed]').filter({ visible: true })
  await expect(low.first()).toBeVisible()
  const lowest = await low.evaluateAll((buttons) => {
    const middles = buttons.map((button) => button.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)
    const inSight = middles.filter((middle) => middle < innerHeight - 80)
    return middles.indexOf(Math.max(...inSight))
  })
  const box = await low.nth(lowest).boundingBox()
  if (box === null) throw new Error('The lowest heart is gone.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(notices.first()).toBeVisible()
  const covered = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('[role="status"]') !== null, [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ] as const)
  expect(covered).toBe(false)
})

test('a guest may save on the device, and what was saved joins the account at sign-in', async ({ browser, server }) => {
  const base = server.url
  await register(base)
  const [first, second] = await popularMovies(base)
  const page = await newVisitor(browser)

  await page.goto(`${base}/movie/${second?.id}`)
  await heart(page).click()
  const toast = page.getByRole('status').filter({ hasText: 'Authentication required' })
  await toast.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login/)

  await page.goto(`${base}/movie/${first?.id}`)
  await heart(page).click()
  await expect(toast).toContainText('Please log in to add items to your favorites.')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await toast.getByRole('button', { name: 'Save on this device' }).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')

  await page.goto(`${base}/login?next=/movie/${second?.id}`)
  await fillLogin(page, ada)
  await expect(page).toHaveURL(new RegExp(`/movie/${second?.id}`))
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')

  await page.goto(`${base}/favorites`)
  await expect(page.locator(cards)).toHaveCount(2)
  expect((await titlesShown(page)).toSorted()).toEqual([`/movie/${first?.id}`, `/movie/${second?.id}`].toSorted())

  const elsewhere = await newVisitor(browser)
  await elsewhere.goto(`${base}/login`)
  await fillLogin(elsewhere, ada)
  await expect(elsewhere).toHaveURL(`${base}/`)
  await elsewhere.goto(`${base}/favorites`)
  await expect(elsewhere.locator(cards)).toHaveCount(2)
})

test('what a guest has watched meanwhile may be taken off the watchlist at once, with Undo @full', async ({ browser, server }) => {
  const page = await newVisitor(browser)
  const movies = (await popularMovies(server.url)).slice(0, 2)
  for (const { id } of movies) {
    await page.goto(`${server.url}/movie/${id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add .+ to watchlist$/ })
      .click()
    await chooseThisDevice(page)
    await expect(page.getByRole('main').getByRole('button', { name: /^Remove .+ from watchlist$/ })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Watched' }).click()
  await page.goto(`${server.url}/on-this-device?list=watchlist`)
  await expect(page.locator(cards)).toHaveCount(2)
  const told = page.getByRole('region', { name: 'Watched' })
  await expect(told).toContainText('You have watched 1 of these')
  expect(await violations(page)).toEqual([])
  await told.getByRole('button', { name: 'Take off the list' }).click()
  await expect(page.locator(cards)).toHaveCount(1)
  await expect(told).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.locator(cards)).toHaveCount(2)
})

test('a guest who opens the favorites is asked to log in, and then sees them @full', async ({ browser, server }) => {
  await register(server.url)
  const page = await newVisitor(browser)
  await page.goto(`${server.url}/favorites`)
  await expect(page).toHaveURL(/\/login\?next=/)
  await fillLogin(page, ada)
  await expect(page).toHaveURL(`${server.url}/favorites`)
})

test('what a device keeps can be taken along as a file, and cleared with Undo @full', async ({ browser, server }) => {
  const base = server.url
  const [first] = await popularMovies(base)
  const page = await newVisitor(browser)
  await saveOnDevice(page, base, first?.id)
  await page.goto(`${base}/on-this-device`)
  await expect(page.locator(cards)).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()])
  expect(download.suggestedFilename()).toMatch(/^matinee-.*\.json$/)
  const exported = JSON.parse(await readFile(await download.path(), 'utf8')) as { favorites: { media_id: number }[] }
  expect(exported.favorites.map(({ media_id }) => media_id)).toEqual([first?.id])

  await page.getByRole('button', { name: 'Clear everything' }).click()
  await expect(page.getByText('Nothing kept yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.locator(cards)).toHaveCount(1)
})

test('a guest puts the lists of the device in order, finds in them and removes several at once, without the server as well @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true })
  const movies = (await popularMovies(server.url)).slice(0, 3)
  for (const { id } of movies) await saveOnDevice(page, server.url, id)
  await page.getByRole('button', { name: /^Add .+ to watchlist$/ }).click()
  await expect(page.getByRole('button', { name: /^Remove .+ from watchlist$/ })).toBeVisible()
  await page.goto(`${server.url}/on-this-device`)
  await expect(page.locator(cards)).toHaveCount(3)
  expect(await violations(page)).toEqual([])
  await workerInCharge(page)
  await server.stop()
  await page.reload()

  await page.getByLabel('Sort by').selectOption('By name')
  await expect(page).toHaveURL(/list=favorites&order=name/)
  const { compare } = new Intl.Collator('en')
  const byName = movies.toSorted((one, other) => compare(one.title, other.title))
  await expect.poll(() => titlesShown(page)).toEqual(byName.map(({ id }) => `/movie/${id}`))
  const lists = page.getByRole('navigation', { name: 'Library' })
  await lists.getByRole('link', { name: 'Watchlist' }).click()
  await expect(page.locator(cards)).toHaveCount(1)
  await lists.getByRole('link', { name: 'Favorites' }).click()
  await page.getByRole('button', { name: 'Find in this list' }).click()
  await page.keyboard.type(movies[2]?.title ?? '')
  await expect(page.locator(cards)).toHaveCount(1)
  await page.getByRole('button', { name: 'Find in this list' }).click()

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('No account needed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.locator(cards)).toHaveCount(3)
})
