import { expect, type Page } from '@playwright/test'
import { slotAt } from '#domain/live-tv/schedule.ts'
import { channelsQuery } from '#remote/api/live-tv.ts'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { workerInCharge } from '#support/person.ts'
import { newVisitor } from '#support/visitors.ts'
import { lowWindow } from '#support/watching.ts'

const player = (page: Page) => page.locator('[data-channel-player]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Waits until the channel plays, and says how far its film is from where the clock says, seconds. */
async function awayFromClock(page: Page): Promise<number> {
  const video = player(page).locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused && element.readyState > 2)).toBe(true)
  const { answer, shown, now } = await page.evaluate(async () => ({
    answer: (await (await fetch('/api/catalogue/channels')).json()) as unknown,
    shown: document.querySelector('video')?.currentTime ?? 0,
    now: Date.now(),
  }))
  const channel = channelsQuery.read(answer)?.find(({ id }) => page.url().endsWith(id))
  const start = channel && slotAt(channel, now)?.start
  return start === undefined ? Number.NaN : Math.abs(shown - (now - start) / 1000)
}

/** One film may end, and the next begin, while somebody looks. */
const playsByTheClock = (page: Page): Promise<void> => expect.poll(() => awayFromClock(page)).toBeLessThan(4)

test('channels are found, watched at the second of the clock and changed by key; list and guide are there without the server', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true })
  await page.goto(server.url)
  await workerInCharge(page)
  await page.goto(`${server.url}/live-tv`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(8)
  await page.getByLabel('Search channels').fill('qqq')
  await expect(page.getByText('No channels found.')).toBeVisible()
  await page.getByLabel('Search channels').fill('family')
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Search channels').fill('')
  await page.getByLabel('Category').selectOption('cultural')
  await expect(rows).toHaveCount(3)
  await expect(page).toHaveURL(/category=cultural/)
  // What is chosen while the words are not in the address yet stays chosen.
  await page.getByLabel('Search channels').fill('open')
  await page.getByLabel('Category').selectOption('all')
  await page.getByLabel('Category').selectOption('cultural')
  await expect(page).toHaveURL(/q=open/)
  await expect(page).toHaveURL(/category=cultural/)
  await page.getByLabel('Search channels').fill('')
  await page.getByLabel('Category').selectOption('all')
  expect(await violations(page)).toEqual([])

  await rows.getByRole('link', { name: /Matinee One/ }).click()
  await expect(heading(page)).toHaveText('Matinee One')
  await playsByTheClock(page)
  await expect(page.getByText(/made for Matinee’s demo/)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(heading(page)).toHaveText('Open Cinema')
  await expect(player(page).locator('[data-banner]')).toHaveAttribute('data-shown', 'true')
  await playsByTheClock(page)
  await page.keyboard.press('6')
  await expect(player(page).locator('[data-digits]')).toHaveText('6')
  await expect(heading(page)).toHaveText('Silent Nights')
  await page.keyboard.press('l')
  await expect(heading(page)).toHaveText('Open Cinema')
  // The controls come with the pointer.
  await player(page).hover()
  await player(page).getByRole('button', { name: 'Start over' }).click()
  await expect
    .poll(() =>
      player(page)
        .locator('video')
        .evaluate((element: HTMLVideoElement) => element.currentTime),
    )
    .toBeLessThan(5)
  await player(page).getByRole('button', { name: 'Back to live' }).click()
  await playsByTheClock(page)
  expect(await violations(page)).toEqual([])
  await player(page).hover({ position: { x: 30, y: 120 } })
  await player(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/live-tv/)

  await server.stop()
  await page.reload()
  await expect(rows).toHaveCount(8)
  await page.getByText('Guide', { exact: true }).click()
  await expect(page.getByRole('grid', { name: 'Guide' })).toBeVisible()
  await expect(page.locator('[data-now=true]').first()).toBeVisible()
})

