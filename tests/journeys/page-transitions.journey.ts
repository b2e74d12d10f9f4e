import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { cards } from '#support/person.ts'
import { newVisitor } from '#support/visitors.ts'

/** Notes in the page which transitions there are, and of what. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[][] = []
    Object.assign(globalThis, { noted })
    const note = (): void => {
      const parts = document.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []))
      noted.push(parts.filter((part) => part.startsWith('::view-transition-group')))
    }
    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (...given) {
      const transition = start.apply(this, given)
      void transition.ready.then(note)
      return transition
    }
  })
}

const noted = (page: Page): Promise<string[][]> => page.evaluate(() => (globalThis as { noted?: string[][] }).noted ?? [])
const poster = '::view-transition-group(poster)'

test('a poster grows into its page, others fade, Back is at once, and focus and title follow @full', async ({ browser, server }) => {
  const page = await newVisitor(browser, { reducedMotion: 'no-preference' })
  await noteTransitions(page)
  await page.goto(`${server.url}/movie/popular`)
  const card = page.locator(`${cards}[data-poster]`).first()
  await expect(page.locator('footer a').first()).toBeAttached()
  await card.click()
  await expect(page).toHaveURL(/\/movie\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => noted(page)).toEqual([expect.arrayContaining([poster])])

  await page.goBack()
  await expect(card).toBeFocused()
  expect(await noted(page)).toHaveLength(1)

  await page.evaluate(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...given) {
      document.documentElement.dataset['faded'] = this.id
      return animate.apply(this, given)
    }
  })
  await page.getByRole('link', { name: 'Library' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('html[data-faded="main"]')).toBeAttached()
  expect(await noted(page)).toHaveLength(1)
})

test('what is pressed while pages change is pressed @full', async ({ browser, server }) => {
  const page = await newVisitor(browser, { reducedMotion: 'no-preference' })
  await page.goto(`${server.url}/movie/popular`)
  await expect(page.locator('footer a').first()).toBeAttached()
  // As slow as it takes to press something in between.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync('::view-transition-group(*) { animation-duration: 10s !important }')
    document.adoptedStyleSheets = [slow]
    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (...given) {
      const transition = start.apply(this, given)
      const wait = (): void => {
        document.addEventListener('click', () => setTimeout(() => transition.skipTransition(), 50), { once: true, capture: true })
        document.documentElement.dataset['changing'] = 'true'
      }
      void transition.ready.then(wait)
      return transition
    }
  })
  await page.locator(`${cards}[data-poster]`).first().click()
  await expect(page.locator('html[data-changing]')).toBeAttached()
  const { x, y, width, height } = await page
    .locator('header')
    .getByRole('link', { name: 'Matinee' })
    .evaluate((link) => link.getBoundingClientRect().toJSON() as DOMRect)
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page).toHaveURL(`${server.url}/`)
})
