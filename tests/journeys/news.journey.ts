import { expect, type Page } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { ada, heart, logIn, signUp, workerInCharge } from '#support/person.ts'
import { newVisitor } from '#support/visitors.ts'

const keptPictures = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('article-pictures')).keys()).length)

test('news of one’s language, read and saved; what was seen once is there without the server, and what was saved stays @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true })
  await page.goto(server.url)
  await workerInCharge(page)
  await page.goto(`${server.url}/news`)
  const articles = page.getByRole('main').getByRole('listitem')
  await expect(articles).toHaveCount(12)
  await expect(articles.first()).toContainText('The Lantern')
  await expect(articles.getByText('Unread')).toHaveCount(12)
  const headline = (await page.locator('main li a span[lang]').first().textContent()) ?? ''
  expect(await violations(page)).toEqual([])

  await articles.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  const saved = page.getByRole('button', { name: 'Saved', exact: true })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  await expect(saved).toBeFocused()
  expect(await violations(page)).toEqual([])
  // A story leads to the title it is about, in the app.
  await expect(page.locator('article a[href^="/movie/"]').first()).toBeVisible()
  await expect.poll(() => keptPictures(page)).toBeGreaterThan(0)
  // What was seen may go, the worker's cache and the browser's own.
  await page.evaluate(() => caches.delete('images'))
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await server.stop()

  await page.goto(`${server.url}/news`)
  await expect(articles).toHaveCount(12)
  await expect(articles.getByText('Unread')).toHaveCount(11)
  await page.getByLabel('Language').selectOption('de')
  await expect(articles.first()).toContainText('Kinoblatt')
  await page.getByLabel('Source').selectOption('The Lantern')
  await expect(page.getByText('This source has nothing in this language.')).toBeVisible()
  await page.getByLabel('Language').selectOption('all')
  await expect(articles).toHaveCount(12)
  // One that was never opened is here as well.
  await articles.nth(3).getByRole('link').click()
  await expect(page.locator('article p').nth(2)).toBeVisible()

  await page.goto(`${server.url}/news?view=saved`)
  await articles.getByRole('link', { name: headline }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
  const picture = page.locator('article img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Saved', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await expect.poll(() => keptPictures(page)).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
})

test('favorites and watchlist tell what is new for them, without the server too; a saved article is on another device of the account @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true, viewport: { width: 390, height: 844 } })
  await signUp(page, server.url, ada)
  await workerInCharge(page)
  await page.goto(`${server.url}/news?view=yours`)
  await expect(page.getByRole('heading', { name: 'No titles of yours yet' })).toBeVisible()
  const { results } = (await (await fetch(`${server.url}/tmdb/3/movie/upcoming`)).json()) as { results: { id: number; title: string }[] }
  const [movie] = results
  if (movie === undefined) throw new Error('The demo has no movie that is still to come.')
  await page.goto(`${server.url}/movie/${movie.id}`)
  await heart(page).click()
  await expect(heart(page)).toHaveAccessibleName(/^Remove /)
  await page.goto(`${server.url}/news?view=yours`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: movie.title })
  await expect(row.getByText(/^Comes out on /)).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.goto(`${server.url}/news`)
  const articles = page.getByRole('main').getByRole('listitem')
  await articles.nth(1).getByRole('link').click()
  const headline = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()

  const other = await newVisitor(browser)
  await logIn(other, server.url, ada)
  await other.goto(`${server.url}/news?view=saved`)
  await expect(other.getByRole('main').getByRole('link', { name: headline })).toBeVisible()

  await server.stop()
  await page.goto(`${server.url}/news?view=yours`)
  await expect(row.getByText(/^Comes out on /)).toBeVisible()
})
