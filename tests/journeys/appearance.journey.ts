import { expect, type Page } from '@playwright/test'
import { barColor } from '#product/appearance.ts'
import { test } from '#support/journey.ts'
import { cards, workerInCharge } from '#support/person.ts'
import { newVisitor, popularMovies } from '#support/visitors.ts'

const root = (page: Page) => page.locator('html')
const barColorOf = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content')
const background = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('language, theme and accent change at once and are there after a reload, offline too @full', async ({ page, server }) => {
  await page.goto(server.url)
  await workerInCharge(page)
  const dark = await background(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Light' }).click({ force: true })
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await page.getByRole('radio', { name: 'Emerald' }).click({ force: true })
  await expect(root(page)).toHaveAttribute('data-accent', 'emerald')
  expect(await barColorOf(page)).toBe(barColor('light', '#10B981'))
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true })
  await expect(root(page)).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('button', { name: 'Einstellungen' })).toBeVisible()

  await server.stop()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Einstellungen' })).toBeVisible()
  await expect(root(page)).toHaveAttribute('lang', 'de')
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await expect(root(page)).toHaveAttribute('data-accent', 'emerald')
  expect(await barColorOf(page)).toBe(barColor('light', '#10B981'))
  expect(await background(page)).not.toBe(dark)

  // A start from the home screen: another window, without the one that the language was chosen in.
  const [started] = await Promise.all([page.context().newPage(), page.close()])
  await started.goto(server.url)
  await expect(root(started)).toHaveAttribute('lang', 'de')
  await expect(started.getByRole('heading', { name: 'Filme im Trend' })).toBeVisible()
  await expect(started.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.de.webmanifest')
})

test('the theme of the system is followed while nobody chose one of their own @full', async ({ page, server }) => {
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'System' }).click({ force: true })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
})

test('on the narrowest phone, in German, the heart of a card covers neither poster nor name, and no control is cut off @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { viewport: { width: 320, height: 640 }, look: { language: 'de', theme: 'light' } })
  const [movie] = await popularMovies(server.url)
  await page.goto(`${server.url}/movie/${movie?.id}`)
  await page.locator('main button[aria-pressed]').first().click()
  await page.getByRole('button', { name: 'Auf diesem Gerät speichern' }).click()
  for (const path of ['/movie/popular', '/on-this-device']) {
    await page.goto(server.url + path)
    await page.locator(cards).first().waitFor()
    const covered = await page.locator('main article').evaluateAll((articles) =>
      articles.flatMap((article) => {
        const sign = article.querySelector('button svg')?.getBoundingClientRect()
        const words = [...article.querySelectorAll('a > span')].flatMap((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return part.querySelector('img') ? [part.getBoundingClientRect()] : [...range.getClientRects()]
        })
        const isOver = (box: DOMRect): boolean =>
          sign !== undefined && box.left < sign.right && sign.left < box.right && box.top < sign.bottom && sign.top < box.bottom
        return sign === undefined || words.some(isOver) ? [article.textContent] : []
      }),
    )
    expect(covered).toEqual([])
    const cut = await page.locator('main :is(button, select, a[class])').evaluateAll((controls) =>
      controls
        .filter((control) => control.clientWidth > 0 && control.closest('article') === null)
        .filter((control) => control.scrollWidth > control.clientWidth + 1)
        .map((control) => control.textContent),
    )
    expect(cut).toEqual([])
  }
  await page.goto(`${server.url}/movie/discover`)
  const platforms = page.getByRole('group', { name: 'Plattformen' }).getByRole('button')
  await expect(platforms.last()).toHaveText('Mehr')
  const heights = await platforms.evaluateAll((buttons) => buttons.map(({ clientHeight }) => clientHeight))
  expect(Math.max(...heights), 'a line of words each').toBeLessThan(50)
})

test('offers are those of the country the browser is set to, until another one is chosen @full', async ({ browser, server }) => {
  for (const [locale, region] of [
    ['de-DE', 'DE'],
    ['pt-BR', 'US'],
  ] as const) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByLabel('Region')).toHaveValue(region)
    await page.getByLabel('Region').selectOption('FR')
    await page.reload()
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByLabel('Region')).toHaveValue('FR')
    await context.close()
  }
})

test('where nobody lists offers, lists and platforms say whose they show @full', async ({ browser, server }) => {
  const page = await newVisitor(browser)
  const note = page.getByRole('main').getByText('Nobody lists offers for Chad. Shown instead: United States.')
  await page.goto(`${server.url}/movie/netflix`)
  await expect(page.locator(cards).first()).toBeVisible()
  await expect(note).toHaveCount(0)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Region').selectOption('TD')
  await page.keyboard.press('Escape')
  await expect(note).toBeVisible()
  await page.goto(`${server.url}/movie/popular`)
  await expect(page.locator(cards).first()).toBeVisible()
  await expect(note).toHaveCount(0)
  await page.goto(`${server.url}/?platforms=netflix`)
  await expect(note).toBeVisible()
})
