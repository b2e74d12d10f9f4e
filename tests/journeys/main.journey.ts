import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { ada, cards, heart, logIn, signUp, titlesShown, workerInCharge } from '#support/person.ts'

/** Opens the first titles of the list that is shown and comes back to it; answers with their addresses. */
async function lookAtThree(page: Page, list: string): Promise<string[]> {
  const seen: string[] = []
  for (const index of [0, 1, 2]) {
    await page.goto(list)
    await page.locator(cards).nth(index).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(heart(page)).toBeVisible()
    seen.push(page.url())
  }
  return seen
}

async function expectTitle(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(heart(page)).toBeVisible()
}

/** Presses the heart of a title and waits until it shows the new state. */
async function pressHeart(page: Page, address: string, becomes: 'kept' | 'let go'): Promise<void> {
  await expectTitle(page, address)
  await expect(heart(page)).toHaveAttribute('aria-pressed', String(becomes !== 'kept'))
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', String(becomes === 'kept'))
}

async function favorites(page: Page, base: string, count: number): Promise<string[]> {
  await page.goto(`${base}/favorites`)
  // What was kept of this screen shows what it was when it was left.
  await expect(page.locator('#kept')).toHaveCount(0)
  await expect(page.locator(cards)).toHaveCount(count)
  return titlesShown(page)
}

const bare = (address: string): string => /\/(?:movie|tv)\/\d+/.exec(address)?.[0] ?? address

test('open, browse, keep, go offline, crash, come back: everything is there, and on a second device', async ({ server, openBrowser }) => {
  const base = server.url
  const phone = await openBrowser()
  let page = await phone.context.newPage()

  await signUp(page, base, ada)
  await workerInCharge(page)
  await expect(page.locator(cards).first()).toBeVisible()
  const [first = '', second = '', third = ''] = await lookAtThree(page, `${base}/movie/popular`)
  await page.goto(base)
  await expect(page.locator(cards).first()).toBeVisible()
  await pressHeart(page, first, 'kept')
  await pressHeart(page, second, 'kept')

  await server.stop()
  await page.goto(base)
  await page.reload()
  await expect(page.locator(cards).first()).toBeVisible()
  for (const address of [first, second, third]) await expectTitle(page, address)
  expect(await favorites(page, base, 2)).toEqual([bare(second), bare(first)])
  await pressHeart(page, third, 'kept')
  await pressHeart(page, first, 'let go')

  await phone.kill()
  const again = await openBrowser(phone.profile)
  page = await again.context.newPage()
  const kept = [bare(third), bare(second)]
  expect(await favorites(page, base, 2)).toEqual(kept)
  await page.goto(base)
  await expect(page.locator(cards).first()).toBeVisible()

  await server.startAgain()
  const laptop = await openBrowser()
  const other = await laptop.context.newPage()
  await logIn(other, base, ada)
  await other.goto(`${base}/favorites`)
  await expect.poll(() => titlesShown(other)).toEqual(kept)
  expect(await favorites(page, base, 2)).toEqual(kept)
})
