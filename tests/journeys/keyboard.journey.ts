import { expect, type Locator, type Page } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { cards } from '#support/person.ts'
import { newVisitor, register } from '#support/visitors.ts'

/** Whether a person can see where the focus is: an outline or a ring on the focused element, or on what it labels. */
const focusIsVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return false
    const marked = [focused, focused.closest('label'), focused.nextElementSibling, focused.parentElement]
    return marked.some((element) => {
      if (element === null) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    })
  })

const focusIsInView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { top, bottom, left, right } = document.activeElement?.getBoundingClientRect() ?? new DOMRect(-1, -1, 0, 0)
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })

/** Presses Tab until `target` has the focus; on the way every stop must be visible. */
async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  for (let press = 0; press < limit; press += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')
    expect.soft(await focusIsVisible(page), `focus is seen at ${where}`).toBe(true)
    expect.soft(await focusIsInView(page), `focus is on screen at ${where}`).toBe(true)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab did not reach ${String(target)} in ${limit} steps.`)
}

test('desktop: skip link, menus and settings work by keyboard, and the focus goes back where it came from', async ({ page, server }) => {
  await page.goto(server.url)
  await page.locator(cards).first().waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  // Not by a reload: the address leads past the menus now.
  await page.goto(server.url)
  await page.locator(cards).first().waitFor()
  const movies = page.getByRole('button', { name: 'Movies', exact: true })
  await tabTo(page, movies)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Popular' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(movies).toBeFocused()

  const settings = page.getByRole('button', { name: 'Settings' })
  await tabTo(page, settings)
  await page.keyboard.press('Enter')
  const dark = page.getByRole('radio', { name: 'Dark' })
  await dark.waitFor({ state: 'attached' })
  await tabTo(page, dark)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(settings).toBeFocused()
})

test('phone: the sheet takes the focus, keeps it, and gives it back on Escape and on Back', async ({ browser, server }) => {
  const page = await newVisitor(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(server.url)
  await page.locator(cards).first().waitFor()
  const more = page.getByRole('button', { name: 'More', exact: true })
  const sheet = page.getByRole('dialog')
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && focused?.closest('dialog') === null
    })
    expect(outside, 'focus stays in the sheet').toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(more).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(more).toBeFocused()
})

test('desktop: letters act on the card that has the focus, arrows lead from row to row, G and a letter to a place @full', async ({
  browser,
  server,
}) => {
  const token = await register(server.url)
  const page = await newVisitor(browser, { token })
  await page.goto(`${server.url}/movie/popular`)
  const card = page.locator('main article a[data-card]').first()
  await card.waitFor()
  const heart = page.locator('main article').first().getByRole('button')
  await expect(async () => {
    await card.focus()
    await page.keyboard.press('h')
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 })
  }).toPass()
  await expect(page.getByText('Added to favorites')).toBeVisible()
  await page.keyboard.press('w')
  await expect(page.getByText('Added to watchlist')).toBeVisible()
  await page.keyboard.press('w')
  await expect(page.getByText('Removed from watchlist')).toBeVisible()
  // One stop of Tab per card.
  await page.keyboard.press('Tab')
  await expect(page.locator('main article a[data-card]').nth(1)).toBeFocused()

  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL(`${server.url}/`)
  const rows = page.locator('main section ul')
  await rows.nth(1).locator('[data-card]').first().waitFor()
  await rows.nth(0).locator('[data-card]').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(
    rows
      .nth(0)
      .getByRole('link', { name: /^Watch / })
      .nth(1),
  ).toBeFocused()
  await page.keyboard.press('ArrowDown')
  expect(await rows.nth(0).evaluate((row) => row.contains(document.activeElement))).toBe(false)
  await page.keyboard.press('ArrowUp')
  await expect(rows.nth(0).locator('[data-card]').nth(1)).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect(page).toHaveURL(/\/watch\/movie\//)
})

test('desktop: the slash leads to the search; a question mark shows all keys, and letters can be turned off there @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser)
  await page.goto(`${server.url}/movie/popular`)
  await page.locator(cards).first().waitFor()
  const search = page.getByRole('combobox', { name: 'Search movies and shows' })
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(search).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(search).toHaveValue('')
  await page.keyboard.press('?')
  await expect(search).toHaveValue('?')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toBeVisible()
  expect(await violations(page)).toEqual([])
  await keys.getByRole('switch', { name: /^Letters and symbols do nothing/ }).click()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('/')
  await expect(search).not.toBeFocused()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL(`${server.url}/movie/popular`)
})