test('favorites have an order, which is that of changing channels; a guide is walked by the arrow keys @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser)
  await page.goto(`${server.url}/live-tv`)
  for (const name of ['Silent Nights', 'Matinee One']) await page.getByRole('button', { name: `Add ${name} to favorites` }).click()
  const favorites = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: 'Favorites' }) })
  const names = () => favorites.getByRole('listitem').getByRole('link').allInnerTexts()
  await expect
    .poll(async () => (await names()).map((text) => /Silent Nights|Matinee One/.exec(text)?.[0]))
    .toEqual(['Silent Nights', 'Matinee One'])
  await page.getByRole('button', { name: 'Arrange' }).click()
  await page.getByRole('button', { name: 'Move Matinee One up' }).press('Enter')
  await expect
    .poll(async () => (await names()).map((text) => /Silent Nights|Matinee One/.exec(text)?.[0]))
    .toEqual(['Matinee One', 'Silent Nights'])
  await page.reload()
  await expect
    .poll(async () => (await names()).map((text) => /Silent Nights|Matinee One/.exec(text)?.[0]))
    .toEqual(['Matinee One', 'Silent Nights'])
  await favorites.getByRole('link', { name: /Matinee One/ }).click()
  await expect(heading(page)).toHaveText('Matinee One')
  await page.keyboard.press('ArrowUp')
  await expect(heading(page)).toHaveText('Silent Nights')
  await page.keyboard.press('ArrowUp')
  await expect(heading(page)).toHaveText('Matinee One')

  await page.goto(`${server.url}/live-tv?view=guide`)
  const grid = page.getByRole('grid', { name: 'Guide' })
  await expect(grid.getByRole('row').nth(1)).toContainText('Matinee One')
  const active = grid.locator('[data-active=true]')
  await active.focus()
  const first = await active.innerText()
  await page.keyboard.press('ArrowRight')
  await expect(active).toBeFocused()
  expect(await active.innerText()).not.toBe(first)
  await page.keyboard.press('ArrowDown')
  await expect(active).toBeFocused()
  await expect(grid.getByRole('row').filter({ has: page.locator('[data-active=true]') })).toContainText('Silent Nights')
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog')
  await expect(details.getByText(/on Silent Nights/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  // What is on when the other channel's next film begins may have begun already.
  await details.getByRole('link', { name: /^(?:Go to Silent Nights|Watch now)$/ }).click()
  await expect(heading(page)).toHaveText('Silent Nights')
})

test('a channel of films plays the copies on the device without the server @full', async ({ browser, server }) => {
  const page = await newVisitor(browser, { worker: true, viewport: lowWindow })
  await page.goto(server.url)
  await workerInCharge(page)
  await page.goto(`${server.url}/live-tv`)
  // The one with the fewest films, all of which are downloaded, so that it does not matter which of them is shown.
  const { id, name, films } = await page.evaluate(async () => {
    const { channels } = (await (await fetch('/api/catalogue/channels')).json()) as {
      channels: { id: string; name: string; films: { watchable: string }[] }[]
    }
    const shortest = channels.filter((one) => one.films.length > 0).toSorted((a, b) => a.films.length - b.films.length)[0]
    if (shortest === undefined) throw new Error('The demo has no channel of films.')
    return shortest
  })
  for (const { watchable } of films) {
    await page.goto(`${server.url}/watch/movie/${watchable.split(':')[1]}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Download/ })
      .click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Downloaded' })).toBeVisible()
  }
  await server.stop()

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/media/demo/')) asked.push(request.url())
  })
  await page.goto(`${server.url}/watch/channel/${id}`)
  await expect(heading(page)).toHaveText(name)
  await playsByTheClock(page)
  expect(asked).toEqual([])
})

test('a radio reads books by the clock, from the copy without the server; whoever likes a book goes on in it @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true })
  await page.goto(server.url)
  await workerInCharge(page)
  // All the books on the air, so that it does not matter which of them is read now.
  await page.goto(`${server.url}/audiobooks`)
  const books = await page.evaluate(async () => {
    const answer = await fetch('/api/catalogue/audiobooks')
    return ((await answer.json()) as { books: { id: string }[] }).books.map(({ id }) => id)
  })
  for (const id of books) {
    await page.goto(`${server.url}/listen/${id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Download/ })
      .click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Downloaded' })).toBeVisible()
  }

  await page.goto(`${server.url}/live-tv`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Reading Room' })
  await expect(row).toContainText('Radio')
  await row.getByRole('link').click()
  await expect(heading(page)).toHaveText('Reading Room')
  const isHeard = () =>
    player(page)
      .locator('video')
      .evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0)
  await expect.poll(isHeard).toBe(true)
  await expect(player(page).locator('[data-heard]')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await server.stop()
  await page.reload()
  await expect(heading(page)).toHaveText('Reading Room')
  await expect.poll(isHeard).toBe(true)
  expect(
    await player(page)
      .locator('video')
      .evaluate((element: HTMLVideoElement) => element.currentSrc),
  ).toContain('/offline-media/')
  await player(page).hover()
  await player(page).getByRole('button', { name: 'Start over' }).click()
  await expect(player(page).getByRole('button', { name: 'Back to live' })).toBeVisible()
  await page.getByRole('link', { name: 'Listen to the book from here' }).click()
  await expect(page).toHaveURL(/\/listen\/demo-[^?]+\?chapter=\d+&t=\d+/)
})
