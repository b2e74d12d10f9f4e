import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { chooseThisDevice, workerInCharge } from '#support/person.ts'
import { looks, newVisitor, popularMovies } from '#support/visitors.ts'

test('while the lists of the day cannot be had, home takes those of the week, and nothing waits for ever @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser)
  await page.route(/\/tmdb\/3\/trending\/(?:movie|tv)\/day/, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(server.url)
  const main = page.getByRole('main')
  for (const name of ['Trending movies', 'Trending shows'])
    await expect(main.getByRole('region', { name }).locator('article').first()).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Also trending today' })).toBeAttached()
  const rotating = main.locator('[aria-roledescription="carousel"][aria-label="Trending now"]')
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(rotating.getByRole('link', { name: /^Watch / })).not.toHaveCount(0, { timeout: 300 })
  }).toPass()
  await expect(main.getByText('Loading')).toHaveCount(0)
})

test('what waits on the watchlist stands on home from the next visit on, without the server as well, and leaves with a tap @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true })
  const [movie] = await popularMovies(server.url)
  await page.goto(`${server.url}/movie/${movie?.id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to watchlist$/ })
    .click()
  await chooseThisDevice(page)
  await page.goto(server.url)
  await workerInCharge(page)
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(([key, home]) => key.startsWith('home:') && /"fromWatchlist":\[\{/.test(home)),
  )
  await page.reload()
  const row = page.getByRole('main').getByRole('region', { name: 'From your watchlist' })
  await expect(row.getByRole('link', { name: movie?.title ?? '' })).toBeVisible()
  await server.stop()
  await page.reload()
  await row.getByRole('button', { name: /^Remove .+ from watchlist$/ }).click()
  await expect(row).toHaveCount(0)
})

test('while pictures are on their way, every frame has the ink of its title, in both themes @full', async ({ browser, server }) => {
  for (const look of looks) {
    const page = await newVisitor(browser, { look })
    await page.route('**/img/**', () => undefined)
    await page.goto(`${server.url}/movie/popular`)
    const cards = page.getByRole('main').locator('article')
    await expect(cards.first()).toBeVisible()
    const grounds = await cards
      .locator('a > span:first-child')
      .evaluateAll((frames) => frames.map((frame) => getComputedStyle(frame).backgroundColor))
    // Six inks on a page of twenty titles, and nothing else.
    expect(new Set(grounds).size).toBeGreaterThan(2)
    for (const ground of grounds) expect(Math.max(...(ground.match(/\d+/g) ?? []).map(Number))).toBeLessThan(100)
    await page.context().close()
  }
})

test('a picture that has been shown to anybody before stands in its own color while it is on its way @full', async ({
  browser,
  server,
}) => {
  const [first, second] = await popularMovies(server.url)
  await fetch(`${server.url}/img/w185${first?.poster_path}.webp`)
  const page = await newVisitor(browser)
  await page.route('**/img/**', () => undefined)
  await page.goto(`${server.url}/movie/popular`)
  const pictureOf = (title = '') => page.getByRole('main').locator('article', { hasText: title }).first().locator('img')
  const colorOf = (title = '') => pictureOf(title).evaluate((image) => getComputedStyle(image).backgroundColor)
  await expect(pictureOf(first?.title)).toHaveCSS('opacity', '1')
  expect(await colorOf(first?.title)).toMatch(/^rgb\(\d+, \d+, \d+\)$/)
  expect(await colorOf(second?.title)).toBe('rgba(0, 0, 0, 0)')
  await page.context().close()
})

test('home is arranged from its second view: on a phone from below, on a desktop in a dialog in the middle @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(server.url)
  const arrange = page.getByRole('main').getByRole('button', { name: 'Arrange home' })
  await expect(arrange).toBeVisible()
  expect(await arrange.evaluate((button) => button.getBoundingClientRect().bottom + scrollY)).toBeLessThan(2 * 844)
  await arrange.click()
  const dialog = page.getByRole('dialog', { name: 'Arrange home' })
  const edges = () =>
    dialog.evaluate((panel) => ({ above: panel.getBoundingClientRect().top, below: innerHeight - panel.getBoundingClientRect().bottom }))
  await expect.poll(async () => (await edges()).below).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(async () => Math.abs((await edges()).above - (await edges()).below)).toBeLessThan(2)
  expect((await edges()).below).toBeGreaterThan(20)
})
