import { expect, type Page } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { addSource } from '#support/own-sources.ts'
import { workerInCharge } from '#support/person.ts'
import { startTinyServer } from '#support/tiny-server.ts'
import { newVisitor } from '#support/visitors.ts'

const player = (page: Page) => page.locator('[data-channel-player]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Waits until the channel plays, and says how far its film is from where the clock says, seconds. */
async function awayFromClock(page: Page): Promise<number> {
  const video = player(page).locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused && element.readyState > 2)).toBe(true)
  return page.evaluate(async () => {
    const answer = await fetch('/api/catalogue/channels')
    const { channels } = (await answer.json()) as { channels: { id: string; films: { seconds: number }[] }[] }
    const films = channels.find(({ id }) => location.pathname.endsWith(id))?.films ?? []
    // All films of the demo are of one length, so that the order does not matter.
    const length = films[0]?.seconds ?? 1
    const by = (Date.now() / 1000) % length
    const shown = document.querySelector('video')?.currentTime ?? 0
    const away = Math.abs(shown - by)
    return Math.min(away, length - away)
  })
}

test('channels are found, watched at the second of the clock and changed by key; list and guide are there without the server', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true })
  await page.goto(server.url)
  await workerInCharge(page)
  await page.goto(`${server.url}/live-tv`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(7)
  await page.getByLabel('Search channels').fill('qqq')
  await expect(page.getByText('No channels found.')).toBeVisible()
  await page.getByLabel('Search channels').fill('family')
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Search channels').fill('')
  await page.getByLabel('Category').selectOption('cultural')
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/category=cultural/)
  await page.getByLabel('Category').selectOption('all')
  expect(await violations(page)).toEqual([])

  await rows.getByRole('link', { name: /Matinee One/ }).click()
  await expect(heading(page)).toHaveText('Matinee One')
  expect(await awayFromClock(page)).toBeLessThan(4)
  await expect(page.getByText(/made for Matinee’s demo/)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(heading(page)).toHaveText('Open Cinema')
  await expect(player(page).locator('[data-banner]')).toHaveAttribute('data-shown', 'true')
  expect(await awayFromClock(page)).toBeLessThan(4)
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
  expect(await awayFromClock(page)).toBeLessThan(4)
  expect(await violations(page)).toEqual([])
  await player(page).hover({ position: { x: 30, y: 120 } })
  await player(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/live-tv/)

  await server.stop()
  await page.reload()
  await expect(rows).toHaveCount(7)
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
  await details.getByRole('link', { name: 'Go to Silent Nights' }).click()
  await expect(heading(page)).toHaveText('Silent Nights')
})

test('a playlist of one’s own brings its channels: some play, a dead one says so and leads on, those for adults wait @full', async ({
  browser,
  server,
}) => {
  const list = `#EXTM3U
#EXTINF:-1 tvg-id="ghost" group-title="News",Ghost
gone.m3u8
#EXTINF:-1 group-title="Movies",Harbour
${server.url}/media/demo/film/360p.mp4
#EXTINF:-1 group-title="Movies",Old Tower
http://192.0.2.1/live.m3u8
#EXTINF:-1 group-title="Adult",Late
late.m3u8
#EXTINF:5640,A film
film.mp4
`
  await using host = await startTinyServer((request, response) => {
    response.writeHead(request.url === '/all.m3u' ? 200 : 404, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
    response.end(request.url === '/all.m3u' ? list : '')
  })
  const page = await newVisitor(browser, { worker: true })
  const again = page.waitForEvent('load', { predicate: (opened) => opened.url().includes('/sources') })
  await addSource(page, server.url, 'Playlist', `${host.url}/all.m3u`)
  await again
  await expect(page.getByText('all.m3u').first()).toBeVisible()
  await page.goto(`${server.url}/live-tv`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(10)
  await expect(rows.filter({ hasText: 'Old Tower' })).toContainText('Plays in other programs only')
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(rows).toHaveCount(11)
  await page.getByRole('button', { name: 'Hide them' }).click()

  await rows.getByRole('link', { name: /Ghost/ }).click()
  await expect(page.getByText('This channel does not play here')).toBeVisible()
  await expect(page.getByText('It is no longer at its address.')).toBeVisible()
  await page.getByRole('button', { name: 'Next channel' }).last().click()
  await expect(heading(page)).toHaveText('Harbour')
  await expect(page.getByText('From all.m3u')).toBeVisible()
  await expect
    .poll(() =>
      player(page)
        .locator('video')
        .evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0),
    )
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect(rows.filter({ hasText: 'Ghost' })).toContainText('Not on the air')
  await expect(rows.filter({ hasText: 'Harbour' })).toContainText('Plays here')
})

test('a playlist from a file brings its channels on this device alone, also without the server, until it is removed @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true })
  await page.addInitScript(() => Object.defineProperty(globalThis, 'showOpenFilePicker', { value: undefined }))
  await page.goto(`${server.url}/sources`)
  await workerInCharge(page)
  await page.getByLabel('What it is').selectOption('Playlist')
  const choose = async (text: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles({ name: 'mine.m3u', mimeType: 'audio/x-mpegurl', buffer: Buffer.from(text) })
  }
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await expect(page.getByText('Say first that you may use what is there.')).toBeVisible()
  await page.getByRole('switch', { name: 'I may use what this file lists' }).click()
  await choose('<html>')
  await expect(page.getByText('This is no playlist of channels')).toBeVisible()
  await choose(`#EXTM3U\n#EXTINF:-1,Lighthouse\n${server.url}/media/demo/film/360p.mp4\n`)
  await expect(page.getByText('a file, on this device alone')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto(`${server.url}/live-tv`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Lighthouse' })
  await expect(row).toBeVisible()
  await server.stop()
  await page.reload()
  await expect(row).toBeVisible()
  await page.goto(`${server.url}/sources`)
  await page.getByRole('button', { name: 'Remove mine.m3u' }).click()
  await page.goto(`${server.url}/live-tv`)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(row).toHaveCount(0)
})
