import { expect, type Page } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { workerInCharge } from '#support/person.ts'
import { newVisitor, register } from '#support/visitors.ts'

const main = (page: Page) => page.getByRole('main')
const place = (page: Page) => main(page).getByLabel('Place in the chapter')
/** The second of the chapter that is heard, on the page of its book. */
const second = async (page: Page): Promise<number> => Number(await place(page).inputValue())
const pressListen = (page: Page) => main(page).getByRole('button', { name: /^(?:Listen|Continue with chapter \d+)$/ })

/** Waits until it plays beyond a second. */
const playsBeyond = (page: Page, beyond: number) => expect.poll(() => second(page)).toBeGreaterThan(beyond)

const bar = (page: Page) => page.getByRole('complementary', { name: 'Audiobook player: Flatland' })
const isCurrent = (page: Page, chapter: string) =>
  expect(main(page).getByRole('button', { name: chapter })).toHaveAttribute('aria-current', 'true')

test('a book is found, heard on while other pages are looked at, and begins at the second where the tab was closed', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser)
  await page.goto(`${server.url}/audiobooks`)
  const cards = main(page).locator('[data-card]')
  await expect(cards).toHaveCount(8)
  // What is chosen while the words are not in the address yet stays chosen.
  await page.getByLabel('Title, author or genre').fill('abbott')
  await page.getByLabel('Language').selectOption('en')
  await expect(cards).toHaveCount(1)
  await expect(page).toHaveURL(/\/audiobooks\?language=en&q=abbott$/)
  await cards.first().click()
  await expect(page).toHaveURL(`${server.url}/listen/demo-flatland/flatland`)

  await pressListen(page).click()
  await expect(main(page).getByRole('button', { name: 'Pause' })).toBeFocused()
  await playsBeyond(page, 1)
  await page.keyboard.press('Escape')
  await main(page).getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('ArrowRight')
  await playsBeyond(page, 30)
  await page.keyboard.press('b')
  await expect(main(page).getByRole('heading', { name: 'Bookmarks' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await main(page).getByRole('link', { name: 'Audiobooks' }).click()
  await expect(bar(page)).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await bar(page).getByRole('link').click()
  await expect(bar(page)).toHaveCount(0)
  // 30 seconds on from the end of the first chapter lie in the second one.
  await main(page).getByRole('button', { name: '30 seconds forward' }).click()
  await isCurrent(page, 'What can be seen there')
  await playsBeyond(page, 12)
  await main(page).getByRole('button', { name: 'Pause' }).click()
  const left = await second(page)
  const again = await page.context().newPage()
  await page.close()

  await again.goto(`${server.url}/audiobooks`)
  await expect(again.getByRole('heading', { name: 'Continue listening' })).toBeVisible()
  await main(again)
    .getByRole('link', { name: /^Flatland Chapter 2 of 3/ })
    .click()
  await pressListen(again).click()
  await isCurrent(again, 'What can be seen there')
  await expect.poll(() => second(again)).toBeGreaterThanOrEqual(left)
  expect(await second(again)).toBeLessThan(left + 10)
})

test('a downloaded book plays from one chapter into the next without the server @full', async ({ browser, server }) => {
  const page = await newVisitor(browser, { worker: true })
  await page.goto(`${server.url}/listen/demo-flatland/flatland`)
  await workerInCharge(page)
  await main(page)
    .getByRole('button', { name: /^Download/ })
    .click()
  await expect(main(page).getByRole('link', { name: 'Downloaded' })).toBeVisible()
  await server.stop()

  await page.goto(`${server.url}/downloads`)
  await expect(page.getByText(/^1 download, \d.* on this device$/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await main(page).locator('a[data-card]').click()
  await pressListen(page).click()
  await playsBeyond(page, 0)
  await place(page).fill('43')
  await isCurrent(page, 'What can be seen there')
  await playsBeyond(page, 0)
  await place(page).fill('32')
  await isCurrent(page, 'A penny on a table')
  await playsBeyond(page, 0)
})

test('where somebody stopped on one device they go on on another, and sleep ends it with the chapter @full', async ({
  browser,
  server,
}) => {
  const token = await register(server.url)
  const phone = await newVisitor(browser, { token })
  await phone.goto(`${server.url}/listen/demo-flatland/flatland?chapter=3&t=5`)
  await pressListen(phone).click()
  await isCurrent(phone, 'A penny on a table')
  await playsBeyond(phone, 5)
  await main(phone).getByRole('button', { name: 'Pause' }).click()
  const left = await second(phone)

  const laptop = await newVisitor(browser, { token })
  await laptop.goto(`${server.url}/listen/demo-flatland/flatland`)
  await expect(pressListen(laptop)).toHaveText('Continue with chapter 3')
  await pressListen(laptop).click()
  await expect.poll(() => second(laptop)).toBeGreaterThanOrEqual(left)
  await main(laptop).getByRole('button', { name: 'Of the nature of Flatland' }).click()
  await isCurrent(laptop, 'Of the nature of Flatland')
  await laptop.getByLabel('Sleep timer').selectOption('End of this chapter')
  await expect(laptop.getByText('Stops at the end of this chapter')).toBeVisible()
  await playsBeyond(laptop, 0)
  await place(laptop).fill('43')
  await isCurrent(laptop, 'What can be seen there')
  await expect(main(laptop).getByRole('button', { name: 'Play' })).toBeVisible()
  expect(await second(laptop)).toBe(0)
})
