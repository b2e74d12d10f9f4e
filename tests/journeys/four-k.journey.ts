import { expect, type Page } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { startFakeJellyfin } from '#support/fake-jellyfin.ts'
import { startFakeTmdb } from '#support/fake-tmdb.ts'
import { test } from '#support/journey.ts'
import { addSource } from '#support/own-sources.ts'
import { cards, titlesShown, workerInCharge } from '#support/person.ts'
import { startServer } from '#support/server-process.ts'
import { newVisitor } from '#support/visitors.ts'
import { movies, plays, video } from '#support/watching.ts'

const main = (page: Page) => page.getByRole('main')
const badges = (page: Page) => main(page).locator('article abbr')
const lines = (page: Page): Promise<number> => video(page).evaluate((element: HTMLVideoElement) => element.videoHeight)

test('from the footer to the titles in 4K; one of them plays with 2160 lines, and without the server the list is still there @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true, viewport: { width: 1280, height: 800 } })
  await page.goto(server.url)
  await workerInCharge(page)
  // What came before the worker was there is kept when it comes again.
  await page.reload()
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: '4K contents' }).click()
  await expect(page).toHaveURL(/\/4k-contents$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4K contents')
  await expect(page).toHaveTitle('4K contents – Matinee')
  await expect(page.locator(cards)).toHaveCount(5)
  await expect(main(page).getByText('5 titles')).toBeVisible()
  await expect(badges(page)).toHaveText(Array.from({ length: 5 }, () => '4K'))
  await expect(badges(page).first()).toHaveAttribute('title', '2160 lines, as its source says')
  expect(await violations(page)).toEqual([])
  const shown = await titlesShown(page)

  await page.locator(cards).first().click()
  await expect(page).toHaveURL(new RegExp(`${shown[0]}-`))
  await main(page)
    .getByRole('link', { name: /^Watch/ })
    .first()
    .click()
  await plays(page)
  await page.keyboard.press('k')
  await page.mouse.move(300, 200)
  await page.getByRole('button', { name: 'Player settings' }).click()
  const size = page.getByRole('dialog', { name: 'Player settings' }).getByLabel('Picture size')
  await expect(size.locator('option')).toHaveText([/Automatic/, '2160p', '360p'])
  await size.selectOption('2160p')
  await expect.poll(() => lines(page)).toBe(2160)
  await server.stop()

  await page.goto(`${server.url}/4k-contents`)
  await expect(page.locator(cards)).toHaveCount(5)
  expect(await titlesShown(page)).toEqual(shown)
})

test('what a server of the person’s own has in 4K comes first; when it fails that is said, and what it had stays @full', async ({
  browser,
  server,
}) => {
  const { silent } = await movies(server.url)
  const show = 91_000_042
  await using jellyfin = await startFakeJellyfin([
    { id: 'item-film', kind: 'Movie', tmdb: silent, height: 2160 },
    { id: 'item-show', kind: 'Series', tmdb: show },
    { id: 'item-episode', kind: 'Episode', height: 2176, of: ['item-show', 1, 1] },
    { id: 'item-small', kind: 'Movie', tmdb: 90_000_001, height: 1080 },
  ])
  const page = await newVisitor(browser, { worker: true, viewport: { width: 320, height: 700 } })
  await addSource(page, server.url, 'Jellyfin server', jellyfin.url)
  await main(page).getByLabel('Name on this server').fill('anna')
  await main(page).getByLabel('Password').fill('a film a day')
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(main(page).getByText(/Signed in as anna/)).toBeVisible()

  jellyfin.mood = 'failing'
  await page.goto(`${server.url}/4k-contents`)
  await expect(main(page).getByText('Living room: It answers with an error of its own.')).toBeVisible()
  await expect(page.locator(cards)).toHaveCount(5)
  expect(await violations(page)).toEqual([])
  jellyfin.mood = 'well'
  await page.reload()
  await expect(page.locator(cards)).toHaveCount(7)
  await expect(main(page).getByText('Living room')).toHaveCount(0)
  await expect(page.locator(cards).first()).toHaveAttribute('href', new RegExp(`/tv/${show}`))
  await expect(page.locator(cards).nth(1)).toHaveAttribute('href', new RegExp(`/movie/${silent}`))
  await expect(badges(page).first()).toHaveAttribute('title', '2176 lines, as its source says')

  await main(page).getByRole('radio', { name: 'Shows' }).click()
  await expect(page).toHaveURL(/\?kind=tv$/)
  await expect(page.locator(cards)).toHaveCount(1)
  await main(page).getByRole('radio', { name: 'Movies' }).click()
  await expect(page.locator(cards)).toHaveCount(6)

  jellyfin.mood = 'failing'
  await server.stop()
  await page.goto(`${server.url}/4k-contents`)
  await expect(page.locator(cards)).toHaveCount(7)
})

test('where no source has anything in 4K that is said, with the way to one’s sources @full', async ({ browser }) => {
  // It does not know the one film of the open catalogue.
  await using tmdb = await startFakeTmdb()
  const server = await startServer({ env: tmdb.env })
  try {
    const page = await newVisitor(browser, { viewport: { width: 320, height: 700 } })
    await page.goto(`${server.url}/4k-contents`)
    await expect(main(page).getByRole('heading', { name: 'Nothing in 4K' })).toBeVisible()
    await expect(main(page).getByText('None of your sources has a title with 2160 lines or more.')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await main(page).getByRole('link', { name: 'Your sources' }).click()
    await expect(page).toHaveURL(/\/sources$/)
  } finally {
    await server.stop()
  }
})
