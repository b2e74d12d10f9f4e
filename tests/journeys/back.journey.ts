import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { cards, workerInCharge } from '#support/person.ts'
import { newVisitor } from '#support/visitors.ts'

/** Where somebody is on home: how far down, how far along one row, and what has the focus. */
interface Place {
  down: number
  along: number
  focus: string | null
}

const row = '[data-scroll-restoration-id="row-top-rated-movies"]'

const placeOn = (page: Page): Promise<Place> =>
  page.evaluate((strip) => {
    const along = document.querySelector(strip)?.scrollLeft ?? Number.NaN
    return { down: Math.round(scrollY), along: Math.round(along), focus: document.activeElement?.getAttribute('href') ?? null }
  }, row)

/** Scrolls home down to a row and the row along, and opens a title from it; answers with where that was. */
async function leaveFromTheMiddle(page: Page): Promise<Place> {
  const strip = page.locator(row)
  await strip.scrollIntoViewIfNeeded()
  await expect(strip.locator('a[data-card]').nth(9)).toBeAttached()
  await strip.evaluate((element) => element.scrollTo({ left: 900, behavior: 'instant' }))
  const card: Locator = strip.locator('a[data-card]').nth(6)
  await card.hover()
  await page.waitForTimeout(400)
  const { down, along } = await placeOn(page)
  const focus = await card.getAttribute('href')
  await card.click()
  await expect(page).toHaveURL(/\/movie\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { down, along, focus }
}

test('Back gives home as it was left: how far down, how far along the row, and the focus; after a reload as well', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true })
  await page.goto(server.url)
  await page.locator(cards).first().waitFor()
  await workerInCharge(page)
  const devtools = await page.context().newCDPSession(page)
  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    'at once': async () => undefined,
    'after a reload': () => page.reload(),
    'on a slow device, before the app runs': async () => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.reload({ waitUntil: 'commit' })
    },
  }
  for (const [message, before] of Object.entries(ways)) {
    const left = await leaveFromTheMiddle(page)
    await before()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(`${server.url}/`)
    await expect.poll(() => placeOn(page), { message }).toEqual(left)
  }
})
